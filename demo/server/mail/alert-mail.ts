import { html } from 'hono/html';

import { counted } from '../../../src/domain/counted';
import { describeSearch } from '../../../src/domain/describe-search';
import type { AlertFrequency } from '../../../src/domain/saved-search';
import type { Search } from '../../../src/domain/search';
import { formatSearchQuery } from '../../../src/domain/search-address';
import { tradeOf } from '../../../src/domain/trades';
import type { Services } from '../environment';
import { propertyUrl, type CardProperty } from '../property-json';
import type { Place, SavedSearch } from '../schema';
import { shownPrice } from '../shown-price';
import { stopAddress } from './alert-links';
import type { Mail } from './mail';

/** The content of an alert mail. */
interface News {
  to: string;
  saved: SavedSearch;
  search: Search;
  place: Place | undefined;
  /** The new homes, newest first. */
  homes: readonly CardProperty[];
}

type MailServices = Pick<Services, 'agency' | 'secret' | 'siteUrl'>;
type Letter = ReturnType<typeof letterOf>;

const mostShown = 20;
const longestSentence = 200;
/** Tested word by word, since one pattern for the whole text would take the square of its length. */
const linkSigns = /:\/\/|@|[.。．｡]\p{L}/u;
const howOften: Readonly<Record<AlertFrequency, string>> = {
  I: 'as soon as a new one comes in',
  W: 'at most once a week',
  M: 'at most once a month',
  N: '',
};

/** The alert email about a search's new homes, as plain text and as HTML without pictures. */
export function alertMail(services: MailServices, news: News): Mail {
  const letter = letterOf(services, news);
  return {
    to: news.to,
    subject: `${letter.count}: ${letter.sentence}`,
    text: asText(letter),
    html: String(asHtml(letter)),
    stopUrl: letter.stop,
  };
}

function letterOf(services: MailServices, { saved, search, place, homes }: News) {
  const { agency, siteUrl } = services;
  const shown = homes.slice(0, mostShown);
  const [one, many] = tradeOf(search).names;
  return {
    agency: agency.name,
    count: counted(homes.length, [`new ${one}`, `new ${many}`]),
    everyOne: `See every ${one} in this search`,
    sentence: sentenceOf(search, place),
    homes: shown.map((home) => ({
      address: home.displayAddress,
      facts: factsOf(home),
      url: siteUrl + propertyUrl(home),
    })),
    more: homes.length > shown.length ? `and ${homes.length - shown.length} more` : '',
    howOften: howOften[saved.alertFrequency],
    all: `${siteUrl}/search?${formatSearchQuery({ ...search, sorted: 'most-recent-first' })}`,
    stop: stopAddress(services, saved),
    account: `${siteUrl}/#/user/saved-searches`,
  };
}

/**
 * The search in words, without anything an email program could turn into a link: its author may not be the recipient.
 */
function sentenceOf(search: Search, place: Place | undefined): string {
  const named = place && { placeId: place.id, name: place.name, countyName: place.countyName ?? '' };
  return describeSearch({ ...search, place: named })
    .replace(/\S+/g, (word) => (linkSigns.test(word) ? '…' : word))
    .replace(/\s+/g, ' ')
    .slice(0, longestSentence);
}

function factsOf(home: CardProperty): string {
  const beds = home.bedrooms === 1 ? '1 bedroom' : `${home.bedrooms} bedrooms`;
  return [shownPrice(home), home.bedrooms > 0 && beds, home.propertyType.toLowerCase()].filter(Boolean).join(', ');
}

const asText = ({ count, sentence, homes, more, everyOne, all, howOften: often, stop, account, agency }: Letter) =>
  `${count} for your search: ${sentence}

${homes.map(({ address, facts, url }) => `${address}\n${facts}\n${url}\n`).join('\n')}${more && `\n${more}\n`}
${everyOne}:
${all}

You asked us to email you ${often}. To stop emails about this search:
${stop}

To change how often, or to see everything you saved:
${account}

${agency}
`;

const asHtml = ({ count, sentence, homes, more, everyOne, all, howOften: often, stop, account, agency }: Letter) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${count}: ${sentence}</title>
      </head>
      <body style="margin:0;padding:24px 16px;font-family:Georgia,serif;font-size:17px;line-height:1.5">
        <div style="max-width:560px;margin:0 auto">
          <p style="margin:0 0 24px">${agency}</p>
          <h1 style="margin:0 0 8px;font-size:24px;font-weight:normal;line-height:1.25">${count} for your search</h1>
          <p style="margin:0 0 24px"><a href="${all}">${sentence}</a></p>
          ${homes.map(
            ({ address, facts, url }) =>
              html`<p style="margin:0;padding:16px 0;border-top:1px solid #ccc">
                <a href="${url}" style="font-weight:bold">${address}</a><br />${facts}
              </p>`,
          )}
          <p style="margin:0 0 24px;padding:16px 0;border-top:1px solid #ccc">
            ${more && html`${more} · `}<a href="${all}">${everyOne}</a>
          </p>
          <p style="margin:0;font-size:14px">
            You asked us to email you ${often}. <a href="${stop}">Stop emails about this search</a>, or
            <a href="${account}">change how often in your account</a>.
          </p>
        </div>
      </body>
    </html>`;
