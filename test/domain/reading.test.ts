import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import {
  camelCase,
  pick,
  readAmount,
  readFlag,
  readId,
  readMoment,
  readNumber,
  readText,
  readWords,
  snakeCase,
  withoutDangerousNames,
} from '../../src/domain/reading';

describe('reading data of unknown shape', () => {
  it('writes a name in either spelling', () => {
    const names = {
      property_id: 'propertyId',
      address_2: 'address2',
      is_opted_in_to_marketing: 'isOptedInToMarketing',
    };
    for (const [snake, camel] of Object.entries(names)) {
      assert.equal(camelCase(snake), camel);
      assert.equal(snakeCase(camel), snake);
    }
  });

  it('picks the first name that was given, of its own, in either spelling', () => {
    assert.equal(pick({ propertyId: 1, id: 2 }, 'property_id', 'id'), 1);
    assert.equal(pick({ property_id: null, id: 2 }, 'property_id', 'id'), 2);
    assert.equal(pick({ property_id: '', id: 2 }, 'property_id', 'id'), 2);
    assert.equal(pick({ property_id: '', id: null }, 'property_id', 'id'), '');
    assert.equal(pick({ flag: false }, 'flag'), false);
    assert.equal(pick(Object.create({ id: 7 }) as Record<string, unknown>, 'id'), undefined);
    assert.equal(pick({}, 'constructor', '__proto__'), undefined);
  });

  it('T06 takes control characters and those that turn the direction of text out of it', () => {
    assert.equal(readText(' Mill\u0000 Road\u202e \n'), 'Mill Road');
    assert.equal(readText('first\nsecond'), 'first\nsecond');
    assert.deepEqual([7, NaN, null, {}, ['x'], true].map(readText), ['7', '', '', '', '', '']);
  });

  it('reads numbers out of text, and nothing out of anything else', () => {
    assert.deepEqual(['7.5', '£450,000', ' -3 ', 0].map(readNumber), [7.5, 450_000, -3, 0]);
    for (const none of ['', 'x', '1e5', '0x10', '1.', '.5', Infinity, NaN, null, [], '9'.repeat(40)])
      assert.equal(readNumber(none), undefined);
    assert.deepEqual([-1, '-1', 0, '2'].map(readAmount), [undefined, undefined, 0, 2]);
  });

  it('reads yes and no as a CMS writes them', () => {
    assert.deepEqual([true, 'true', ' TRUE ', '1', 1].map(readFlag), Array(5).fill(true));
    assert.deepEqual([false, 'false', '0', 0].map(readFlag), Array(4).fill(false));
    assert.deepEqual(['', 'yes', null, 2, {}].map(readFlag), Array(5).fill(undefined));
  });

  it('reads moments from ISO text, British dates and seconds', () => {
    assert.equal(readMoment('2026-11-21'), '2026-11-21T00:00:00.000Z');
    assert.equal(readMoment('21/11/2026'), '2026-11-21T00:00:00.000Z');
    assert.equal(readMoment(1_795_219_200), '2026-11-21T00:00:00.000Z');
    assert.equal(readMoment(1_795_219_200_000), '2026-11-21T00:00:00.000Z', 'a server may count milliseconds');
    for (const none of ['', 'tomorrow', '31/12', null, {}, '9'.repeat(30)]) assert.equal(readMoment(none), undefined);
  });

  it('reads a date with a time by the clocks of the UK, wherever the visitor is', () => {
    const ukTime = (time: string) => new Date(`2026-06-05T${time}+01:00`).toISOString();
    const texts = ['05/06/2026 10:00', '5/6/2026, 10:00', '05/06/2026 9:30:15', '2026-06-05T10:00', '2026-06-05 10:00'];
    const times = ['10:00', '10:00', '09:30:15', '10:00', '10:00'];
    assert.deepEqual(texts.map(readMoment), times.map(ukTime));
    assert.equal(readMoment('2026-12-05 10:00'), '2026-12-05T10:00:00.000Z');
    assert.equal(readMoment('25/10/2026 00:30'), '2026-10-24T23:30:00.000Z');
    assert.equal(readMoment('2026-06-05T10:00:00+02:00'), '2026-06-05T08:00:00.000Z');
    for (const none of ['05/06/2026 99:00', '2026-13-01 10:00']) assert.equal(readMoment(none), undefined, none);
    for (const zoned of ['10:00:00 UTC', '10:00:00+00', '11:00:00.000 +0100'])
      assert.equal(readMoment(`2026-06-05 ${zoned}`), '2026-06-05T10:00:00.000Z', zoned);
  });

  it('reads no day that the calendar does not have, and no text that only a guess makes a day', () => {
    const none = ['31/02/2026', '31/02/2026 10:00', '12/13/2026', '00/01/2026', '2026-02-31', '2026-02-31T10:00:00Z'];
    const guessed = ['1', '12', '05/06/26', 'Plot 5', 'May 2026', '20265', '05/06/2026 25:00', '05/06/2026 soon'];
    for (const text of [...none, ...guessed, '2026-06-05 10:00 PM', '2026-06-05 10'])
      assert.equal(readMoment(text), undefined, text);
    assert.equal(readMoment('2026-06-05 9:00'), '2026-06-05T08:00:00.000Z');
    const yearFirst = ['2026/11/24', '2026-6-4', '2026-06-4', '2026.11.24', '2026-11-24-1', '2026-11 10:00', '2026'];
    for (const text of yearFirst) assert.equal(readMoment(text), undefined, text);
    assert.equal(readMoment('2026-11'), '2026-11-01T00:00:00.000Z');
    assert.equal(readMoment('29/02/2028'), '2028-02-29T00:00:00.000Z');
  });

  it('T08 reads an id of at most 64 letters, digits, hyphens and underscores', () => {
    assert.deepEqual([7, 'ab-1_2', 'x'.repeat(64)].map(readId), ['7', 'ab-1_2', 'x'.repeat(64)]);
    for (const none of ['', '../7', '7?x', '7\n8', 'x'.repeat(65), 1.5, null]) assert.equal(readId(none), undefined);
  });

  it('reads words of a list or of text with commas', () => {
    assert.deepEqual(readWords('garden, new home,,'), ['garden', 'new home']);
    assert.deepEqual(readWords(['garden', null, {}, 7]), ['garden', '7']);
  });

  it('T05 drops the names that reach a prototype', () => {
    const raw = JSON.parse('{"__proto__":1,"constructor":2,"prototype":3,"kept":4}') as Record<string, unknown>;
    assert.deepEqual(withoutDangerousNames(raw), { kept: 4 });
  });

  it('T05 never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
        for (const read of [readText, readNumber, readFlag, readMoment, readId, readWords]) read(value);
      }),
    );
  });
});
