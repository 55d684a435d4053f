import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { encodePolygon } from '../../src/domain/polygon';
import { blankSearch, decidesByQuery, type Search } from '../../src/domain/search';
import {
  formatSearchPath,
  formatSearchQuery,
  isSearchAddress,
  parseSearchPath,
  parseSearchQuery,
  startSearch,
} from '../../src/domain/search-address';
import { sortOptions, type SortOption } from '../../src/domain/sort-options';

const triangle = encodePolygon([
  [51.38, -2.36],
  [51.39, -2.3],
  [51.3, -2.32],
]);
const segmentsOf = (fields: Partial<Search>) =>
  formatSearchPath({ ...blankSearch, ...fields }).replace(/^\/properties\/(?:sales|lettings)\/?/, '');
const fragmentOf = (fields: Partial<Search>) =>
  /fragment=(.*)$/.exec(formatSearchQuery({ ...blankSearch, ...fields }))?.[1];
const both = (fields: Partial<Search>, expected: string) => {
  assert.equal(segmentsOf(fields), expected);
  assert.equal(fragmentOf(fields), expected);
  assert.deepEqual(parseSearchPath(`/somerset/bath/sales/${expected}`), { channel: 'sales', ...fields });
};

describe('writing and reading segments', () => {
  it('SRC-09, SRC-32 bedrooms are from-{n}-bed and up-to-{n}-bed, also for 0', () => {
    both({ minBeds: 2 }, 'from-2-bed');
    both({ maxBeds: 4 }, 'up-to-4-bed');
    both({ minBeds: 0 }, 'from-0-bed');
    both({ maxBeds: 0 }, 'up-to-0-bed');
  });

  it('SRC-10, SRC-33 prices are from-{n} and up-to-{n}, not confused with beds and acres', () => {
    both({ minPrice: 100000 }, 'from-100000');
    both({ maxPrice: 250000 }, 'up-to-250000');
    both({ minBeds: 2, minPrice: 2, minAcreage: 2 }, 'from-2-bed/from-2/from-2-acres');
    assert.deepEqual(parseSearchPath('/from-2'), { minPrice: 2 });
    for (const none of [
      'from-2-beds',
      'from-2-bedroom',
      'from-500-pppw',
      'from-1,000',
      'from-90-per-night',
      'from-',
      'from--2',
    ]) {
      assert.deepEqual(parseSearchPath(`/${none}`), {}, none);
    }
  });

  it('SRC-11 square feet are min-sq-ft-{n} and max-sq-ft-{n}', () => {
    both({ minSquareFeet: 500, maxSquareFeet: 1500 }, 'min-sq-ft-500/max-sq-ft-1500');
  });

  it('SRC-12 area is area-{x}', () => both({ area: 'north' }, 'area-north'));

  it('SRC-13 ages are updated-in-{n}-days and newer-than-{n}-days', () => {
    both({ updatedAgo: 7, createdAgo: 14 }, 'updated-in-7-days/newer-than-14-days');
  });

  it('SRC-14 status is status-{x}', () => both({ status: 'under-offer' }, 'status-under-offer'));

  it('SRC-15 acres are from-{n}-acres and up-to-{n}-acres; the first whole number counts', () => {
    both({ minAcreage: 1, maxAcreage: 10 }, 'from-1-acres/up-to-10-acres');
    assert.deepEqual(parseSearchPath('/from-1.5-acres'), { minAcreage: 1 });
  });

  it('SRC-16 the radius is within-{x}', () => both({ within: '0-25-miles' }, 'within-0-25-miles'));

  it('SRC-17 the page is page-{n}', () => {
    both({ page: 3 }, 'page-3');
    assert.deepEqual(parseSearchPath('/page-0'), {});
  });

  it('SRC-18, SRC-27 a drawn area is poly-{encoded}, unless the search goes by its text', () => {
    const drawn = { poly: triangle, isQuerySearch: false };
    const segment = segmentsOf(drawn);
    assert.match(segment, /^poly-[\w-]+=*$/);
    assert.equal(fragmentOf(drawn), segment);
    assert.deepEqual(parseSearchPath(`/${segment}`), { poly: triangle });
    assert.equal(segmentsOf({ poly: triangle, isQuerySearch: true }), '');
    for (const none of ['poly-', 'poly-!!!', 'poly-eEB5', 'poly-%%%', `${segment}x`]) {
      assert.deepEqual(parseSearchPath(`/${none}`), {}, none);
    }
  });

  it('SRC-19 text is text-{x}, percent-encoded; a malformed escape stays as it is', () => {
    assert.equal(segmentsOf({ text: 'sea view' }), 'text-sea%20view');
    assert.equal(fragmentOf({ text: 'sea view' }), 'text-sea%20view');
    assert.deepEqual(parseSearchPath('/text-sea%20view'), { text: 'sea view' });
    assert.deepEqual(parseSearchPath('/text-100%'), { text: '100%' });
    assert.deepEqual(parseSearchQuery(`fragment=${fragmentOf({ text: 'a/b, 50% & more' })}`), {
      text: 'a/b, 50% & more',
    });
  });

  it('SRC-20 short-lets and pets are words of their own, and are read back', () => {
    both({ shortLets: true, pets: true }, 'short-lets/pets');
  });

  it('SRC-21, SRC-28 tags are a list with commas', () => {
    assert.equal(segmentsOf({ tags: ['garden', 'new home'] }), 'tag-garden,new%20home');
    assert.deepEqual(parseSearchPath('/tag-garden,new%20home,,'), { tags: ['garden', 'new home'] });
    const tricky = { tags: ['a,b', 'c/d', '50%', '!sold'] };
    assert.deepEqual(parseSearchPath(segmentsOf(tricky)), tricky);
    assert.deepEqual(parseSearchQuery(`fragment=${fragmentOf(tricky)}`), tricky);
    assert.deepEqual(parseSearchPath('/tags-garden'), {});
  });

  it('SRC-22, SRC-29 the auction date is auction-date-{x}', () =>
    both({ auctionDate: '2026-12-01' }, 'auction-date-2026-12-01'));

  it('SRC-30 gid-{x} is the id of a place, as text', () => {
    assert.deepEqual(parseSearchPath('/gid-0042'), { placeId: '0042' });
    assert.deepEqual(parseSearchPath('/gid-../x'), {});
  });

  it('SRC-31 a way to sort is a word of its own', () => {
    for (const sorted of Object.keys(sortOptions) as SortOption[]) both({ sorted }, sorted);
    assert.deepEqual(parseSearchPath('/highest-investment-first'), {});
  });

  it('SRC-23 unset fields, zeros other than bedrooms and empty lists have no segment', () => {
    const empty = { minPrice: 0, maxPrice: NaN, page: undefined, text: '', tags: [], shortLets: false, minAcreage: -1 };
    assert.equal(segmentsOf(empty), '');
    assert.equal(fragmentOf(empty), undefined);
  });

  it('SRC-25 segments are written in one order and read in any; the later of two wins, strangers are passed over', () => {
    const search: Partial<Search> = {
      minBeds: 1,
      maxPrice: 9,
      page: 2,
      tags: ['x'],
      sorted: 'most-recent-first',
      pets: true,
    };
    assert.equal(segmentsOf(search), 'from-1-bed/up-to-9/page-2/tag-x/pets/most-recent-first');
    const { channel: _, ...read } = parseSearchPath(
      '/withington/petsworth/short-lets-office/textile-quarter//most-recent-first/pets/tag-x/page-1/page-2/statusville/up-to-9/from-1-bed/FROM-3-BED/sales',
    );
    assert.deepEqual(read, search);
  });

  it('SRC-25 are read up to what any visitor asks for: 20 different tags, 200 characters of words', () => {
    const tags = Array.from({ length: 30 }, (_, index) => `t${index}`);
    assert.deepEqual(parseSearchPath(`/tag-${[...tags, ...tags].join()}`).tags, tags.slice(0, 20));
    assert.deepEqual(parseSearchPath('/tag-a,b,a').tags, ['a', 'b']);
    const long = 'x'.repeat(300);
    assert.equal(parseSearchPath(`/text-${long}`).text?.length, 200);
    assert.equal(parseSearchQuery(`q=${long}`).q?.length, 200);
  });
});

