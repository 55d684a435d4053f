import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { changeBuyer, stampDuty, type Buyer } from '../../src/domain/stamp-duty';
import { regions, stampDutyBands, type Region } from '../../src/domain/stamp-duty-bands';
import { englandPageData, ownListsPageData, scotlandPageData, walesPageData } from './stamp-duty-page-data';

/** A step of a tax as in the statutes: above the threshold the rate is that many points higher than below. */
type Step = readonly [threshold: number, points: number];

const sdlt: Step[] = [
  [125_000, 2],
  [250_000, 3],
  [925_000, 5],
  [1_500_000, 2],
];
const sdltFirstHome: Step[] = [[300_000, 5]];
const lbtt: Step[] = [
  [145_000, 2],
  [250_000, 3],
  [325_000, 5],
  [750_000, 2],
];
const lbttFirstHome: Step[] = [
  [175_000, 2],
  [250_000, 3],
  [325_000, 5],
  [750_000, 2],
];
const ltt: Step[] = [
  [225_000, 6],
  [400_000, 1.5],
  [750_000, 2.5],
  [1_500_000, 2],
];
const lttHigher: Step[] = [
  [0, 5],
  [180_000, 3.5],
  [250_000, 1.5],
  [400_000, 2.5],
  [750_000, 2.5],
  [1_500_000, 2],
];

/** The tax worked out another way: marginal points above each threshold, flat surcharge points on the whole price. */
function oracle(price: number, region: Region, buyer: Buyer): number {
  const higher = Boolean(buyer.additionalProperty || buyer.company);
  const first = Boolean(buyer.firstTimeBuyer) && !higher;
  const flat = {
    england: (higher ? 5 : 0) + (buyer.nonUkResident ? 2 : 0),
    scotland: higher ? 8 : 0,
    wales: 0,
  }[region];
  const steps = {
    england: first && price <= 500_000 ? sdltFirstHome : sdlt,
    scotland: first ? lbttFirstHome : lbtt,
    wales: higher ? lttHigher : ltt,
  }[region];
  const tenths = steps.reduce(
    (sum, [above, points]) => sum + Math.max(0, price - above) * points * 10,
    price * flat * 10,
  );
  return Math.round(tenths / 1000);
}

const boundaries = [0, 40_000, 125_000, 145_000, 175_000, 180_000, 225_000, 250_000, 300_000, 325_000, 400_000, 500_000]
  .concat([750_000, 925_000, 1_500_000, 99_999_999_999])
  .flatMap((price) => [Math.max(0, price - 1), price, price + 1]);
const flags = ['firstTimeBuyer', 'additionalProperty', 'nonUkResident', 'company'] as const;
const buyers = Array.from({ length: 16 }, (_, bits) =>
  Object.fromEntries(flags.map((flag, index) => [flag, Boolean(bits & (1 << index))])),
) as Buyer[];
const taxOf = (price: number, buyer: Buyer = {}, region: Region = 'england') =>
  stampDuty({ price, region, ...buyer }).tax;

describe('stamp duty against an independent reckoning', () => {
  it('TAX-05, TAX-17 agrees at every boundary, a pound below and a pound above, for every buyer in every region', () => {
    for (const region of regions) {
      for (const buyer of buyers) {
        for (const price of boundaries) {
          assert.equal(
            taxOf(price, buyer, region),
            oracle(price, region, buyer),
            JSON.stringify({ price, region, buyer }),
          );
        }
      }
    }
  });

  it('TAX-05 agrees at any price', () => {
    const purchases = fc.record({
      price: fc.integer({ min: 0, max: 5_000_000 }),
      region: fc.constantFrom(...regions),
      buyer: fc.constantFrom(...buyers),
    });
    fc.assert(
      fc.property(purchases, ({ price, region, buyer }) => {
        assert.equal(taxOf(price, buyer, region), oracle(price, region, buyer));
      }),
      { numRuns: 2000 },
    );
  });

  it('TAX-05 bands and surcharges add up to the tax, to the penny they are rounded to', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 3_000_000, noNaN: true }),
        fc.constantFrom(...regions),
        fc.constantFrom(...buyers),
        (price, region, buyer) => {
          const { tax, bands, surcharges } = stampDuty({ price, region, ...buyer });
          const sum = (taxes: number[]) => taxes.reduce((total, part) => total + part, 0);
          const whole = sum(bands.map((band) => band.tax));
          const split = sum(bands.map((band) => band.baseTax)) + sum(surcharges.map((surcharge) => surcharge.tax));
          assert.ok(Math.abs(whole - tax) <= 0.6 && Math.abs(split - tax) <= 0.6);
          assert.ok(Math.abs(sum(bands.map((band) => band.amount)) - price) < 0.001);
        },
      ),
    );
  });
});

