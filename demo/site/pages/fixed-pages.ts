import { html } from 'hono/html';

import { mortgageFallback, stampDutyFallback } from './calculator-fallbacks';

/** The visitor's saved properties: on this device, and in their account once signed in. */
export const savedPage = html`<section class="site-section">
  <h1 class="site-h1">Saved homes</h1>
  <agency-saved-properties>
    <p>Your saved homes are kept in this browser, and appear here with JavaScript switched on.</p>
  </agency-saved-properties>
</section>`;

/** Both calculators side by side. */
export const calculatorsPage = html`<section class="site-section">
  <h1 class="site-h1">Calculators</h1>
  <p class="site-lead">What a home costs each month, and what the tax comes to on the day you buy it.</p>
  <div class="site-calculators">
    <section aria-labelledby="stamp-duty">
      <h2 class="site-h2" id="stamp-duty">Stamp duty</h2>
      <agency-stamp-duty price="425000">${stampDutyFallback}</agency-stamp-duty>
    </section>
    <section aria-labelledby="mortgage">
      <h2 class="site-h2" id="mortgage">Mortgage</h2>
      <agency-mortgage-calculator price="425000">${mortgageFallback}</agency-mortgage-calculator>
    </section>
  </div>
</section>`;

/** A page of plain text. */
export const textPage = (title: string, paragraphs: readonly string[]) =>
  html`<article class="site-article">
    <h1 class="site-h1">${title}</h1>
    ${paragraphs.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
  </article>`;

/** Privacy policy: the data stored about visitors, cookies included. */
export const privacyPage = (paragraphs: readonly string[], cookies: readonly string[]) =>
  html`<article class="site-article">
    <h1 class="site-h1">Privacy policy</h1>
    ${paragraphs.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
    <h2 class="site-h2" id="cookies">Cookies</h2>
    ${cookies.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
    <p class="site-needs-script"><a href="#/cookies">Change your answer</a></p>
  </article>`;

/** The 404 page, in place of a home's page or of another. */
export const notFoundPage = (isHome: boolean) =>
  html`<section class="site-section">
    <h1 class="site-h1">We could not find that page</h1>
    <p class="site-lead">
      ${isHome ? 'The home may have been sold or let' : 'It may have moved'}, or the address mistyped.
    </p>
    <p class="site-actions">
      <a class="site-button" href="/properties/sales">Homes for sale</a>
      <a class="site-more" href="/properties/lettings">Homes to let</a>
    </p>
  </section>`;
