import { html, LitElement, nothing, svg } from 'lit';

import { addressLines } from '../../../src/domain/address-lines';
import { cardPictureWidths, pictureAt, pictureSet } from '../../../src/domain/pictures';
import { priceLabel } from '../../../src/domain/price-label';
import { propertyStatus } from '../../../src/domain/property-status';
import { bath, bed, sofa } from '../../../src/ui/icons/facts';
import { chevronLeft, chevronRight } from '../../../src/ui/icons/directions';
import { heart } from '../../../src/ui/icons/visitor';

/**
 * The same card as a Lit author would write it: one element, light DOM, the same domain rules, markup and style sheet.
 */
const saved = new Map();
const hearts = new Map();
const show = (id, value) => {
  const heart = hearts.get(id);
  if (value) saved.set(id, heart.home);
  else saved.delete(id);
  heart.requestUpdate();
};

/** Saves a home persistently, for the next page too. */
const save = (id, value) => {
  show(id, value);
  localStorage.setItem('litSaved', JSON.stringify([...saved.values()]));
};

/** Shows all homes as saved, as a change in another tab would. */
export const saveAll = (ids, value) => ids.forEach((id) => show(id, value));

const sizes = 'auto, (min-width: 1160px) 25vw, (min-width: 900px) 33vw, (min-width: 560px) 50vw, 100vw';
const icon = (path, look = '') =>
  svg`<svg class="agency-icon ${look}" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
const fact = (path, count, noun) =>
  html`<li class="agency-card-fact">
    ${icon(path, 'agency-icon-small')}<span class="agency-card-count"
      >${count}<span class="agency-visually-hidden"> ${noun}s</span></span
    >
  </li>`;

export class LitCard extends LitElement {
  static properties = {
    home: { attribute: false },
    current: { state: true },
    headingLevel: { attribute: 'heading-level' },
  };

  constructor() {
    super();
    this.current = 0;
    this.headingLevel = '3';
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    hearts.set(this.home.propertyId, this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    hearts.delete(this.home.propertyId);
  }

  turn(step) {
    this.current = Math.max(0, Math.min(this.home.photos.length - 1, this.current + step));
  }

  render() {
    const { propertyId: id, propertyUrl: href, displayAddress: address, photos, propertyType } = this.home;
    const isSaved = saved.has(id);
    const { labels } = propertyStatus(this.home);
    const { amount, qualifier, spokenQualifier } = priceLabel(this.home);
    const [house, place] = addressLines(address);
    const photo = photos[this.current];
    const link = html`<a class="agency-card-link" href=${href}
      ><span class="agency-card-house">${house}<span class="agency-card-comma">, </span></span
      ><span class="agency-card-place">${place}<span class="agency-card-comma">, </span></span
      ><span class="agency-visually-hidden">${amount} ${spokenQualifier}</span></a
    >`;
    return html`<article class="agency-card">
      <div class="agency-card-media" role="group" aria-label="Photos of ${address}">
        <a class="agency-card-strip" href=${href} tabindex="-1" aria-hidden="true"
          ><img
            class="agency-card-picture"
            alt=${photo.imageAlt}
            loading="lazy"
            decoding="async"
            sizes=${sizes}
            srcset=${pictureSet(photo.url, cardPictureWidths)}
            src=${pictureAt(photo.url, 768)}
        /></a>
        <p class="agency-visually-hidden">Photo ${this.current + 1} of ${photos.length}: ${photo.imageAlt}</p>
        <button
          type="button"
          class="agency-card-turn agency-card-turn-previous"
          aria-label="Previous photo of ${address}"
          aria-disabled=${this.current === 0 ? 'true' : nothing}
          @click=${() => this.turn(-1)}
        >
          ${icon(chevronLeft, 'agency-icon-turning')}
        </button>
        <button
          type="button"
          class="agency-card-turn agency-card-turn-next"
          aria-label="Next photo of ${address}"
          @click=${() => this.turn(1)}
        >
          ${icon(chevronRight, 'agency-icon-turning')}
        </button>
        <p class="agency-card-counter" aria-hidden="true">${this.current + 1}/${photos.length}</p>
      </div>
      <p class="agency-card-labels">${labels.map((label) => html`<span class="agency-status">${label}</span>`)}</p>
      <span class="agency-card-heart"
        ><button
          type="button"
          class="agency-save"
          aria-pressed=${String(isSaved)}
          aria-label="Save ${address}"
          @click=${() => save(id, !isSaved)}
        >
          ${icon(heart)}
        </button></span
      >
      <div class="agency-card-body">
        <p class="agency-card-price">
          <span class="agency-card-amount">${amount}</span> <span class="agency-card-qualifier">${qualifier}</span>
        </p>
        ${
          this.headingLevel === '4'
            ? html`<h4 class="agency-card-heading" title=${address}>${link}</h4>`
            : html`<h3 class="agency-card-heading" title=${address}>${link}</h3>`
        }
        <ul class="agency-card-facts" role="list">
          ${fact(bed, this.home.bedrooms, 'bedroom')}${fact(bath, this.home.bathrooms, 'bathroom')}${fact(
            sofa,
            this.home.receptionRooms,
            'reception room',
          )}
          <li class="agency-card-type">${propertyType}</li>
        </ul>
      </div>
    </article>`;
  }
}
customElements.define('lit-card', LitCard);
