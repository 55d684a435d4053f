import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { ownBands } from '../../src/domain/own-bands';
import { stampDuty } from '../../src/domain/stamp-duty';
import { readStampDutyBands, regions, stampDutyBands } from '../../src/domain/stamp-duty-bands';
import { englandPageData, scotlandPageData, walesPageData } from './stamp-duty-page-data';

const row = (from: unknown, to: unknown, rate: unknown = 1) => ({
  minimum_property_price: from,
  maximum_property_price: to,
  base_sdlt_rate: rate,
});

const asTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === 'number' ? String(item) : item));

describe('stamp duty bands of the page', () => {
  it('TAX-02, TAX-03, TAX-04 read into the built-in bands, which are the same', () => {
    for (const [region, pageData] of [
      ['england', englandPageData],
      ['scotland', scotlandPageData],
      ['wales', walesPageData],
    ] as const) {
      const { since, source, ...builtIn } = stampDutyBands[region];
      const { since: _, source: __, ...read } = readStampDutyBands(pageData)!;
      assert.deepEqual(read, builtIn);
      assert.match(since!, /^\d{4}-\d\d-\d\d$/);
      assert.match(source!, /^https:/);
    }
  });

  it('TAX-02 numbers may be text, in snake_case or camelCase', () => {
    assert.deepEqual(readStampDutyBands(asTexts(englandPageData)), readStampDutyBands(englandPageData));
    const camel = { base: [{ minimumPropertyPrice: 0, maximumPropertyPrice: null, baseSdltRate: '2.5' }] };
    assert.deepEqual(readStampDutyBands(camel)?.base, [{ from: 0, to: null, rate: 2.5 }]);
  });

  it('TAX-03, TAX-04 a band with the rates of several taxes has that of its own region', () => {
    const all = { ...row(0, null, 1), base_lbtt_rate: 2, base_ltt_rate: 3 };
    const rates = regions.map((region) => readStampDutyBands([all], region)?.base[0]?.rate);
    assert.deepEqual(rates, [1, 2, 3]);
    const data = { stamp_duty_england: [all], stamp_duty_scotland: [all], stamp_duty_wales: [all] };
    const own = ownBands.read(data, assert.fail);
    const taxes = regions.map((region) => stampDuty({ price: 100_000, region, bands: own[region] }).tax);
    assert.deepEqual(taxes, [1000, 2000, 3000]);
    assert.equal(stampDuty({ price: 100_000, region: 'wales', bands: { base: [all] } }).tax, 3000);
  });

  it('TAX-02 a list alone is the base; bands read before read again', () => {
    assert.deepEqual(readStampDutyBands(englandPageData.base)?.base, stampDutyBands.england.base);
    for (const region of regions) assert.deepEqual(readStampDutyBands(stampDutyBands[region]), stampDutyBands[region]);
  });

  it('TAX-02 keeps the date the page gives', () => {
    assert.equal(readStampDutyBands({ ...walesPageData, _meta: { from: '2024-12-11' } })?.since, '2024-12-11');
    for (const from of ['11/12/2024', '2024-12-11T00:00:00Z', '2024-12-11 00:00'])
      assert.equal(readStampDutyBands({ ...walesPageData, _meta: { from } })?.since, '2024-12-11', from);
    assert.equal(
      readStampDutyBands({ ...englandPageData, _meta: { from: '2025-04-01T00:00:00+01:00' } })?.since,
      '2025-04-01',
    );
    for (const from of ['last April', 7])
      assert.equal(readStampDutyBands({ ...walesPageData, from })?.since, undefined);
    assert.equal(readStampDutyBands(walesPageData)?.since, undefined);
  });

  it('TAX-02 malformed bands are none at all', () => {
    const malformed = {
      'not a record': 'base',
      'no base': { first_time_buyer: [row(0, null)] },
      'empty base': { base: [] },
      'base is no list': { base: { 0: row(0, null) } },
      'not from zero': { base: [row(1, null)] },
      'gap of a pound': { base: [row(0, 250000), row(250001, null)] },
      overlap: { base: [row(0, 250000), row(200000, null)] },
      'no open top': { base: [row(0, 250000)] },
      'no open top for companies': { base: [row(0, null)], corporate_buyer: [row(0, 2_000_000)] },
      'open in the middle': { base: [row(0, null), row(250000, null)] },
      'top below bottom': { base: [row(0, 0), row(0, null)] },
      'missing rate': { base: [row(0, null, null)] },
      'rate that is no number': { base: [row(0, null, 'two')] },
      'negative rate': { base: [row(0, null, -1)] },
      'rate above all': { base: [row(0, null, 101)] },
      'limit that is no number': { base: [row('x', null)] },
      'surcharge that is no number': { base: [{ ...row(0, null), additional_property_surcharge: 'high' }] },
      'row that is no record': { base: [row(0, 1), null] },
      'malformed second list': { base: [row(0, null)], first_time_buyer: [row(5, 9)] },
      'second list that is no list': { base: [row(0, null)], corporate_buyer: 'none' },
    };
    for (const [what, value] of Object.entries(malformed)) assert.equal(readStampDutyBands(value), undefined, what);
    assert.ok(readStampDutyBands({ base: [row(0, null, 100)] }));
    assert.ok(readStampDutyBands({ base: [row(null, null)], first_time_buyer: null, corporate_buyer: [] }));
  });

  it('T05 never throws, whatever the page supplies', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (value, item) => {
        readStampDutyBands(value);
        readStampDutyBands({ base: [row(item, value, item)], first_time_buyer: value, _meta: item });
      }),
    );
  });
});
