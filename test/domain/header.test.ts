import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { header, splitMenu } from '../../src/domain/header';
import { telephoneUrl } from '../../src/domain/telephone';

const buy = { id: 1, name: 'Buy', url: '/properties/sales' };
const read = (given: Record<string, unknown>) => {
  const reported: string[] = [];
  return { ...header.read(given, (key) => reported.push(key)), reported };
};
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}`, url: '/', target: undefined, items: [] }));
const split = (count: number, equally: boolean) => {
  const { left, right } = splitMenu(items(count), equally);
  return [left, right].map((side) => side.map(({ name }) => name).join(''));
};
const depth = (menu: readonly { items: readonly unknown[] }[]): number =>
  menu.length === 0 ? 0 : 1 + Math.max(...menu.map((item) => depth(item.items as typeof menu)));

describe('the header of a page', () => {
  it('HDR-02 HDR-12 has menus, a logo and a telephone, in both spellings', () => {
    const given = {
      logo: '/logo.svg',
      primaryMenuItems: [buy],
      secondaryMenuItems: [{ id: 2, name: 'Advice', url: '/articles' }],
      agencyContactTelephone: '01632 960140',
    };
    const expected = {
      logo: '/logo.svg',
      primaryMenuItems: [{ name: 'Buy', url: '/properties/sales', target: undefined, items: [] }],
      secondaryMenuItems: [{ name: 'Advice', url: '/articles', target: undefined, items: [] }],
      agencyContactTelephone: '01632 960140',
      reported: [],
    };
    assert.deepEqual(read(given), expected);
    const { primaryMenuItems, secondaryMenuItems, agencyContactTelephone } = given;
    assert.deepEqual(
      read({
        agency_logo: '/logo.svg',
        primary_menu_items: primaryMenuItems,
        secondary_menu_items: secondaryMenuItems,
        agency_contact_telephone: agencyContactTelephone,
      }),
      expected,
    );
  });

  it('HDR-03 has two levels below an item and no more', () => {
    const below = (levels: number): object => ({ ...buy, items: levels > 0 ? [below(levels - 1)] : [] });
    for (const [levels, kept] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [5, 3],
    ] as const)
      assert.equal(depth(read({ primaryMenuItems: [below(levels)] }).primaryMenuItems), kept, `${levels} below`);
  });

  it('HDR-04 opens a new tab for the target B and no other', () => {
    for (const [target, expected] of [
      ['B', 'B'],
      ['b', undefined],
      ['_blank', undefined],
      [1, undefined],
      [undefined, undefined],
    ])
      assert.equal(read({ primaryMenuItems: [{ ...buy, target }] }).primaryMenuItems[0]!.target, expected);
  });

  it('HDR-02 leaves out what has no name or leads nowhere, and keeps what only leads to others', () => {
    const { primaryMenuItems, reported } = read({
      primaryMenuItems: [
        null,
        7,
        { url: '/nameless' },
        { name: ' ', url: '/nameless' },
        { name: 'Nowhere' },
        { name: 'Dangerous', url: 'javascript:alert(1)' },
        { name: 'More', url: '#', items: [buy, { name: 'Nowhere' }] },
        { name: 'Empty', items: 'none' },
      ],
    });
    assert.deepEqual(
      primaryMenuItems.map(({ name, url, items: below }) => [name, url, below.length]),
      [['More', undefined, 1]],
    );
    assert.deepEqual(reported, ['primaryMenuItems']);
  });

  it('HDR-02 F24 tells of each wrong value once, by its name, and does without it', () => {
    const wrong = { primaryMenuItems: 'Buy', secondaryMenuItems: [{ name: 'Nowhere' }], logo: 'javascript:alert(1)' };
    const { reported, ...found } = read({ ...wrong, agencyContactTelephone: {} });
    assert.deepEqual(reported.sort(), ['agencyContactTelephone', 'logo', 'primaryMenuItems', 'secondaryMenuItems']);
    assert.deepEqual(found, {
      logo: undefined,
      primaryMenuItems: [],
      secondaryMenuItems: [],
      agencyContactTelephone: '',
    });
    assert.deepEqual(read({ primaryMenuItems: [], secondaryMenuItems: null }).reported, []);
  });

  it('HDR-09 splits its items equally where the site wants so, the odd one to the left', () => {
    assert.deepEqual(split(6, true), ['123', '456']);
    assert.deepEqual(split(7, true), ['1234', '567']);
    assert.deepEqual(split(1, true), ['1', '']);
    assert.deepEqual(split(0, true), ['', '']);
  });

  it('HDR-10 splits them after the fourth otherwise', () => {
    assert.deepEqual(split(6, false), ['1234', '56']);
    assert.deepEqual(split(4, false), ['1234', '']);
    assert.deepEqual(split(2, false), ['12', '']);
  });

  it('HDR-11 rings a number as people write it', () => {
    assert.equal(telephoneUrl('01632 960-140'), 'tel:01632960140');
    assert.equal(telephoneUrl('+44 (0)1632 960140'), 'tel:+441632960140');
    assert.equal(telephoneUrl('0044 (0)1632 960140'), 'tel:00441632960140');
    assert.equal(telephoneUrl('ask for Ann'), undefined);
    for (const text of [
      '01632 960140 (option 1)',
      '01632 960140 ext 12',
      'Sales: 01632 960140 / 01632 960141',
      '01632 960140, 01632 960141',
      '(01632) 960140 24 hours',
      '01632/960140',
    ])
      assert.match(telephoneUrl(text)!, /^tel:01632960140(?:24)?$/, text);
  });
});
