import { html } from 'hono/html';

import { resultsWords } from '../../../src/domain/results-words';
import type { Search } from '../../../src/domain/search';
import type { CardProperty } from '../../server/property-json';
import { filterLinks } from './filter-links';
import { pager, type Pages } from './pager';
import { resultCards } from './result-cards';
import { searchForm } from './search-form';

interface Results {
  search: Search;
  heading: string;
  /** The range shown, such as '13–24 of 47 homes'. */
  range: string;
  properties: readonly CardProperty[];
  pages: Pages;
  sort: { token: string; options: readonly { token: string; label: string; url: string }[] };
}

/** The results page. Every tag has a useful fallback. */
export const resultsPage = ({ search, heading, range, properties, pages, sort }: Results) =>
  html`<div class="site-searchbar">${searchForm(search)}</div>
    <section class="site-results" aria-label="Homes found">
      <div class="site-results-head">
        <agency-search-summary heading-level="1">
          <h1 class="site-h1">${heading}</h1>
          ${filterLinks(search)}
        </agency-search-summary>
        <div class="site-results-tools">
          <agency-save-search></agency-save-search>
          <agency-search-sort>
            <nav class="site-sort" aria-label="Sort by">
              ${sort.options.map(({ token, label, url }) =>
                token === sort.token
                  ? html`<span class="site-sort-link" aria-current="true">${label}</span>`
                  : html`<a class="site-sort-link" href="${url}">${label}</a>`,
              )}
            </nav>
          </agency-search-sort>
        </div>
      </div>
      <agency-search-results>
        <div class="site-printed">
          <div class="agency-results-homes">
            <h2 class="site-hidden">${resultsWords.heading(pages.current, pages.count)}</h2>
            <div class="agency-results-head"><p class="agency-results-range">${range}</p></div>
            ${properties.length > 0 ? resultCards(properties) : nothingFound} ${pager(pages)}
          </div>
        </div>
      </agency-search-results>
    </section>`;

const nothingFound = html`<div class="site-note">
  <p class="site-lead">No homes match all of that at the moment.</p>
  <p>
    Try a wider price, fewer bedrooms or a neighbouring town, or <a href="/branches">ask a branch</a>: some homes are
    sold before they are advertised.
  </p>
</div>`;
