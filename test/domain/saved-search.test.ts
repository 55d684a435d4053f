import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { describeSearch } from '../../src/domain/describe-search';
import {
  newSavedSearch,
  readSavedSearches,
  savedSearchKey,
  savedSearchQuery,
  writeSavedSearch,
} from '../../src/domain/saved-search';
import { longestSearchName, readSearchName, readSearchNames } from '../../src/domain/saved-search-names';
import { blankSearch, withPlace, type Search } from '../../src/domain/search';
import { formatSearchQuery } from '../../src/domain/search-address';
import { isSameSearch } from '../../src/domain/search-history';
import { readSearchLooks } from '../../src/domain/search-looks';

const bath = { placeId: 'bath', name: 'Bath', countyName: 'Somerset' };
const search = (fields: Partial<Search> = {}): Search => ({ ...blankSearch, minBeds: 2, ...fields });
const again = (kept: unknown) => readSavedSearches(JSON.parse(JSON.stringify([kept])))[0]!;

describe('a saved search', () => {
  it('SAV-21 SRC-37 are the same whatever the order of their tags, also under a key that was stored in another', () => {
    const [one, other] = [
      ['new-home', 'garden'],
      ['garden', 'New home', 'garden'],
    ].map((tags): Search => ({ ...blankSearch, isQuerySearch: false, placeId: '7', tags })) as [Search, Search];
    assert.equal(savedSearchKey(one), savedSearchKey(other));
    assert.equal(isSameSearch(one, other), true);
    assert.equal(isSameSearch(one, { ...one, tags: ['garden'] }), false);
    const stored = { [formatSearchQuery(one)]: '2026-11-20T12:00:00.000Z', channel: 'x' };
    assert.equal(readSearchLooks(stored).get(savedSearchKey(other)), '2026-11-20T12:00:00.000Z');
    assert.deepEqual([...readSearchNames(stored).keys()], [savedSearchKey(one), 'channel']);
  });

  it('SAV-19 SAV-20 holds the fields of the search, no id yet and the frequency I', () => {
    const kept = writeSavedSearch(newSavedSearch(search({ q: 'Bath', tags: ['garden'], sorted: 'most-recent-first' })));
    assert.deepEqual(kept, {
      channel: 'sales',
      is_query_search: true,
      min_beds: 2,
      q: 'Bath',
      tags: ['garden'],
      sorted: 'most-recent-first',
      alert_frequency: 'I',
    });
  });

  it('SAV-16 comes back from the browser as it was, with the name of its place', () => {
    const saved = newSavedSearch(withPlace(search({ page: 3, viewport: [1, 2, 3, 4], clickedProperty: '7' }), bath));
    const read = again(writeSavedSearch(saved));
    assert.equal(read.key, saved.key);
    assert.equal(describeSearch(read.search), '2+ bedroom homes for sale in Bath, Somerset');
    assert.equal(savedSearchQuery(read), 'channel=sales&place_id=bath&fragment=from-2-bed');
    const later = { search: { ...read.search, page: 3 } };
    assert.equal(savedSearchQuery(later), savedSearchQuery(read), 'its first page');
  });

  it('SAV-16 SAV-24 keeps its place, area or branch where the older toolkit kept no word on what counts', () => {
    const queryOf = (kept: object) => savedSearchQuery(again({ channel: 'sales', q: 'Bath, Somerset', ...kept }));
    assert.equal(queryOf({ placeId: 'bath' }), 'channel=sales&place_id=bath');
    assert.equal(queryOf({ place: { place_id: 'bath', name: 'Bath' } }), 'channel=sales&place_id=bath');
    assert.equal(queryOf({ branch_id: 3 }), 'channel=sales&branch_id=3');
    assert.match(queryOf({ poly: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' }), /^channel=sales&fragment=poly-/);
    assert.equal(queryOf({}), 'channel=sales&q=Bath,%20Somerset&is_query_search=true');
    assert.match(queryOf({ placeId: 'bath', isQuerySearch: true }), /q=Bath/);
  });

  it('SAV-19 is read with id and frequency under either spelling, and I for any other letter', () => {
    const read = (raw: object) =>
      readSavedSearches([raw]).map(({ searchId, alertFrequency }) => [searchId, alertFrequency]);
    assert.deepEqual(read({ search_id: 7, alert_frequency: 'W' }), [['7', 'W']]);
    assert.deepEqual(read({ id: '8', alertFrequency: 'N' }), [['8', 'N']]);
    for (const letter of ['X', '', null, 'constructor', {}])
      assert.deepEqual(read({ alert_frequency: letter }), [['', 'I']]);
  });

  it('SAV-28 is equal to one in another order or from another page, and to none with another area, place or word', () => {
    const key = (fields: Partial<Search>) => newSavedSearch(search(fields)).key;
    assert.equal(key({ page: 4, sorted: 'least-expensive-first' }), key({}));
    assert.equal(
      key({ isQuerySearch: false, placeId: 'bath', place: bath }),
      key({ isQuerySearch: false, placeId: 'bath' }),
    );
    const keys = [
      {},
      { q: 'Bath' },
      { text: 'garden' },
      { within: '5-miles' },
      { isQuerySearch: false, placeId: 'bath' },
    ];
    assert.equal(new Set(keys.map(key)).size, keys.length);
  });

  it('F48 F75 is left out when it is no search, and takes nothing that could reach a prototype', () => {
    assert.deepEqual(readSavedSearches(undefined), []);
    assert.deepEqual(readSavedSearches({ q: 'Bath' }), []);
    const hostile: unknown = JSON.parse(
      '[null, 7, "x", [], {"__proto__": {"polluted": true}, "q": "Bath", "constructor": 1}]',
    );
    const [only, ...others] = readSavedSearches(hostile);
    assert.deepEqual([only?.search.q, others], ['Bath', []]);
    assert.deepEqual(Object.keys(only!.fields), ['q']);
    assert.equal(({} as { polluted?: boolean }).polluted, undefined);
  });

  it('F75 is named in one line that is not too long', () => {
    assert.equal(readSearchName('  Near \n the\tschool '), 'Near the school');
    assert.equal(readSearchName('x'.repeat(500)).length, longestSearchName);
    assert.equal(readSearchName(`${'x'.repeat(longestSearchName - 1)} y`), 'x'.repeat(longestSearchName - 1));
    const names = readSearchNames(JSON.parse('{"a": "One", "b": 2, "c": "", "d": null, "__proto__": "x"}'));
    assert.deepEqual(
      [...names],
      [
        ['a', 'One'],
        ['b', '2'],
        ['__proto__', 'x'],
      ],
    );
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key-${index}`, 'Name']));
    assert.deepEqual([readSearchNames(many).size, readSearchNames(many).has('key-299')], [200, true], 'the latest');
    for (const nonsense of [undefined, null, 7, [], 'text']) assert.equal(readSearchNames(nonsense).size, 0);
  });
});
