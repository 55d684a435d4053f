import { html } from 'hono/html';

import type { CardProperty } from '../../server/property-json';
import type { Article, Place } from '../../server/schema';
import { articleTile } from './articles';
import { cards } from './card';
import { picture } from './picture';
import { searchForm } from './search-form';

interface Home {
  newest: readonly CardProperty[];
  towns: readonly (Place & { homes: number })[];
  advice: readonly Article[];
}

const hero = {
  url: '/media/house-georgian-2-summer-golden.webp',
  caption: 'A terrace of Georgian houses on a summer evening',
};

/** The home page: search, new homes, recent searches, towns and advice. */
export const homePage = ({ newest, towns, advice }: Home) =>
  html`<section class="site-hero">
      <div class="site-hero-picture">${picture(hero, { widths: [768, 1160, 1536], sizes: '100vw', eager: true })}</div>
      <div class="site-hero-card">
        <h1 class="site-hero-title">Find the home that fits</h1>
        <p class="site-lead">Houses, flats and land from Bath to the Highlands, shown by people who know the street.</p>
        ${searchForm({ channel: 'sales' }, { isCompact: false })}
      </div>
    </section>
    <section class="site-section" aria-labelledby="newest">
      <div class="site-section-head">
        <h2 class="site-h2" id="newest">Newest homes</h2>
        <a class="site-more" href="/properties/sales/most-recent-first">All homes for sale</a>
      </div>
      ${cards(newest)}
    </section>
    <section class="site-section site-recent" aria-labelledby="recent">
      <h2 class="site-h2" id="recent">Your recent searches</h2>
      <agency-search-history limit="6"></agency-search-history>
    </section>
    <div class="site-section">
      <agency-valuation-link>
        <div class="site-offer">
          <p class="site-lead">What is your home worth? Someone who knows your street will visit and tell you.</p>
          <p><a class="site-button" href="/book-a-valuation">Book a valuation</a></p>
        </div>
      </agency-valuation-link>
    </div>
    <section class="site-section" aria-labelledby="towns">
      <h2 class="site-h2" id="towns">Where we are</h2>
      <ul class="site-towns" role="list">
        ${towns.map(
          ({ id, name, countyName, homes }) =>
            html`<li>
              <a class="site-town" href="/search?channel=sales&amp;place_id=${id}&amp;q=${encodeURIComponent(name)}">
                <strong>${name}</strong> <span>${countyName}</span>
                <span class="site-town-count">${homes} homes</span>
              </a>
            </li>`,
        )}
      </ul>
    </section>
    <section class="site-section" aria-labelledby="advice">
      <div class="site-section-head">
        <h2 class="site-h2" id="advice">Advice from our team</h2>
        <a class="site-more" href="/articles">All advice</a>
      </div>
      <ul class="site-tiles site-tiles-row" role="list">
        ${advice.map((article) => articleTile(article))}
      </ul>
    </section>`;
