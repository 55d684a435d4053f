import { html } from 'hono/html';

import type { Search } from '../../../src/domain/search';
import type { CardProperty } from '../../server/property-json';
import { cards } from './card';
import { pager, type Pages } from './pager';
import { searchForm } from './search-form';

interface Results {
  search: Search;
  heading: string;
  properties: readonly CardProperty[];
  pages: Pages;
  sort: { token: string; options: readonly { token: string; label: string; url: string }[] };
}

/** What a search found. */
export const resultsPage = ({ search, heading, properties, pages, sort }: Results) =>
  html`<div class="site-searchbar">${searchForm(search)}</div>
    <section class="site-section" aria-labelledby="found">
      <div class="site-section-head">
        <h1 class="site-h1" id="found">${heading}</h1>
        <nav class="site-sort" aria-label="Sort">
          ${sort.options.map(({ token, label, url }) =>
            token === sort.token
              ? html`<span class="site-sort-link" aria-current="true">${label}</span>`
              : html`<a class="site-sort-link" href="${url}">${label}</a>`,
          )}
        </nav>
      </div>
      ${properties.length > 0 ? cards(properties) : nothingFound} ${pager(pages)}
    </section>`;

const nothingFound = html`<div class="site-note">
  <p class="site-lead">No home fits all of that at the moment.</p>
  <p>
    Try a wider price, fewer bedrooms or a neighbouring town, or <a href="/branches">ask a branch</a>: some homes are
    sold before they are advertised.
  </p>
</div>`;
