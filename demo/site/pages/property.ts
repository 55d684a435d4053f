import { html } from 'hono/html';

import { staffPictureWidths } from '../../../src/domain/pictures';
import { tenantWords } from '../../../src/domain/prescribed-words';
import { propertyStatus } from '../../../src/domain/property-status';
import type { Property as CardData } from '../../../src/domain/property';
import { cardWords } from '../../../src/domain/property-words';
import { telephoneUrl } from '../../../src/domain/telephone';
import { energyBand } from '../../pictures/plans/energy-bands';
import type { CardProperty } from '../../server/property-json';
import type { Branch, Property, StaffMember } from '../../server/schema';
import { isNewHome } from '../new-homes-form';
import { mortgageFallback, stampDutyFallback } from './calculator-fallbacks';
import { cards, rooms } from './card';
import { contactFallback, contactFallbackOf } from './contact-fallback';
import { newHomesFallback, viewingFallback } from './lead-fallbacks';
import { picture } from './picture';
import { drawing, picturesFallback, propertyPictures } from './property-pictures';
import { dateInWords, introduction, isEvent, isOffered, listOf, nameOf, price, similarHeading } from './property-words';
import { routeTarget } from './route-target';

interface PropertyPage {
  property: Property;
  card: CardData;
  branch: Branch;
  negotiator: StaffMember;
  similar: readonly CardProperty[];
  /** CSRF token for the page's forms. */
  token: string;
  /** Its own whole URL, for those who print it. */
  address: string;
}

/** The page of one property. */
export const propertyPage = ({ property, card, branch, negotiator, similar, token, address }: PropertyPage) =>
  html`<div class="site-trail">
      <agency-back-to-search><a href="/search">Search homes</a></agency-back-to-search>
      <nav class="site-crumbs" aria-label="Breadcrumb">
        <a href="/">Home</a> / <a href="${listOf(property).url}">${listOf(property).label}</a> /
        <span>${property.town}</span>
      </nav>
      <agency-property-pager></agency-property-pager>
    </div>
    ${propertyPictures(property, propertyStatus(card).labels)}
    <div class="site-property">
      <div class="site-property-head">
        <h1 class="site-h1">${property.displayAddress}</h1>
        <p class="site-lead site-muted">${introduction(property, card)}</p>
        <p class="site-keyline">${[rooms(property), floorArea(property)].filter(Boolean).join(', ')}</p>
        <p class="site-printed-only">${address}</p>
      </div>
      ${summary(property, card, branch, negotiator)}
      <div class="site-property-body">
        ${facts(property)}
        <section aria-labelledby="about">
          <h2 class="site-h2" id="about">About this ${nameOf(property)}</h2>
          ${property.description.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
          <ul class="site-ticks">
            ${property.features.map((feature) => html`<li>${feature}</li>`)}
          </ul>
        </section>
        ${drawing('floorplan', 'Floorplan', '/floorplan', 'Enlarge the floorplan', property.floorplans)}
        ${drawing('energy', 'Energy performance', '/epc-chart', 'Enlarge the energy chart', property.epcCharts)}
        <section aria-labelledby="where">
          <h2 class="site-h2" id="where">Where it is</h2>
          <agency-property-map lat="${property.lat}" lng="${property.lng}">
            <p class="site-text">${property.displayAddress}. <a href="${mapAddress(property)}">See it on a map</a></p>
          </agency-property-map>
        </section>
        ${calculators(property, card)} ${feesFallback(property)}
        ${isOffered(property, card) ? viewingFallback(property, token) : ''}
        ${contactFallback({
          route: '/contact-office',
          heading: 'Contact the office',
          telephone: telephoneOf(property, branch),
          email: branch.email,
        })}
        ${contactFallbackOf(negotiator)} ${isNewHome(property) ? newHomesFallback(property, token) : ''}
        ${picturesFallback(property)}
      </div>
    </div>
    <section class="site-section" aria-labelledby="similar">
      <h2 class="site-h2" id="similar">${similarHeading(property)}</h2>
      ${cards(similar)}
    </section>`;

const telephoneOf = ({ channel }: Property, { salesTelephone, lettingsTelephone }: Branch) =>
  channel === 'sales' ? salesTelephone : lettingsTelephone;

