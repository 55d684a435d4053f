import { html } from 'hono/html';

import type { Search } from '../../../src/domain/search';
import { formatSearchAddress } from '../../../src/domain/search-address';
import { capitalised, filtersOf, withoutFilters } from '../../../src/domain/search-filters';

/** Every filter in force as a link to the search without it: what the summary's chips do, for whoever has no script. */
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
