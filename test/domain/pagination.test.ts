import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { completePagination, countOf, firstShown, onePage, readPagination } from '../../src/domain/pagination';

const complete = (given: object, about: { page?: number; shown: number }) => {
  const { currentPage, pageCount, totalCount } = completePagination(readPagination(given)!, about);
  return [currentPage, pageCount, totalCount];
};

describe('the pages of a search', () => {
  it('SRC-44 SRC-45 are known also where the server says only whether there are homes before and after', () => {
    assert.deepEqual(complete({ has_prev_page: false, has_next_page: true }, { shown: 12 }), [1, 2, 0]);
    assert.deepEqual(complete({ has_prev_page: true, has_next_page: true }, { page: 3, shown: 12 }), [3, 4, 0]);
    assert.deepEqual(complete({ has_prev_page: true, has_next_page: false }, { page: 5, shown: 2 }), [5, 5, 0]);
    assert.deepEqual(complete({ has_prev_page: false, has_next_page: false }, { shown: 7 }), [1, 1, 7]);
    assert.deepEqual(complete({}, { shown: 0 }), [1, 1, 0]);
    assert.deepEqual(complete({ has_prev_page: true }, { shown: 12 }), [2, 2, 0], 'not the first, whichever it is');
    assert.deepEqual(complete({ page_count: 2, has_next_page: false }, { shown: 7 }), [1, 2, 0]);
  });

  it('SRC-44 are those that the server names, whichever was asked for', () => {
    const told = { current_page: 4, page_count: 9, has_prev_page: true, has_next_page: true, total_count: 100 };
    assert.deepEqual(complete(told, { page: 12, shown: 12 }), [4, 9, 100]);
    assert.deepEqual(complete({ ...told, current_page: 2 }, { page: 12, shown: 12 }), [2, 9, 100]);
    assert.deepEqual(complete({ current_page: 1, page_count: 9 }, { page: 12, shown: 12 }), [1, 9, 0]);
  });

  it('tell which home is the first shown, also on a shorter last page and on several pages', () => {
    const first = (hasNextPage: boolean, about: { firstPage: number; pages?: number; shown: number }) =>
      firstShown({ totalCount: 52, hasNextPage }, about);
    assert.equal(first(true, { firstPage: 1, shown: 20 }), 1);
    assert.equal(first(true, { firstPage: 2, shown: 20 }), 21);
    assert.equal(first(true, { firstPage: 3, pages: 2, shown: 40 }), 41);
    assert.equal(first(false, { firstPage: 3, shown: 12 }), 41);
    assert.equal(first(false, { firstPage: 2, pages: 2, shown: 32 }), 21);
    // The total is not of this list.
    assert.equal(first(false, { firstPage: 1, shown: 60 }), 1);
  });

  it('SRC-44 SRC-45 follow from the count of pages where the server does not say whether there are more', () => {
    const around = (given: object) => {
      const { hasPrevPage, hasNextPage } = readPagination(given)!;
      return [hasPrevPage, hasNextPage];
    };
    assert.deepEqual(around({ current_page: 1, page_count: 5, total_count: 60 }), [false, true]);
    assert.deepEqual(around({ current_page: 2, page_count: 5 }), [true, true]);
    assert.deepEqual(around({ current_page: 1.5, page_count: 1.5 }), [false, false], 'no number of a page');
    assert.deepEqual(around({ page: '5', page_count: '5' }), [true, false]);
    assert.deepEqual(around({}), [false, false]);
    const said = { current_page: 3, page_count: 5, has_prev_page: false, has_next_page: '0' };
    assert.deepEqual(around(said), [false, false], 'what the server says counts');
  });

  it('SRC-45 say how many homes there are only where that is known, or there are none', () => {
    const count = (homes: number, totalCount: number) =>
      countOf({ properties: Array.from({ length: homes }), pagination: { ...onePage, totalCount } });
    assert.deepEqual([count(12, 100), count(1, 0), count(0, 0)], [100, undefined, 0]);
  });
});