describe('the channel of a path', () => {
  it('SRC-26 comes from the words for sales and lettings, whole and in small letters', () => {
    for (const word of ['sales', 'all-property-for-sale', 'property-for-sale', 'properties-for-sale']) {
      assert.deepEqual(parseSearchPath(`/bath/${word}/`), { channel: 'sales' }, word);
    }
    for (const word of [
      'lettings',
      'all-property-for-rent',
      'property-for-rent',
      'properties-to-rent',
      'properties-for-rent',
    ]) {
      assert.deepEqual(parseSearchPath(`/bath/${word}/`), { channel: 'lettings' }, word);
    }
    for (const word of ['Sales', 'sales-team', 'constructor', '__proto__'])
      assert.deepEqual(parseSearchPath(`/${word}`), {});
  });

  it('SRC-26 is not read from the page of one property, which is no search', () => {
    assert.deepEqual(parseSearchPath('/properties/7/sales'), {});
    assert.equal(isSearchAddress('/properties/7/sales'), false);
    assert.equal(isSearchAddress('/properties/sales/from-2-bed'), true);
    assert.equal(isSearchAddress('/search', '?q=Bath'), true);
    assert.equal(isSearchAddress('/about'), false);
    const home = '/property-for-sale/bath/34-hawthorn-close';
    assert.equal(isSearchAddress(home), true);
    assert.equal(isSearchAddress(home, '', { ofHome: true }), false, 'the address of a home may name its channel');
    assert.equal(isSearchAddress(home, '?fragment=from-2-bed', { ofHome: true }), true);
    assert.equal(isSearchAddress('/articles', '?page=2'), false, 'a page of another list');
    assert.equal(isSearchAddress('/search', '?page=2&channel=sales'), true);
  });

  it('SRC-36 is that for everything where it says no more than where results are', () => {
    for (const path of ['/search', '/search/']) assert.equal(isSearchAddress(path), true, path);
    assert.equal(isSearchAddress('/search', '?page=2'), true);
    for (const path of ['/search-tips', '/help/search']) assert.equal(isSearchAddress(path), false, path);
  });
});

