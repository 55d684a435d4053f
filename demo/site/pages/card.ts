import { html } from 'hono/html';

import { cardPictureSizes as sizes, cardPictureWidths } from '../../../src/domain/pictures';
import type { CardProperty } from '../../server/property-json';
import { propertyUrl } from '../../server/property-json';
import { shownPrice } from '../../server/shown-price';
import { picture } from './picture';

/** A property card: our tag, with a link as its fallback. */
const card = (property: CardProperty) =>
  html`<li class="agency-cards-item">
    <agency-property-card property-id="${property.id}">
      <article class="site-card">
        ${property.photos[0] && picture(property.photos[0], { widths: cardPictureWidths, sizes })}
        <h3 class="site-card-title"><a href="${propertyUrl(property)}">${property.displayAddress}</a></h3>
        <p>${shownPrice(property)}</p>
        <p>${rooms(property)}</p>
      </article>
    </agency-property-card>
  </li>`;

/** A list of property cards. */
export const cards = (properties: readonly CardProperty[]) =>
  html`<ul class="agency-cards" role="list">
    ${properties.map(card)}
  </ul>`;

/** '3 bedrooms, 2 bathrooms, 1 reception room'; nothing for land. */
export function rooms({ bedrooms, bathrooms, receptionRooms }: CardProperty) {
  const counted = [
    [bedrooms, 'bedroom'],
    [bathrooms, 'bathroom'],
    [receptionRooms, 'reception room'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
    .join(', ');
}
