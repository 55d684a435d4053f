import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readBranch, type Branch } from '../../src/domain/branch';
import {
  blankBranchSearch,
  departmentsOf,
  listBranches,
  readBranchSearch,
  writeBranchSearch,
  type BranchSearch,
} from '../../src/domain/branch-search';
import { onePage } from '../../src/domain/pagination';

const sales = { departmentId: '1', label: 'Sales', value: 'sales' };
const land = { departmentId: '2', label: 'Land and farms', value: 'land' };
const branch = (id: number, name: string, departments: readonly object[] = [sales]) =>
  readBranch({ branchID: id, name, branchURL: `/branches/${id}`, departments })!;
const all = [branch(1, 'Bath'), branch(2, 'Caffè Nòva, Bristol', [sales, land]), branch(3, 'Bradford on Avon', [land])];
const found = (changes: Partial<BranchSearch>, branches: readonly Branch[] = all) =>
  listBranches(branches, onePage, { ...blankBranchSearch, ...changes }).branches.map(({ branchId }) => branchId);

describe('a search for a branch', () => {
  it('BRA-01 BRA-02 is for all departments and no name at first', () => {
    assert.deepEqual(readBranchSearch(''), { text: '', department: 'all', page: 1, polygonIds: [] });
    assert.deepEqual(found({}), ['1', '2', '3']);
  });

  it('BRA-02 finds by parts of the name in any case and order, with or without accents', () => {
    assert.deepEqual(found({ text: 'ba' }), ['1']);
    assert.deepEqual(found({ text: '  BRISTOL nova ' }), ['2']);
    assert.deepEqual(found({ text: 'avón' }), ['3']);
    assert.deepEqual(found({ text: 'atlantis' }), []);
    assert.deepEqual(found({ text: 'bristol atlantis' }), [], 'every word has to be in the name');
    const named = [branch(1, 'King’s Lynn'), branch(2, "St. Mary's")];
    for (const text of ["king's lynn", 'king’s', 'Kings Lynn']) assert.deepEqual(found({ text }, named), ['1'], text);
    for (const text of ['st mary’s', 'St. Marys']) assert.deepEqual(found({ text }, named), ['2'], text);
  });

  it('BRA-02 finds the branches that have a department, and all of them for all', () => {
    assert.deepEqual(found({ department: 'land' }), ['2', '3']);
    assert.deepEqual(found({ department: 'sales', text: 'bristol' }), ['2']);
    assert.deepEqual(found({ department: 'magic' }), []);
    assert.deepEqual(found({ department: 'all' }), ['1', '2', '3']);
  });

  it('BRA-03 names every department once, and goes by its id where it has no value', () => {
    assert.deepEqual(departmentsOf(all), [
      { value: 'sales', label: 'Sales' },
      { value: 'land', label: 'Land and farms' },
    ]);
    const bare = [branch(4, 'Frome', [{ departmentId: 'x-1', name: 'Auctions' }])];
    assert.deepEqual(departmentsOf(bare), [{ value: 'x-1', label: 'Auctions' }]);
    assert.deepEqual(found({ department: 'x-1' }, bare), ['4']);
  });

  it('BRA-02 finds by a value that is words, and has it back from the address', () => {
    for (const value of [
      'Country Houses & Estates',
      'Sales/Lettings',
      'Land + Farms',
      'Lettings – Bath',
      '(Auctions)',
      'a'.repeat(64),
    ]) {
      const own = [branch(5, 'Wells', [{ departmentId: '9', label: 'Country houses', value }]), branch(6, 'Frome')];
      assert.deepEqual(departmentsOf(own)[0], { value, label: 'Country houses' });
      const search = readBranchSearch(writeBranchSearch({ ...blankBranchSearch, department: value }));
      assert.equal(search.department, value);
      assert.deepEqual(found(search, own), ['5']);
    }
  });

  it('BRA-02 goes by the id of a department whose value is empty or too long', () => {
    for (const value of [' ', '\u0000', 'a'.repeat(65)])
      assert.equal(departmentsOf([branch(5, 'Wells', [{ ...sales, value }])])[0]!.value, '1', value);
  });

  it('BRA-01 stands in the address with the areas that were looked for, beside the pairs of others', () => {
    const search = { text: 'bath & wells', department: 'land', page: 2, polygonIds: ['7', 'b-8'] };
    const query = writeBranchSearch(search, '?utm_source=mail&page=9&name=old');
    assert.equal(query, '?utm_source=mail&name=bath+%26+wells&department=land&polygon_ids=7%2Cb-8&page=2');
    assert.deepEqual(readBranchSearch(query), search);
    assert.equal(writeBranchSearch(blankBranchSearch, query), '?utm_source=mail');
    assert.equal(writeBranchSearch(blankBranchSearch), '');
    assert.equal(writeBranchSearch({ ...blankBranchSearch, text: ' ' }), '');
    assert.equal(
      writeBranchSearch({ ...blankBranchSearch, text: 'bath ', polygonIds: ['7'] }),
      '?name=bath&polygon_ids=7',
    );
  });

  it('T08 takes nothing from an address that is none of its values', () => {
    const wild = `?department=../x&page=-3&polygon_ids=1,%2e%2e/2,%00,3&name=${'a'.repeat(50_000)}`;
    const { text, ...rest } = readBranchSearch(wild);
    assert.equal(text.length, 100);
    assert.deepEqual(rest, { department: 'all', page: 1, polygonIds: ['1', '3'] });
    assert.equal(readBranchSearch('?page=1e9').page, 1_000_000_000);
    assert.equal(readBranchSearch(`?polygon_ids=${'7,'.repeat(5_000)}`).polygonIds.length, 100);
  });

  it('BRA-01 shows twelve on a page, and the last page for one beyond it', () => {
    const many = Array.from({ length: 30 }, (_, index) => branch(index + 1, `Branch ${index + 1}`));
    const page = (number: number) => listBranches(many, onePage, { ...blankBranchSearch, page: number });
    assert.deepEqual(
      page(2).branches.map(({ branchId }) => Number(branchId)),
      [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
    );
    assert.deepEqual(page(2).pagination, {
      currentPage: 2,
      pageCount: 3,
      hasNextPage: true,
      hasPrevPage: true,
      totalCount: 30,
    });
    assert.equal(page(1).pagination.hasPrevPage, false);
    assert.equal(page(3).pagination.hasNextPage, false);
    assert.equal(page(99).pagination.currentPage, 3);
    assert.equal(page(99).branches.length, 6);
    for (const few of [[], all])
      assert.deepEqual(listBranches(few, onePage, blankBranchSearch).pagination, {
        ...onePage,
        totalCount: few.length,
      });
  });

  it('BRA-01 leaves to the server what a page has only some of', () => {
    const given = { ...onePage, hasNextPage: true };
    const search = { ...blankBranchSearch, text: 'bath' };
    assert.deepEqual(listBranches(all, given, search), { branches: all, pagination: given, isWhole: false });
    assert.equal(listBranches(all, { ...onePage, currentPage: 2 }, search).isWhole, false);
    assert.equal(listBranches(all, { ...onePage, pageCount: 2 }, search).isWhole, false);
  });

  it('BRA-01 leaves to the server what it has searched itself, which the page then has only the hits of', () => {
    const isWhole = (branches: readonly Branch[], printed: Partial<BranchSearch>) =>
      listBranches(branches, onePage, blankBranchSearch, { ...blankBranchSearch, ...printed }).isWhole;
    assert.equal(isWhole(all.slice(0, 1), { text: 'bath' }), false);
    assert.equal(isWhole(all.slice(1), { department: 'land' }), false);
    assert.equal(isWhole([], { text: 'atlantis' }), false);
    assert.equal(isWhole(all, { text: 'bath' }), true, 'a server that prints all branches whatever is asked');
    assert.equal(isWhole(all, {}), true);
  });
});