describe('the query string', () => {
  it('SRC-24 writes pairs, then the fragment, every value percent-encoded', () => {
    const search: Search = { ...blankSearch, q: ' Brighton & Hove ', minBeds: 2, maxPrice: 300000 };
    assert.equal(
      formatSearchQuery(search),
      'channel=sales&q=Brighton%20%26%20Hove&is_query_search=true&fragment=from-2-bed/up-to-300000',
    );
    assert.equal(formatSearchQuery(blankSearch), 'channel=sales&is_query_search=true');
    assert.equal(formatSearchQuery(blankSearch, { onMap: true }), 'channel=sales&is_query_search=true&hashbang=map');
  });

  it('SRC-24 a search by text leaves out place, area and branch; any other leaves out the text', () => {
    const search = { ...blankSearch, q: 'Bath', placeId: '12', branchId: '3', poly: triangle };
    assert.equal(formatSearchQuery(search), 'channel=sales&q=Bath&is_query_search=true');
    assert.match(
      formatSearchQuery({ ...search, isQuerySearch: false }),
      /^channel=sales&place_id=12&branch_id=3&fragment=poly-[\w-]+=*$/,
    );
  });

  it('SRC-24 never writes what belongs to the moment: suggestions, viewport, clicked property', () => {
    const search = { ...blankSearch, suggestions: [{}], viewport: [1, 2, 3, 4], clickedProperty: '7' };
    assert.equal(formatSearchQuery(search), formatSearchQuery(blankSearch));
  });

  it('SRC-23 place goes out as place_id, also when only the place is known; channel and branch_id as pairs', () => {
    const place = { placeId: '12', name: 'Bath', countyName: '' };
    const search: Search = { ...blankSearch, channel: 'lettings', isQuerySearch: false, place, branchId: '3' };
    assert.equal(formatSearchQuery(search), 'channel=lettings&place_id=12&branch_id=3');
  });

  it('SRC-24 is read back, with ?page= of older sites', () => {
    assert.deepEqual(
      parseSearchQuery('?channel=lettings&q=Brighton+%26+Hove&is_query_search=true&fragment=from-2-bed/pets'),
      {
        minBeds: 2,
        pets: true,
        channel: 'lettings',
        q: 'Brighton & Hove',
        isQuerySearch: true,
      },
    );
    assert.deepEqual(parseSearchQuery('page=3'), { page: 3 });
    assert.deepEqual(parseSearchQuery('page=1'), { page: 1 });
    assert.deepEqual(parseSearchQuery('page=0'), {});
    assert.deepEqual(parseSearchQuery('page=3&fragment=page-4'), { page: 4 });
    assert.deepEqual(parseSearchQuery('page=-1&channel=x&place_id=../&is_query_search=maybe'), {});
  });
});

