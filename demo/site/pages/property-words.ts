import { html } from 'hono/html';

import { labelTones, propertyStatus } from '../../../src/domain/property-status';
import type { Property as CardData } from '../../../src/domain/property';
import { tradeOf, tradeTag } from '../../../src/domain/trades';
import type { Property } from '../../server/schema';
import { shownPriceLabel } from '../../server/shown-price';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** A date of a property in words: '2 November 2026'. */
export const dateInWords = (date: Date | string) => day.format(new Date(date));

/** A sale or an open day of the agency, which lists them beside its homes. */
export const isEvent = ({ department }: Property) => department === 'antiques' || department === 'services';

/** Whether a visitor can still view it and buy or rent it; a lot sold at auction may still be marked for sale. */
export const isOffered = (property: Property, card: CardData) =>
  ['For sale', 'To let'].includes(property.status) && !propertyStatus(card).isSold && !isEvent(property);

/** The list of everything that is offered like it. */
export function listOf({ channel, tags, department }: Property) {
  const search = { channel, tags: department === 'antiques' ? [department] : tags };
  const { names, how } = tradeOf(search);
  const tag = tradeTag(search);
  const [, many] = names;
  return {
    label: `${many.charAt(0).toUpperCase()}${many.slice(1)} ${how}`.trim(),
    url: tag ? `/properties/${channel}/tag-${tag}` : `/properties/${channel}`,
  };
}

/** What it is called in a heading: 'home', 'property', 'sale' or 'open day'. */
export function nameOf({ bedrooms, department }: Property) {
  if (department === 'antiques') return 'sale';
  if (department === 'services') return 'open day';
  return bedrooms > 0 ? 'home' : 'property';
}

/** The heading of those that are like it. */
export function similarHeading(property: Property) {
  if (isEvent(property)) return `More ${nameOf(property)}s`;
  return property.bedrooms > 0 ? 'Similar homes nearby' : 'Others like this nearby';
}

/** Such as 'Terraced house for sale, freehold. Added on 2 November 2026.' and 'Flat, let agreed. …' */
export function introduction(property: Property, card: CardData) {
  const { propertyType, channel, tenure, createdAt } = property;
  const label = propertyStatus(card).labels.find((each) => !labelTones.has(each));
  const how = label
    ? `, ${label.toLowerCase().replace('stc', 'subject to contract')}`
    : channel === 'sales'
      ? ' for sale'
      : ' to let';
  const tenureWords = tenure ? `, ${tenure.toLowerCase()}` : '';
  return `${propertyType}${isEvent(property) ? '' : how}${tenureWords}. Added on ${dateInWords(createdAt)}.`;
}

/** The price with what qualifies it in small type beside the figure, as the elements show it. */
export function price(property: Property) {
  const { amount, qualifier } = shownPriceLabel(property);
  return /^p/.test(qualifier)
    ? html`${amount} <span class="site-price-words">${qualifier}</span>`
    : html`<span class="site-price-words">${qualifier}</span> ${amount}`;
}
