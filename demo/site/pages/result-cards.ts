import { html } from 'hono/html';

import { addressLines } from '../../../src/domain/address-lines';
import { cardPictureSizes as sizes, cardPictureWidths } from '../../../src/domain/pictures';
import type { CardProperty } from '../../server/property-json';
import { propertyUrl } from '../../server/property-json';
import { shownPriceLabel } from '../../server/shown-price';
import { rooms } from './card';
import { picture } from './picture';

/** The fallback of `agency-search-results`: the homes as plain links that look like the drawn cards. */
export const resultCards = (properties: readonly CardProperty[]) =>
  html`<ul class="agency-cards" role="list">
    ${properties.map((property, index) => html`<li class="agency-cards-item">${card(property, index < 2)}</li>`)}
  </ul>`;

const card = (property: CardProperty, eager: boolean) => {
  const [house, place] = addressLines(property.displayAddress);
  const { amount, qualifier } = shownPriceLabel(property);
  return html`<article class="agency-card site-result">
    <div class="agency-card-media">
      ${
        property.photos[0]
          ? picture(property.photos[0], { widths: cardPictureWidths, sizes, eager })
          : html`<p class="site-result-none">No image</p>`
      }
    </div>
    <div class="agency-card-body">
      <p class="agency-card-price">
        <span class="agency-card-amount">${amount}</span> <span class="agency-card-qualifier">${qualifier}</span>
      </p>
      <h3 class="agency-card-heading">
        <a class="agency-card-link" href="${propertyUrl(property)}">
          <span class="agency-card-house">${house}</span>
          <span class="agency-card-place">${place}</span>
        </a>
      </h3>
      <p class="agency-card-facts">${rooms(property)}</p>
    </div>
  </article>`;
};