const summary = (property: Property, card: CardData, branch: Branch, negotiator: StaffMember) => {
  const telephone = telephoneOf(property, branch);
  return html`<aside class="site-summary" aria-label="Price and contact">
    ${isEvent(property) ? '' : html`<p class="site-price">${price(property)}</p>`}
    ${hasCosts(property, card) ? html`<a class="site-costs" href="#/calculator">Mortgage and stamp duty</a>` : ''}
    ${
      isOffered(property, card)
        ? html`<a class="site-button" href="#/book-a-viewing">Book a viewing</a>`
        : html`<a class="site-button" href="#/contact-office">Contact the office</a>`
    }
    <p class="site-ways">
      ${isOffered(property, card) ? html`<a href="#/contact-office">Contact the office</a>` : ''}
      <a href="${telephoneUrl(telephone)}">Call ${telephone}</a>
      ${isNewHome(property) ? html`<a href="#/new-homes-enquiry">Register your interest</a>` : ''}
      ${property.lettingsFeeText ? html`<a href="#/tenant-info">What a tenant pays</a>` : ''}
    </p>
    <agency-save-property property-id="${property.id}" look="button"></agency-save-property>
    <div class="site-person">
      ${picture(negotiator.avatar, { widths: staffPictureWidths, sizes: '56px' })}
      <p>
        <a href="/staff/${negotiator.urlLabel}">${negotiator.firstName} ${negotiator.surname}</a><br />
        <span class="site-muted">${negotiator.jobTitle}</span><br />
        <a href="#/contact-staff-member/${negotiator.id}">Write to ${negotiator.firstName}</a>
      </p>
    </div>
  </aside>`;
};

const facts = (property: Property) => {
  const rows = [
    [isEvent(property) ? 'Date' : 'Auction', property.auctionDate && dateInWords(property.auctionDate)],
    ['Tenure', property.tenure],
    ['Council tax', property.councilTaxBand && `Band ${property.councilTaxBand}`],
    ['Energy rating', property.epcCurrent && `${energyBand(property.epcCurrent)} (${property.epcCurrent})`],
    ['Floor area', floorArea(property)],
    ['Land', property.acreage && `${property.acreage} ${cardWords.acres(property.acreage)}`],
    ['Type', property.propertyType],
    ['Pets', property.channel === 'lettings' && property.bedrooms > 0 && (property.pets ? 'Considered' : 'Ask us')],
  ].filter(([, value]) => value);
  return html`<section aria-labelledby="glance">
    <h2 class="site-h2" id="glance">At a glance</h2>
    <dl class="site-facts">
      ${rows.map(
        ([name, value]) =>
          html`<div class="site-fact">
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
};

/** Whether a buyer pays the tax on homes: shops, offices and land have rates of their own. */
const hasCosts = (property: Property, card: CardData) =>
  isOffered(property, card) &&
  property.channel === 'sales' &&
  property.priceValue !== null &&
  !property.tags.some((tag) => tag === 'commercial' || tag === 'land');

const calculators = (property: Property, card: CardData) =>
  !hasCosts(property, card)
    ? ''
    : html`<section aria-labelledby="costs">
        <h2 class="site-h2" id="costs">What it costs</h2>
        ${routeTarget('/calculator')}
        <h3 class="site-h3">Mortgage</h3>
        <agency-mortgage-calculator price="${property.priceValue}">${mortgageFallback}</agency-mortgage-calculator>
        <h3 class="site-h3">Stamp duty</h3>
        <agency-stamp-duty price="${property.priceValue}">${stampDutyFallback}</agency-stamp-duty>
      </section>`;

const mapAddress = ({ lat, lng }: Property) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;

/** What a tenant pays, for visitors without JavaScript; without its markup, which a browser has to sanitise. */
const feesFallback = ({ lettingsFeeText }: Property) =>
  lettingsFeeText
    ? html`<noscript>
        <section id="/tenant-info" aria-labelledby="fees">
          <h2 class="site-h2" id="fees">${tenantWords.heading}</h2>
          ${lettingsFeeText
            .split(/<[^>]*>/)
            .filter(Boolean)
            .map((words) => html`<p class="site-text">${words}</p>`)}
        </section>
      </noscript>`
    : '';

const floorArea = ({ squareFeet }: Property) => (squareFeet ? `${squareFeet.toLocaleString('en-GB')} sq ft` : '');
