import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readStaffMember, staffName, staffUrl } from '../../src/domain/staff-member';
import {
  anybody,
  departmentsFor,
  isNarrowed,
  readStaffFilter,
  staffAddress,
  staffSearch,
} from '../../src/domain/staff-search';

const ruth = {
  id: 4,
  staffMemberId: 'm-4',
  firstName: 'Ruth',
  surname: 'Abrahams',
  fullName: 'Ruth Abrahams',
  avatar: '/media/ruth.webp',
  accreditation: 'MARLA',
  jobTitle: 'Lettings manager',
  urlLabel: 'ruth-abrahams',
  branchName: 'Frome',
  branchUrl: '/branches/frome',
  departmentName: 'Lettings',
  departmentUrl: '/departments/lettings',
  departmentId: 'lettings',
  directLine: '01632 960326',
  mobileNumber: '07700 900126',
  contactableForSales: false,
  contactableForLettings: true,
};
const sales = { departmentId: 's', label: 'Sales', value: 'sales' };
const land = { departmentId: 'l', label: 'Land', value: 'land' };
const read = (given: unknown) => {
  const reported: string[] = [];
  return { ...staffSearch.read({ staff_search: given }, (key) => reported.push(key)), reported };
};

describe('the people of the agency', () => {
  it('STF-16 are read with every field, in both spellings', () => {
    assert.deepEqual(readStaffMember(ruth), { ...ruth, id: '4' });
    const snake = Object.entries(ruth).map(([name, value]) => [
      name.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`),
      value,
    ]);
    assert.deepEqual(readStaffMember(Object.fromEntries(snake)), { ...ruth, id: '4' });
  });

  it('STF-16 are told apart by an id of either name, and are nobody without one', () => {
    assert.equal(readStaffMember({ staffMemberId: 9 })?.id, '9');
    assert.equal(readStaffMember({ id: 9 })?.staffMemberId, '9');
    for (const nobody of [undefined, null, 7, {}, { firstName: 'Ann' }, { id: '../9' }])
      assert.equal(readStaffMember(nobody), undefined);
  });

  it('STF-15 STF-16 have a name, and a page where they have a label', () => {
    assert.equal(staffName(readStaffMember({ id: 1, firstName: 'Ann', surname: 'Hall' })!), 'Ann Hall');
    assert.equal(staffName(readStaffMember({ id: 1, fullName: 'Dr Ann Hall', firstName: 'Ann' })!), 'Dr Ann Hall');
    assert.equal(staffName(readStaffMember({ id: 1, surname: 'Hall' })!), 'Hall');
    assert.equal(staffUrl(readStaffMember(ruth)!), '/staff/ruth-abrahams');
    assert.equal(staffUrl(readStaffMember({ id: 1, urlLabel: '../x?y' })!), '/staff/..%2Fx%3Fy');
    assert.equal(staffUrl(readStaffMember({ id: 1 })!), undefined);
  });

  it('T03 STF-16 bring no address that is none', () => {
    const member = readStaffMember({
      id: 1,
      avatar: 'javascript:x',
      branchUrl: 'javascript:x',
      departmentUrl: 'data:x',
    })!;
    assert.deepEqual([member.avatar, member.branchUrl, member.departmentUrl], ['', undefined, undefined]);
    assert.equal(readStaffMember({ id: 1, avatar: { url: '/media/a.webp' } })!.avatar, '/media/a.webp');
  });

  it('STF-12 STF-13 STF-17 come with their pages, the links to them, the branches and a picture', () => {
    const found = read({
      staff: [ruth, null],
      branches: [{ branchID: 3, name: 'Bath', departments: [sales] }, {}],
      pagination: {
        currentPage: 2,
        pageCount: 5,
        hasPrevPage: true,
        hasNextPage: true,
        previousPageLink: '/staff',
        nextPageLink: '/staff?page=3',
      },
      backgroundImage: '/media/street.webp',
    });
    assert.deepEqual([found.staff.length, found.branches.length, found.backgroundImage], [1, 1, '/media/street.webp']);
    const { currentPage, pageCount, previousPageLink, nextPageLink } = found.pagination;
    assert.deepEqual([currentPage, pageCount, previousPageLink, nextPageLink], [2, 5, '/staff', '/staff?page=3']);
    assert.deepEqual(found.reported, ['staff_search.staff', 'staff_search.branches']);
  });

  it('STF-13 have a page before and after where there is a link to it, unless the page says that there is none', () => {
    const around = (pagination: object) => {
      const { hasPrevPage, hasNextPage } = read({ pagination }).pagination;
      return [hasPrevPage, hasNextPage];
    };
    assert.deepEqual(around({ previousPageLink: '/staff', nextPageLink: '/staff?page=3' }), [true, true]);
    assert.deepEqual(around({ nextPageLink: '/staff?page=2', hasNextPage: false }), [false, false]);
    assert.deepEqual(around({ currentPage: 1, pageCount: 2, nextPageLink: 'javascript:x' }), [false, true]);
    assert.deepEqual(around({}), [false, false]);
  });

  it('F48 are none where the page says nothing of use, which is reported', () => {
    for (const nothing of [
      undefined,
      null,
      'x',
      7,
      {},
      { staff: 7, branches: {}, pagination: [], backgroundImage: 'javascript:x' },
    ]) {
      const found = read(nothing);
      assert.deepEqual([found.staff, found.branches, found.backgroundImage], [[], [], ''], JSON.stringify(nothing));
      assert.equal(found.pagination.pageCount, 1);
    }
    assert.deepEqual(read('x').reported, ['staff_search']);
    assert.deepEqual(read(undefined).reported, []);
  });
});

describe('a search among them', () => {
  it('STF-07 is for everybody unless the address says otherwise, also by the values that stand for all', () => {
    for (const query of ['', '?name_to_filter_by=&branch=&department=', '?branch=branch&department=service']) {
      assert.deepEqual(readStaffFilter(query), anybody);
      assert.equal(isNarrowed(readStaffFilter(query)), false);
    }
  });

  it('STF-06 STF-07 stands in the address without what stands for everybody', () => {
    const filter = readStaffFilter('?name_to_filter_by=+ruth &branch=3&department=sales&page=2');
    assert.deepEqual(filter, { name: 'ruth', branch: '3', department: 'sales' });
    assert.equal(staffAddress(filter, 2), '/staff?name_to_filter_by=ruth&branch=3&department=sales&page=2');
    assert.equal(staffAddress({ ...anybody, branch: '3' }), '/staff?branch=3');
    assert.equal(staffAddress(anybody), '/staff');
    for (const part of [{ name: 'r' }, { branch: '3' }, { department: 'sales' }])
      assert.equal(isNarrowed({ ...anybody, ...part }), true);
  });

  it('T08 T27 takes nothing from an address that is none of its values', () => {
    const { name, ...rest } = readStaffFilter(`?branch=../3&department=%00&name_to_filter_by=${'a'.repeat(50_000)}`);
    assert.deepEqual(rest, { branch: 'branch', department: 'service' });
    assert.equal(name.length, 100);
  });

  it('STF-05 offers every department once, and of a chosen branch its own', () => {
    const { branches } = read({
      branches: [
        { branchID: 1, name: 'Bath', departments: [sales, land] },
        { branchID: 2, name: 'Frome', departments: [sales] },
      ],
    });
    const labels = (chosen: string) => departmentsFor(branches, chosen).map(({ label }) => label);
    assert.deepEqual(labels('branch'), ['Sales', 'Land']);
    assert.deepEqual(labels('2'), ['Sales']);
    assert.deepEqual(labels('99'), []);
  });

  it('STF-05 STF-06 asks for a department by the very value that it has, which may be words', () => {
    for (const [value, inAddress] of [
      ['Country Houses & Estates', 'Country+Houses+%26+Estates'],
      ['Sales/Lettings', 'Sales%2FLettings'],
      ['Land + Farms', 'Land+%2B+Farms'],
      ['Lettings – Bath', 'Lettings+%E2%80%93+Bath'],
    ] as const) {
      const own = { departmentId: 'e', label: 'Country houses', value };
      const { branches } = read({ branches: [{ branchID: 1, name: 'Bath', departments: [own] }] });
      assert.deepEqual(departmentsFor(branches, 'branch'), [{ value, label: 'Country houses' }]);
      const filter = { ...anybody, department: value };
      assert.equal(staffAddress(filter), `/staff?department=${inAddress}`);
      assert.deepEqual(readStaffFilter(staffAddress(filter).slice('/staff'.length)), filter);
    }
  });
});
