import { html, raw } from 'hono/html';

import { formatPounds } from '../../../src/domain/money';
import { blankSearch, type Search } from '../../../src/domain/search';
import { formatSearchQuery } from '../../../src/domain/search-address';

type Asked = Partial<Search>;

/** The commonest filters besides rooms and prices. */
const tags = 'garden, parking, balcony, fireplace, new home, no chain, rural, listed building';

const steps = {
  sales: [
    100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 650_000, 800_000, 1_000_000, 1_500_000, 2_000_000,
  ],
  lettings: [500, 700, 900, 1_100, 1_300, 1_500, 1_800, 2_200, 2_600, 3_000, 4_000],
};
const beds = [1, 2, 3, 4, 5];

/**
 * The search form: our tag, with a plain GET form as its fallback. Above the results it is one line without labels,
 * elsewhere it has labels.
 */
export const searchForm = (asked: Asked, { isCompact = true } = {}) =>
  html`<agency-search-form ${raw(isCompact ? 'compact' : '')} tags="${tags}">${fallback(asked)}</agency-search-form>`;

const fallback = (asked: Asked) => {
  const { channel = 'sales', q = '', placeId, branchId, isQuerySearch = true, minPrice, maxPrice, minBeds } = asked;
  const prices = (chosen: number | undefined) =>
    [...new Set([...steps[channel], ...(chosen ? [chosen] : [])])]
      .sort((one, other) => one - other)
      .map((value) => ({ value, label: formatPounds(value) }));
  return html`<form class="site-search" action="/search" method="get" role="search" aria-label="Homes">
    <input type="hidden" name="from_channel" value="${channel}" />
    <input type="hidden" name="fragment" value="${otherFilters(asked)}" />
    ${isQuerySearch ? '' : [hidden('branch_id', branchId), hidden('place_id', placeId), hidden('place_name', placeId && q)]}
    <fieldset class="site-channels">
      <legend class="site-hidden">Buy or rent</legend>
      ${radio('sales', 'Buy', channel)} ${radio('lettings', 'Rent', channel)}
    </fieldset>
    <label class="site-field site-field-place">
      <span class="site-label">Town, postcode or street</span>
      <input class="site-input" type="search" name="q" value="${q}" placeholder="Bath, BA1 …" autocomplete="off" />
    </label>
    ${select('min_price', 'Price from', 'No minimum', prices(minPrice), minPrice)}
    ${select('max_price', 'Price to', 'No maximum', prices(maxPrice), maxPrice)}
    ${select(
      'min_beds',
      'Bedrooms',
      'Any',
      beds.map((value) => ({ value, label: `${value} or more` })),
      minBeds,
    )}
    <button class="site-button" type="submit">Search</button>
  </form>`;
};

/** The filters for which the form has no field, in segments: they stay. */
function otherFilters(asked: Asked) {
  const { minPrice: _from, maxPrice: _to, minBeds: _beds, page: _page, ...others } = asked;
  return new URLSearchParams(formatSearchQuery({ ...blankSearch, ...others })).get('fragment') ?? '';
}

const hidden = (name: string, value = '') => value && html`<input type="hidden" name="${name}" value="${value}" />`;

const radio = (value: string, label: string, chosen: string) =>
  html`<label class="site-channel">
    <input
      class="site-channel-input"
      type="radio"
      name="channel"
      value="${value}"
      ${marked('checked', value === chosen)}
    />
    <span class="site-channel-text">${label}</span>
  </label>`;

const select = (
  name: string,
  label: string,
  none: string,
  options: readonly { value: number; label: string }[],
  chosen: number | undefined,
) =>
  html`<label class="site-field">
    <span class="site-label">${label}</span>
    <select class="site-input" name="${name}">
      <option value="">${none}</option>
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${marked('selected', option.value === chosen)}>${option.label}</option>`,
      )}
    </select>
  </label>`;

const marked = (attribute: string, isSet: boolean) => (isSet ? raw(attribute) : '');