describe('a link that a person writes', () => {
  it('SRC-24 may call lettings rent or to-let', () => {
    for (const word of ['rent', 'to-rent', 'to-let', 'to_let', 'Lettings', 'properties-to-rent'])
      assert.deepEqual(parseSearchQuery(`channel=${word}`), { channel: 'lettings' }, word);
    for (const word of ['newsletter', 'email', '']) assert.deepEqual(parseSearchQuery(`channel=${word}`), {}, word);
  });

  it('SRC-24 reads the links of README.md', () => {
    const links = [...readFileSync('README.md', 'utf8').matchAll(/^\/search\?(\S+)/gm)].map(([, query]) => query!);
    assert.deepEqual(links.map(parseSearchQuery), [
      { channel: 'sales', q: 'Bath' },
      { channel: 'lettings', maxPrice: 1500, minBeds: 2, pets: true },
      { channel: 'sales', placeId: '12', minPrice: 300_000, maxPrice: 450_000, within: '1-mile' },
      { channel: 'sales', tags: ['garden', 'garage'], sorted: 'most-recent-first' },
    ]);
  });
});

describe('the path', () => {
  it('SRC-25 is kept up to its channel and rewritten after it', () => {
    const search: Search = { ...blankSearch, minBeds: 2 };
    assert.equal(
      formatSearchPath(search, '/somerset/bath/property-for-sale/from-1-bed/page-3'),
      '/somerset/bath/property-for-sale/from-2-bed',
    );
    assert.equal(formatSearchPath(search, '/about'), '/properties/sales/from-2-bed');
    assert.equal(formatSearchPath(search, 'sales/from-1-bed'), 'sales/from-2-bed');
    assert.equal(formatSearchPath({ ...search, channel: 'lettings' }, '/bath/sales'), '/bath/lettings/from-2-bed');
  });
});

describe('the search a page begins with', () => {
  const place = { placeId: '12', name: 'Bath', countyName: 'Somerset' };

  it('SRC-34 has the default status only when the address gives none', () => {
    const defaultStatus = 'available';
    assert.equal(startSearch({ path: '/sales', defaultStatus }).status, 'available');
    assert.equal(startSearch({ path: '/sales/status-sold', defaultStatus }).status, 'sold');
    assert.equal('status' in startSearch({ path: '/sales' }), false);
  });

  it('SRC-35 has the branch and the place of the page', () => {
    assert.equal(startSearch({ path: '/branches/bath', branchId: '3' }).branchId, '3');
    const search = startSearch({ path: '/somerset/bath/sales', place });
    assert.deepEqual(search, { ...blankSearch, placeId: '12', place, q: 'Bath, Somerset', isQuerySearch: false });
  });

  it('SRC-35 goes by the text of the address when it has one, and by its place before that of the page', () => {
    const asked = startSearch({ path: '/search', query: '?q=Wells&is_query_search=true', place });
    assert.deepEqual([asked.q, asked.isQuerySearch], ['Wells', true]);
    const elsewhere = startSearch({ path: '/gid-99/sales', place });
    assert.deepEqual([elsewhere.placeId, elsewhere.place, elsewhere.q], ['99', undefined, undefined]);
    assert.equal(elsewhere.isQuerySearch, false);
  });

  it('SRC-24, SRC-25 takes the query before the path', () => {
    assert.equal(startSearch({ path: '/sales/from-1-bed', query: 'fragment=from-2-bed' }).minBeds, 2);
  });
});