describe('stamp duty', () => {
  it('TAX-01 offers England, Scotland and Wales, by default England', () => {
    assert.deepEqual(regions, ['england', 'scotland', 'wales']);
    assert.deepEqual(stampDuty({ price: 300_000 }), stampDuty({ price: 300_000, region: 'england' }));
  });

  it('TAX-02 England uses the bands of the page, base_sdlt_rate', () => {
    assert.equal(taxOf(300_000), 5_000);
    const doubled = {
      base: englandPageData.base.map((band) => ({ ...band, base_sdlt_rate: band.base_sdlt_rate * 2 })),
    };
    assert.equal(stampDuty({ price: 300_000, bands: doubled }).tax, 10_000);
  });

  it('TAX-03 Scotland uses the bands of the page, base_lbtt_rate', () => {
    assert.equal(taxOf(300_000, {}, 'scotland'), 4_600);
    const flat = { base: [{ minimum_property_price: null, maximum_property_price: null, base_lbtt_rate: '3' }] };
    assert.equal(stampDuty({ price: 300_000, region: 'scotland', bands: flat }).tax, 9_000);
  });

  it('TAX-04 Wales uses the bands of the page, base_ltt_rate', () => {
    assert.equal(taxOf(300_000, {}, 'wales'), 4_500);
    const flat = { base: [{ minimum_property_price: 0, maximum_property_price: null, base_ltt_rate: 4 }] };
    assert.equal(stampDuty({ price: 300_000, region: 'wales', bands: flat }).tax, 12_000);
  });

  it('TAX-05 shows the part of the price in each band with its rate and tax', () => {
    const { bands, tax, effectiveRate } = stampDuty({ price: 300_000 });
    assert.deepEqual(
      bands.map(({ from, to, amount, rate, tax }) => [from, to, amount, rate, tax]),
      [
        [0, 125_000, 125_000, 0, 0],
        [125_000, 250_000, 125_000, 2, 2_500],
        [250_000, 925_000, 50_000, 5, 2_500],
        [925_000, 1_500_000, 0, 10, 0],
        [1_500_000, null, 0, 12, 0],
      ],
    );
    assert.deepEqual([tax, effectiveRate], [5_000, (5_000 / 300_000) * 100]);
  });

  it('TAX-06 additional property and first-time buyer untick each other', () => {
    assert.deepEqual(changeBuyer({ firstTimeBuyer: true }, { additionalProperty: true }), {
      firstTimeBuyer: false,
      additionalProperty: true,
    });
    assert.deepEqual(changeBuyer({ additionalProperty: true, company: true }, { firstTimeBuyer: true }), {
      firstTimeBuyer: true,
      additionalProperty: false,
      company: true,
    });
    assert.deepEqual(changeBuyer({ firstTimeBuyer: true }, { additionalProperty: false }), {
      firstTimeBuyer: true,
      additionalProperty: false,
    });
    const investor = { additionalProperty: true };
    assert.deepEqual(changeBuyer(investor, { nonUkResident: true }), { ...investor, nonUkResident: true });
  });

  it('TAX-07 England adds the non-UK-resident surcharge, as a row of its own, also to a first home', () => {
    const { tax, surcharges } = stampDuty({ price: 300_000, nonUkResident: true });
    assert.equal(tax, 11_000);
    assert.deepEqual(surcharges, [{ name: 'Non-UK resident', rate: 2, tax: 6_000 }]);
    assert.equal(taxOf(300_000, { nonUkResident: true, firstTimeBuyer: true }), 6_000);
  });

  it('TAX-07 the surcharge comes only from bands that have it', () => {
    const [first, ...others] = englandPageData.base;
    const bands = { base: [first!, ...others.map((band) => ({ ...band, non_uk_resident_surcharge: null }))] };
    assert.equal(stampDuty({ price: 300_000, nonUkResident: true, bands }).tax, 7_500);
  });

  it('TAX-08 the non-UK-resident surcharge does not apply in Scotland or Wales', () => {
    for (const [region, bands] of [
      ['scotland', scotlandPageData],
      ['wales', walesPageData],
    ] as const) {
      const base = bands.base.map((band) => ({ ...band, non_uk_resident_surcharge: 2 }));
      const answer = stampDuty({ price: 300_000, region, nonUkResident: true, bands: { base } });
      assert.deepEqual([answer.tax, answer.surcharges], [taxOf(300_000, {}, region), []]);
    }
  });

  it('TAX-09 England: a first-time buyer within the limit uses the first-time bands', () => {
    const { tax, list, firstTimeRelief } = stampDuty({ price: 500_000, firstTimeBuyer: true });
    assert.deepEqual([tax, list], [10_000, 'firstTimeBuyer']);
    assert.deepEqual(firstTimeRelief, { applied: true, ceiling: 500_000 });
    assert.equal(taxOf(300_000, { firstTimeBuyer: true }), 0);
    const withoutList = { base: englandPageData.base };
    const relieved = stampDuty({ price: 425_000, firstTimeBuyer: true, bands: withoutList });
    assert.deepEqual([relieved.tax, relieved.firstTimeRelief], [6_250, { applied: true, ceiling: 500_000 }]);
  });

  it('TAX-10 England: a first-time buyer above the limit pays the ordinary bands', () => {
    const { tax, list, firstTimeRelief } = stampDuty({ price: 500_001, firstTimeBuyer: true });
    assert.deepEqual([tax, list], [15_000, 'base']);
    assert.deepEqual(firstTimeRelief, { applied: false, ceiling: 500_000 });
  });

  it('TAX-11 Scotland has first-time bands of its own without a limit, Wales has none', () => {
    assert.equal(taxOf(200_000, { firstTimeBuyer: true }, 'scotland'), 500);
    assert.deepEqual(stampDuty({ price: 900_000, region: 'scotland', firstTimeBuyer: true }).firstTimeRelief, {
      applied: true,
      ceiling: null,
    });
    const withoutList = { base: scotlandPageData.base };
    const ordinary = stampDuty({ price: 200_000, region: 'scotland', firstTimeBuyer: true, bands: withoutList });
    assert.deepEqual([ordinary.tax, ordinary.firstTimeRelief], [1_100, undefined]);
    const welsh = { ...walesPageData, first_time_buyer: walesPageData.base.slice(0, 1) };
    assert.equal(stampDuty({ price: 230_000, region: 'wales', firstTimeBuyer: true, bands: welsh }).tax, 300);
  });

  it('TAX-02, TAX-09, TAX-11, TAX-15 an empty list of the page says that there is none', () => {
    const own = [{ minimum_property_price: 0, maximum_property_price: null, rate: 10 }];
    const bands = { base: own, first_time_buyer: [], corporate_buyer: [] };
    const relieved = stampDuty({ price: 300_000, firstTimeBuyer: true, bands });
    assert.deepEqual([relieved.tax, relieved.list, relieved.firstTimeRelief], [30_000, 'base', undefined]);
    const scottish = stampDuty({ price: 300_000, region: 'scotland', firstTimeBuyer: true, bands });
    assert.deepEqual([scottish.tax, scottish.firstTimeRelief], [30_000, undefined]);
    const company = stampDuty({ price: 300_000, region: 'wales', company: true, bands });
    assert.deepEqual([company.tax, company.list], [30_000, 'base']);
  });

  it('TAX-05 takes the bands of the page in any order', () => {
    const { base } = englandPageData;
    const turned = stampDuty({
      price: 310_000,
      bands: { base: [{ ...base[0], base_sdlt_rate: 1 }, ...base.slice(1)].reverse() },
    });
    assert.equal(turned.tax, 6_750);
    assert.equal(turned.bands[0]?.from, 0);
  });

  it('TAX-02, TAX-09, TAX-10 England uses the first-time bands of the page, up to their limit', () => {
    const relief = (price: number) => stampDuty({ price, firstTimeBuyer: true, bands: ownListsPageData.england });
    const [within, above] = [relief(600_000), relief(600_001)];
    assert.deepEqual([within.tax, within.firstTimeRelief], [30_000, { applied: true, ceiling: 600_000 }]);
    assert.deepEqual([above.tax, above.firstTimeRelief], [20_000, { applied: false, ceiling: 600_000 }]);
  });

  it('TAX-11 Scotland uses the first-time bands of the page', () => {
    const bands = ownListsPageData.scotland;
    assert.equal(stampDuty({ price: 200_000, region: 'scotland', firstTimeBuyer: true, bands }).tax, 1_000);
    assert.equal(stampDuty({ price: 200_000, region: 'scotland', bands }).tax, 1_100);
  });

  it('TAX-15, TAX-16 Wales uses the corporate bands of the page', () => {
    const bands = ownListsPageData.wales;
    for (const buyer of [{ additionalProperty: true }, { company: true }])
      assert.equal(stampDuty({ price: 300_000, region: 'wales', ...buyer, bands }).tax, 39_900);
    assert.equal(stampDuty({ price: 300_000, region: 'wales', bands }).tax, 4_500);
  });

  it('TAX-12 England adds the additional-property surcharge', () => {
    const { tax, surcharges } = stampDuty({ price: 300_000, additionalProperty: true, nonUkResident: true });
    assert.equal(tax, 26_000);
    assert.deepEqual(surcharges, [
      { name: 'Additional property', rate: 5, tax: 15_000 },
      { name: 'Non-UK resident', rate: 2, tax: 6_000 },
    ]);
    assert.equal(taxOf(300_000, { company: true }), 20_000);
    const base = [
      {
        minimum_property_price: 0,
        maximum_property_price: 100_000,
        base_sdlt_rate: 0,
        additional_property_surcharge: 1,
      },
      { minimum_property_price: 100_000, base_sdlt_rate: 0, additional_property_surcharge: 3 },
    ];
    const banded = stampDuty({ price: 300_000, additionalProperty: true, bands: { base } });
    assert.equal(banded.tax, 7_000, 'on each part that of its band');
  });

  it('TAX-13 Scotland adds the surcharge on the whole price, from the band that holds it, effective rate included', () => {
    const answer = stampDuty({ price: 200_000, region: 'scotland', additionalProperty: true });
    assert.deepEqual([answer.tax, answer.effectiveRate], [17_100, 8.55]);
    assert.deepEqual(answer.surcharges, [{ name: 'Additional property', rate: 8, tax: 16_000 }]);
    const rising = scotlandPageData.base.map((band, index) => ({ ...band, additional_property_surcharge: index }));
    const held = stampDuty({ price: 250_000, region: 'scotland', additionalProperty: true, bands: { base: rising } });
    assert.deepEqual(held.surcharges, [{ name: 'Additional property', rate: 1, tax: 2_500 }]);
  });

  it('TAX-14 Scotland: a company pays the same surcharge, and only once with an additional property', () => {
    assert.equal(taxOf(200_000, { company: true }, 'scotland'), 17_100);
    assert.equal(taxOf(200_000, { company: true, additionalProperty: true }, 'scotland'), 17_100);
  });

  it('TAX-15 Wales: an additional property uses the corporate bands', () => {
    const { tax, list } = stampDuty({ price: 300_000, region: 'wales', additionalProperty: true });
    assert.deepEqual([tax, list], [19_950, 'corporateBuyer']);
  });

  it('TAX-16 Wales: a company uses the corporate bands', () => {
    assert.equal(taxOf(300_000, { company: true }, 'wales'), 19_950);
    const withoutList = { base: walesPageData.base };
    const { tax, since } = stampDuty({ price: 300_000, region: 'wales', company: true, bands: withoutList });
    assert.deepEqual([tax, since], [19_950, '2024-12-11'], 'the built-in ones where the page has none');
  });

  it('TAX-17 rounds to whole pounds, half a pound up', () => {
    assert.equal(taxOf(125_024), 0);
    assert.equal(taxOf(125_025), 1);
    assert.equal(taxOf(125_074), 1);
    assert.equal(taxOf(125_075), 2);
  });

  it('TAX-12, TAX-13 shows no surcharge where the bands have none', () => {
    const base = [{ minimum_property_price: 0, maximum_property_price: null, base_sdlt_rate: 2 }];
    for (const region of ['england', 'scotland'] as const) {
      const buyer = { additionalProperty: true, nonUkResident: true };
      const { tax, surcharges } = stampDuty({ price: 300_000, region, bands: { base }, ...buyer });
      assert.deepEqual([tax, surcharges], [6_000, []]);
    }
  });

  it('TAX-17 rounds the tax of a band to pence', () => {
    const { bands } = stampDuty({ price: 125_000.57, nonUkResident: true });
    assert.deepEqual([bands[1]!.tax, bands[1]!.baseTax], [0.02, 0.01]);
    assert.equal(stampDuty({ price: 125_000.57, nonUkResident: true }).surcharges[0]!.tax, 2500.01);
  });

  it('TAX-12 TAX-13 TAX-15 charges nothing more below the price from which surcharges are charged', () => {
    const second = { additionalProperty: true, nonUkResident: true, surchargesFrom: 40_000 };
    for (const region of regions) {
      assert.equal(stampDuty({ ...second, price: 39_999, region }).tax, 0);
      assert.equal(stampDuty({ ...second, price: 39_999, region }).list, 'base');
      assert.ok(stampDuty({ ...second, price: 40_000, region }).tax > 0);
    }
    assert.equal(taxOf(39_999, { additionalProperty: true }), 2_000, 'by default from any price');
    const first = stampDuty({ price: 30_000, firstTimeBuyer: true, surchargesFrom: 40_000 });
    assert.deepEqual(first.firstTimeRelief, { applied: true, ceiling: 500_000 });
    for (const buyer of [
      {},
      { firstTimeBuyer: true, company: true },
      { firstTimeBuyer: true, additionalProperty: true },
    ])
      assert.equal(stampDuty({ ...buyer, price: 30_000, surchargesFrom: 40_000 }).list, 'base');
  });

  it('an additional property or a company bars first-time relief', () => {
    assert.equal(stampDuty({ price: 300_000, firstTimeBuyer: true, additionalProperty: true }).list, 'base');
    assert.equal(stampDuty({ price: 300_000, firstTimeBuyer: true, company: true }).list, 'base');
  });

  it('taxes what is no price 0, and uses the built-in bands for malformed ones', () => {
    for (const price of [0, -1, NaN, Infinity]) {
      const { tax, effectiveRate, bands } = stampDuty({ price });
      assert.deepEqual([tax, effectiveRate, bands.map(({ amount }) => amount)], [0, 0, [0, 0, 0, 0, 0]]);
    }
    assert.equal(stampDuty({ price: 300_000, bands: { base: 'none' } }).tax, 5_000);
    assert.equal(stampDuty({ price: 300_000, bands: stampDutyBands.scotland, region: 'scotland' }).tax, 4_600);
    assert.equal(stampDuty({ price: 300_000 }).since, '2025-04-01');
  });

  it('throws at no region that a form may send, and takes an unknown one for England', () => {
    for (const region of ['', 'northern-ireland', '__proto__', null] as unknown as Region[]) {
      assert.deepEqual(stampDuty({ price: 300_000, region }), stampDuty({ price: 300_000 }));
    }
  });
});
