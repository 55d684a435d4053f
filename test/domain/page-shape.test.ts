import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { colour, dimensions, link, offset, pattern, type Reader } from '../../src/domain/page-shape';

/** The values that a reader takes for none. */
const refused = (read: Reader<unknown>, values: readonly unknown[]) =>
  values.filter((value) => read(value) === undefined);

describe('a value of the page data', () => {
  it('T03 is a colour in one of the ways that style sheets have, and no more than that', () => {
    const colours = ['#fff', '#11223344', 'rebeccapurple', 'rgb(10, 20, 30)', 'HSLA(120 50% 50% / 0.5)'];
    assert.deepEqual(colours.map(colour), colours);
    assert.equal(colour(' teal '), 'teal');
    const none = ['', '#ff', '#ggg', 'red;}', 'url(/x)', 'var(--x)', 'rgb(1,2,3);x', 7, undefined];
    assert.deepEqual(refused(colour, none), none);
  });

  it('HDR-07 is a width and a height, as text or as a list', () => {
    for (const both of ['220,48', ' 220 , 48 ', [220, 48], ['220', '48']])
      assert.deepEqual(dimensions(both), { width: 220, height: 48 });
    assert.deepEqual(dimensions('1,1'), { width: 1, height: 1 });
    assert.deepEqual(offset([0, 41]), { width: 0, height: 41 }, 'a flag marks its own left edge');
    for (const none of ['-1,41', '12', [1, 2, 3], null]) assert.equal(offset(none), undefined);
    const none = ['220', '0,48', '220,0', '220,-48', '220,48,3', 'a,b', '', 220, { width: 220 }];
    assert.deepEqual(refused(dimensions, none), none);
  });

  it('T03 is a link that runs no script', () => {
    assert.equal(link('/cookies'), '/cookies');
    const none = ['javascript:alert(1)', '#', '', 7, undefined, {}];
    assert.deepEqual(refused(link, none), none);
  });

  it('ACC-62 is a pattern that browsers understand, with the flag of today or the one before', () => {
    const patterns = ['.{12,}', '[’.]', String.raw`\p{L}`, '[(]', '[[a-z]--[aeiou]]'];
    assert.deepEqual(patterns.map(pattern), patterns);
    const none = ['(', '[', '+', undefined, {}];
    assert.deepEqual(refused(pattern, none), none);
  });
});
