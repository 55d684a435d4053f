import { html } from 'hono/html';

import type { Search } from '../../../src/domain/search';
import { formatSearchAddress } from '../../../src/domain/search-address';
import { capitalised, filtersOf, withoutFilters } from '../../../src/domain/search-filters';

/** Each active filter as a link to the search without it: the fallback for the summary's chips. */
export function filterLinks(search: Search) {
  const filters = filtersOf(search);
  if (filters.length === 0) return '';
  return html`<ul class="site-chips" aria-label="Filters in use">
    ${filters.map(
      ({ words, without }) =>
        html`<li>
          <a class="site-chip" href="${formatSearchAddress(without)}" aria-label="Remove ${capitalised(words)}">
            ${capitalised(words)} <span aria-hidden="true">×</span>
          </a>
        </li>`,
    )}
    <li><a class="site-chips-all" href="${formatSearchAddress(withoutFilters(search))}">Clear all</a></li>
  </ul>`;
}
