import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { blankSearch } from '../../src/domain/search';
import {
  freshHomesSince,
  readSearchLooks,
  searchSince,
  withLook,
  type SearchLooks,
} from '../../src/domain/search-looks';

const noon = '2026-11-20T12:00:00.000Z';

describe('when a visitor last looked at a saved search', () => {
  it('sav-05 keeps the latest looks, each search once', () => {
    const looks = withLook(withLook(new Map(), 'a', '1'), 'b', '2');
    assert.deepEqual(
      [...withLook(looks, 'a', '3')],
      [
        ['b', '2'],
        ['a', '3'],
      ],
    );
    let many: SearchLooks = new Map();
    for (let key = 0; key < 300; key++) many = withLook(many, String(key), noon);
    assert.equal(many.size, 200);
    assert.ok(many.has('299'));
  });

  it('reads what is a moment and leaves out what is none', () => {
    assert.deepEqual([...readSearchLooks({ a: noon, b: 'soon', c: {} })], [['a', noon]]);
    assert.deepEqual([...readSearchLooks([])], []);
    assert.deepEqual([...readSearchLooks('x')], []);
  });

  it('sav-05 asks for whole days, and for no more than the search itself does', () => {
    const days = (now: string, createdAgo?: number) =>
      searchSince({ ...blankSearch, ...(createdAgo && { createdAgo }) }, noon, Date.parse(now)).createdAgo;
    assert.equal(days('2026-11-20T12:00:01Z'), 1);
    assert.equal(days('2026-11-21T12:00:01Z'), 2);
    assert.equal(days('2026-12-20T12:00:00Z', 7), 7);
    assert.equal(days('2026-11-19T12:00:00Z'), 1);
    assert.equal(searchSince({ ...blankSearch, page: 3 }, noon).page, undefined);
  });

  it('sav-05 counts to the moment, and says when there may be more', () => {
    const properties = [{ createdAt: '2026-11-21T00:00:00Z' }, { createdAt: noon }, {}];
    assert.deepEqual(freshHomesSince({ properties, hasMore: true }, noon), { count: 1, isMore: false });
    const fresh = properties.slice(0, 1);
    assert.deepEqual(freshHomesSince({ properties: fresh, hasMore: true }, noon), { count: 1, isMore: true });
    assert.deepEqual(freshHomesSince({ properties: [], hasMore: false }, noon), { count: 0, isMore: false });
  });
});
