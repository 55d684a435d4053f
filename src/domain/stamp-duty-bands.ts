import { pick, readAmount, readList, readRecord, readText, type Raw } from './reading';
import { readUkDay } from './uk-day';

/** The region whose tax applies; 'england' includes Northern Ireland. */
export type Region = 'england' | 'scotland' | 'wales';

/** One band of the tax: the part of the price between its limits is taxed at its rate. */
export interface StampDutyBand {
  /** Pounds. */
  readonly from: number;
  /** Pounds; null for no upper limit. */
  readonly to: number | null;
  /** Percent. */
  readonly rate: number;
  /** Percentage points for buyers who do not live in the UK. */
  readonly nonUkResidentSurcharge?: number;
  /** Percentage points for additional properties. */
  readonly additionalPropertySurcharge?: number;
}

/** The bands of one region. */
export interface StampDutyBands {
  readonly base: readonly StampDutyBand[];
  /** Empty where there is no relief; built-in rates are used where it is missing in England. */
  readonly firstTimeBuyer?: readonly StampDutyBand[];
  /** Higher rates for companies and additional properties, used instead of `base`; empty where there are none. */
  readonly corporateBuyer?: readonly StampDutyBand[];
  /** The date these rates took effect, such as 2025-04-01; undefined when the page supplied them without it. */
  readonly since?: string;
  /** Official page these rates were read from. */
  readonly source?: string;
}

/** The key of a band's rate in page data. */
const rateIn: Readonly<Record<Region, string>> = {
  england: 'base_sdlt_rate',
  scotland: 'base_lbtt_rate',
  wales: 'base_ltt_rate',
};

/** The regions, England first. */
export const regions: readonly Region[] = ['england', 'scotland', 'wales'];

/**
 * Built-in rates, for pages that supply none: SDLT (Finance Act 2003, as of 1 April 2025), LBTT (Land and Buildings
 * Transaction Tax (Scotland) Act 2013, supplement as of 5 December 2024) and LTT (Land Transaction Tax and
 * Anti-avoidance of Devolved Taxes (Wales) Act 2017, higher rates as of 11 December 2024).
 */
export const stampDutyBands: Readonly<Record<Region, StampDutyBands>> = {
  england: {
    since: '2025-04-01',
    source: 'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates',
    base: table([125_000, 0], [250_000, 2], [925_000, 5], [1_500_000, 10], [null, 12]).map((band) => ({
      ...band,
      nonUkResidentSurcharge: 2,
      additionalPropertySurcharge: 5,
    })),
    firstTimeBuyer: table([300_000, 0], [500_000, 5]).map((band) => ({ ...band, nonUkResidentSurcharge: 2 })),
  },
  scotland: {
    since: '2024-12-05',
    source: 'https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property',
    base: table([145_000, 0], [250_000, 2], [325_000, 5], [750_000, 10], [null, 12]).map((band) => ({
      ...band,
      additionalPropertySurcharge: 8,
    })),
    firstTimeBuyer: table([175_000, 0], [250_000, 2], [325_000, 5], [750_000, 10], [null, 12]),
  },
  wales: {
    since: '2024-12-11',
    source: 'https://www.gov.wales/land-transaction-tax-rates-and-bands',
    base: table([225_000, 0], [400_000, 6], [750_000, 7.5], [1_500_000, 10], [null, 12]),
    corporateBuyer: table([180_000, 5], [250_000, 8.5], [400_000, 10], [750_000, 12.5], [1_500_000, 15], [null, 17]),
  },
};

/**
 * Reads a region's bands from page data or from bands read before. Figures are numbers or numeric text, the key of a
 * rate names its tax (`base_sdlt_rate`; the region's own, where a band has several), and null means no upper limit.
 * The rows may come in any order. Undefined
 * when the bands do not start at 0, are not contiguous, or the last one of `base` or `corporate_buyer` has an
 * upper limit.
 */
export function readStampDutyBands(value: unknown, region: Region = 'england'): StampDutyBands | undefined {
  const raw = Array.isArray(value) ? { base: value } : (readRecord(value) ?? {});
  const base = readBands(pick(raw, 'base'), region);
  const firstTimeBuyer = readBands(pick(raw, 'first_time_buyer'), region);
  const corporateBuyer = readBands(pick(raw, 'corporate_buyer'), region);
  if (!base?.length || firstTimeBuyer === null || corporateBuyer === null) return undefined;
  if ([base, corporateBuyer ?? []].some((bands) => bands.at(-1)?.to)) return undefined;
  const about = readRecord(pick(raw, '_meta')) ?? raw;
  return {
    base,
    ...(firstTimeBuyer && { firstTimeBuyer }),
    ...(corporateBuyer && { corporateBuyer }),
    since: readUkDay(pick(about, 'since', 'from')),
    source: readText(pick(about, 'source')) || undefined,
  };
}

/** The bands of a list from the lowest up; undefined when it is missing, null when it is malformed. */
function readBands(value: unknown, region: Region): readonly StampDutyBand[] | undefined | null {
  if (value === undefined) return undefined;
  const bands = readList(value)
    .flatMap((row) => readBand(row, region) ?? [])
    .sort((one, other) => one.from - other.from);
  const complete = Array.isArray(value) && bands.length === value.length;
  const touching = bands.every(({ from }, index) => from === (index === 0 ? 0 : bands[index - 1]?.to));
  return complete && touching ? bands : null;
}

function readBand(value: unknown, region: Region): StampDutyBand | undefined {
  const raw = readRecord(value) ?? {};
  const from = readLimit(raw, 'minimum_property_price', 'from') ?? 0;
  const to = readLimit(raw, 'maximum_property_price', 'to') ?? null;
  const rate = readPercent(raw, rateIn[region], ...Object.values(rateIn), 'rate');
  const nonUkResidentSurcharge = readPercent(raw, 'non_uk_resident_surcharge');
  const additionalPropertySurcharge = readPercent(raw, 'additional_property_surcharge');
  const figures = [from, to, rate, nonUkResidentSurcharge, additionalPropertySurcharge];
  if (rate === undefined || figures.some(Number.isNaN) || (to !== null && to <= from)) return undefined;
  return {
    from,
    to,
    rate,
    ...(nonUkResidentSurcharge && { nonUkResidentSurcharge }),
    ...(additionalPropertySurcharge && { additionalPropertySurcharge }),
  };
}

/** Pounds; undefined when not given, NaN when it is not an amount. */
function readLimit(raw: Raw, ...names: readonly string[]): number | undefined {
  const value = pick(raw, ...names);
  return value === undefined ? undefined : (readAmount(value) ?? NaN);
}

/** Percent; undefined when not given, NaN when it is not a percentage. */
function readPercent(raw: Raw, ...names: readonly string[]): number | undefined {
  const percent = readLimit(raw, ...names);
  return percent !== undefined && percent > 100 ? NaN : percent;
}

/** Contiguous bands from their upper limits and rates. */
function table(...rows: readonly (readonly [to: number | null, rate: number])[]): readonly StampDutyBand[] {
  return rows.map(([to, rate], index) => ({ from: rows[index - 1]?.[0] ?? 0, to, rate }));
}
