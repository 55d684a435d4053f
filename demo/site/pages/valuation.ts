import { html } from 'hono/html';

import { picture } from './picture';

const street = {
  url: '/media/street-7-autumn-golden.webp',
  caption: 'A street of houses in autumn light',
};

const steps = [
  ['Tell us where', 'and when it suits you. That is all we need to send someone.'],
  ['We come and look', 'round for about half an hour, and ask what you have in mind.'],
  ['You hear what it could fetch', 'with the sales and lets we based it on. What you do next is up to you.'],
] as const;

/** The valuation page. */
export const valuationPage = html`<section class="site-section site-valuation">
  <div class="site-valuation-form">
    <h1 class="site-h1">Sell or let your home</h1>
    <agency-valuation>
      <p>Call <a href="tel:+441632960140">01632 960140</a>, and we will agree a time to come and see your home.</p>
    </agency-valuation>
  </div>
  <aside class="site-valuation-aside" aria-labelledby="what-happens">
    ${picture(street, { widths: [375, 575, 768], sizes: '(min-width: 900px) 40vw, 100vw' })}
    <h2 class="site-h2" id="what-happens">What happens</h2>
    <ol class="site-valuation-steps">
      ${steps.map(([what, how]) => html`<li><strong>${what}</strong> ${how}</li>`)}
    </ol>
    <p class="site-needs-script"><a href="#/valuation">See a first estimate now</a></p>
  </aside>
</section>`;
