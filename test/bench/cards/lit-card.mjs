import { html, LitElement, nothing, svg } from 'lit';

/** What a Lit author would write for the same card: one element, light DOM, the same markup and style sheet. */
const saved = new Map();
const hearts = new Map();
const show = (id, value) => {
  const heart = hearts.get(id);
  if (value) saved.set(id, heart.home);
  else saved.delete(id);
  heart.requestUpdate();
};

/** Saves a home, so that it is saved on the next page too. */
const save = (id, value) => {
  show(id, value);
  localStorage.setItem('litSaved', JSON.stringify([...saved.values()]));
};

/** As if another tab had saved them all. */
export const saveAll = (ids, value) => ids.forEach((id) => show(id, value));

const path = (text) =>
  svg`<svg class="agency-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${text}></path></svg>`;
const lines = (address) => [address.slice(0, address.indexOf(', ')), address.slice(address.indexOf(', ') + 2)];
const fact = (count, noun) =>
  html`<li class="agency-card-fact">
    ${path('M3 12h18')}${count}<span class="agency-visually-hidden"> ${noun}s</span>
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
    hearts.set(this.home.property_id, this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    hearts.delete(this.home.property_id);
  }

  turn(step) {
    this.current = Math.max(0, Math.min(this.home.photos.length - 1, this.current + step));
  }

  render() {
    const { property_id: id, display_address: address, photos, status, price, propertyType } = this.home;
    const isSaved = saved.has(id);
    const [house, place] = lines(address);
    const link = html`<a class="agency-card-link" href=${this.home.property_url} title=${address}
      ><span class="agency-card-house">${house}</span><span class="agency-visually-hidden">, </span
      ><span class="agency-card-place">${place}</span><span class="agency-visually-hidden">, ${price}</span></a
    >`;
    return html`<article class="agency-card">
      <div class="agency-card-media" role="group" aria-roledescription="carousel" aria-label="Photos of ${address}">
        <a class="agency-card-strip" href=${this.home.property_url} tabindex="-1" aria-hidden="true"
          ><img
            class="agency-card-picture"
            src=${photos[this.current].url}
            alt=${photos[this.current].imageAlt}
            loading="lazy"
        /></a>
        <p class="agency-visually-hidden">
          Photo ${this.current + 1} of ${photos.length}: ${photos[this.current].imageAlt}
        </p>
        <button
          type="button"
          class="agency-card-turn agency-card-turn-previous"
          aria-label="Previous photo of ${address}"
          aria-disabled=${this.current === 0 ? 'true' : nothing}
          @click=${() => this.turn(-1)}
        >
          ${path('M15 5l-7 7 7 7')}
        </button>
        <button
          type="button"
          class="agency-card-turn agency-card-turn-next"
          aria-label="Next photo of ${address}"
          @click=${() => this.turn(1)}
        >
          ${path('M9 5l7 7-7 7')}
        </button>
        <p class="agency-card-counter" aria-hidden="true">${this.current + 1}/${photos.length}</p>
      </div>
      <p class="agency-card-labels"><span class="agency-status-label">${status}</span></p>
      <span class="agency-card-heart"
        ><button
          type="button"
          class="agency-save"
          aria-pressed=${String(isSaved)}
          aria-label="Save ${address}"
          @click=${() => save(id, !isSaved)}
        >
          ${path('M12 20l-8-8')}
        </button></span
      >
      <div class="agency-card-body">
        <p class="agency-card-price">
          <span class="agency-card-amount">£825,000</span> <span class="agency-card-qualifier">Guide price</span>
        </p>
        ${
          this.headingLevel === '4'
            ? html`<h4 class="agency-card-heading">${link}</h4>`
            : html`<h3 class="agency-card-heading">${link}</h3>`
        }
        <ul class="agency-card-facts">
          ${fact(this.home.bedrooms, 'bedroom')}${fact(this.home.bathrooms, 'bathroom')}${fact(this.home.receptionRooms, 'reception room')}
          <li class="agency-card-type">${propertyType}</li>
        </ul>
      </div>
    </article>`;
  }
}
customElements.define('lit-card', LitCard);