const count = fc.integer({ min: 1, max: 999_999_999 });
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
  .filter(Boolean);
const point = fc.tuple(
  fc.integer({ min: -9_000_000, max: 9_000_000 }),
  fc.integer({ min: -18_000_000, max: 18_000_000 }),
);
const polyline = fc
  .array(point, { minLength: 3, maxLength: 40 })
  .map((points) => encodePolygon(points.map(([lat, lng]) => [lat / 1e5, lng / 1e5])));
const fields = fc.record(
  {
    minBeds: fc.nat(20),
    maxBeds: fc.nat(20),
    minPrice: count,
    maxPrice: count,
    minSquareFeet: count,
    maxSquareFeet: count,
    area: words,
    updatedAgo: count,
    createdAgo: count,
    status: words,
    minAcreage: count,
    maxAcreage: count,
    within: words,
    page: count,
    poly: polyline,
    text: words,
    shortLets: fc.constant(true),
    tags: fc.uniqueArray(words, { minLength: 1, maxLength: 5 }),
    auctionDate: words,
    pets: fc.constant(true),
    sorted: fc.constantFrom(...(Object.keys(sortOptions) as SortOption[])),
  },
  { requiredKeys: [] },
);
const searches = fc
  .record({
    fields,
    channel: fc.constantFrom('sales' as const, 'lettings' as const),
    where: fc.record(
      { q: words, placeId: fc.constantFrom('12', 'a-b_C'), branchId: fc.constantFrom('1', '77') },
      { requiredKeys: [] },
    ),
  })
  .map(({ fields: { poly, ...others }, channel, where: { q, ...where } }): Search => {
    const base = { ...blankSearch, ...others, channel };
    const located = { ...where, ...(poly && { poly }) };
    return decidesByQuery(located) ? { ...base, ...(q && { q }) } : { ...base, ...located, isQuerySearch: false };
  });

describe('round trips', () => {
  it('SRC-24, SRC-25 every search comes back from its query string as it was', () => {
    fc.assert(
      fc.property(searches, (search) => {
        assert.deepEqual(startSearch({ path: '/search', query: formatSearchQuery(search) }), search);
      }),
      { numRuns: 1000 },
    );
  });

  it('SRC-25 every field that has a segment comes back from the path as it was', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { q: _, placeId: __, branchId: ___, ...onPath } = search;
        const path = formatSearchPath(search, '/bath/sales/from-1');
        assert.deepEqual({ ...blankSearch, ...parseSearchPath(path), isQuerySearch: search.isQuerySearch }, onPath);
      }),
      { numRuns: 1000 },
    );
  });

  it('T05 no address throws or touches a prototype', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.webUrl(), fc.constant('%E0%A4%A'));
    fc.assert(
      fc.property(anyText, fc.array(anyText), (text, parts) => {
        parseSearchPath(text);
        parseSearchPath(parts.join('/'));
        parseSearchQuery(text);
        formatSearchQuery({ ...blankSearch, q: text, text, tags: parts, poly: text, isQuerySearch: false });
        formatSearchPath({ ...blankSearch, text, area: text, tags: parts }, text);
      }),
    );
    parseSearchQuery('?__proto__[x]=1&constructor=2&fragment=__proto__/constructor/tag-__proto__');
    assert.equal('x' in {}, false);
    assert.equal(formatSearchQuery({ ...blankSearch, q: '\ud800' }), 'channel=sales&q=%EF%BF%BD&is_query_search=true');
  });
});
