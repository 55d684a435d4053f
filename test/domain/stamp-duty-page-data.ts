const rows = <Row extends object>(tops: readonly (number | null)[], rest: (index: number) => Row) =>
  tops.map((maximum_property_price, index) => ({
    id: index + 1,
    minimum_property_price: index === 0 ? null : tops[index - 1]!,
    maximum_property_price,
    ...rest(index),
  }));

const sdlt = [0, 2, 5, 10, 12];
const lbtt = [0, 2, 5, 10, 12];

/** England as a page supplies it. */
export const englandPageData = {
  base: rows([125_000, 250_000, 925_000, 1_500_000, null], (index) => ({
    base_sdlt_rate: sdlt[index]!,
    non_uk_resident_surcharge: 2,
    additional_property_surcharge: 5,
  })),
  first_time_buyer: rows([300_000, 500_000], (index) => ({
    base_sdlt_rate: [0, 5][index]!,
    non_uk_resident_surcharge: 2,
    additional_property_surcharge: null,
  })),
};

/** Scotland as a page supplies it. */
export const scotlandPageData = {
  base: rows([145_000, 250_000, 325_000, 750_000, null], (index) => ({
    base_lbtt_rate: lbtt[index]!,
    additional_property_surcharge: 8,
  })),
  first_time_buyer: rows([175_000, 250_000, 325_000, 750_000, null], (index) => ({
    base_lbtt_rate: lbtt[index]!,
    additional_property_surcharge: null,
  })),
};

/** Wales as a page supplies it. */
export const walesPageData = {
  base: rows([225_000, 400_000, 750_000, 1_500_000, null], (index) => ({ base_ltt_rate: [0, 6, 7.5, 10, 12][index]! })),
  corporate_buyer: rows([180_000, 250_000, 400_000, 750_000, 1_500_000, null], (index) => ({
    base_ltt_rate: [5, 8.5, 10, 12.5, 15, 17][index]!,
  })),
};

const doubled = <Name extends string>(bands: readonly Readonly<Record<Name, number>>[], name: Name) =>
  bands.map((band) => ({ ...band, [name]: band[name] * 2 }));
const [belowRelief, withinRelief] = doubled(englandPageData.first_time_buyer, 'base_sdlt_rate');

/** Pages whose other lists have twice the usual rates, and in England relief up to 600,000. */
export const ownListsPageData = {
  england: {
    ...englandPageData,
    first_time_buyer: [belowRelief, { ...withinRelief, maximum_property_price: 600_000 }],
  },
  scotland: { ...scotlandPageData, first_time_buyer: doubled(scotlandPageData.first_time_buyer, 'base_lbtt_rate') },
  wales: { ...walesPageData, corporate_buyer: doubled(walesPageData.corporate_buyer, 'base_ltt_rate') },
};
