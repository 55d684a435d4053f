import { sum } from './numbers';
import type { Raw } from './reading';
import {
  readStampDutyBands,
  regions,
  stampDutyBands,
  type Region,
  type StampDutyBand,
  type StampDutyBands,
} from './stamp-duty-bands';

/** The buyer's circumstances that affect the tax. */
export interface Buyer {
  firstTimeBuyer?: boolean;
  additionalProperty?: boolean;
  /** Does not live in the UK; affects the tax in England only. */
  nonUkResident?: boolean;
  /** Pays the additional-property rates, but not twice when `additionalProperty` is set too. */
  company?: boolean;
}

/** A purchase. */
export interface Purchase extends Buyer {
  /** Pounds. */
  price: number;
  /** England when missing or unknown. */
  region?: Region;
  /** The region's bands as the page supplies them; the built-in ones when missing or malformed. */
  bands?: StampDutyBands | Raw;
  /**
   * Pounds from which surcharges and the Welsh higher rates are charged: 0 by default, 40,000 by law (Finance Act 2003,
   * Schedules 4ZA and 9A, and their counterparts in Scotland and Wales).
   */
  surchargesFrom?: number;
}

/** The part of the price in one band, and its tax. */
export interface StampDutySlice {
  /** Pounds. */
  from: number;
  /** Pounds; null for no upper limit. */
  to: number | null;
  /** Pounds of the price that lie in the band. */
  amount: number;
  /** Percent, surcharges included. */
  rate: number;
  /** Pounds, surcharges included, rounded to pence. */
  tax: number;
  /** Percent without surcharges. */
  baseRate: number;
  /** Pounds without surcharges, rounded to pence. */
  baseTax: number;
}

/** A surcharge on the whole price. */
export interface StampDutySurcharge {
  name: 'Additional property' | 'Non-UK resident';
  /** Percentage points at the band that holds the price. */
  rate: number;
  /** Pounds, rounded to pence. */
  tax: number;
}

/** The tax on a purchase and its breakdown. */
export interface StampDuty {
  /** Whole pounds, surcharges included. */
  tax: number;
  /** Percent of the price, surcharges included. */
  effectiveRate: number;
  /** Every band of the applicable list, including those above the price; their taxes add up to the total. */
  bands: StampDutySlice[];
  /** Each surcharge by itself; already included in the bands' taxes. */
  surcharges: StampDutySurcharge[];
  /** The list of rates that applies: standard, first-time buyer or higher rates. */
  list: 'base' | 'firstTimeBuyer' | 'corporateBuyer';
  /**
   * Whether first-time buyer relief applies, and the price above which it is lost; undefined where there is no relief.
   */
  firstTimeRelief?: { applied: boolean; ceiling: number | null };
  /** The date the rates took effect, such as 2025-04-01. */
  since?: string;
}

type List = StampDuty['list'];

interface Surcharge {
  readonly name: StampDutySurcharge['name'];
  readonly rateIn: (band: StampDutyBand) => number;
}

/**
 * Stamp duty on a home: SDLT in England and Northern Ireland, LBTT in Scotland, LTT in Wales. Each part of the price is
 * taxed at the rate of its band, and the total is rounded to whole pounds, half a pound up. A price that is not a
 * positive number gives 0. There is no first-time buyer relief for an additional property or a company. Scotland's
 * supplement is charged on the whole price at the rate of the band the price falls in.
 */
export function stampDuty({ price, region: given, bands, surchargesFrom = 0, ...who }: Purchase): StampDuty {
  const region = regions.find((known) => known === given) ?? 'england';
  const pounds = Number.isFinite(price) ? Math.max(0, price) : 0;
  const table = readStampDutyBands(bands, region) ?? stampDutyBands[region];
  const buyer = pounds < surchargesFrom ? withoutSurcharges(who) : who;
  const relief = reliefIn(region, table);
  const list = listFor(pounds, region, table, buyer);
  // A page may have bands for Wales without the higher rates, or for England without those of first-time buyers.
  const { since, ...lists } = list in table ? table : stampDutyBands[region];
  const rows = lists[list] ?? lists.base;
  const surcharges = surchargesFor(pounds, region, rows, buyer);

  const slices = rows.map((band) => sliceOf(band, pounds, surcharges));
  const tax = Math.round(sum(slices.map(({ amount, rate }) => amount * rate)) / 100);
  return {
    tax,
    effectiveRate: pounds === 0 ? 0 : (tax / pounds) * 100,
    bands: slices,
    surcharges: surcharges.map((surcharge) => rowOf(surcharge, rows, pounds)).filter(({ rate, tax }) => rate + tax > 0),
    list,
    firstTimeRelief: relief && { applied: list === 'firstTimeBuyer', ceiling: ceilingOf(relief) },
    since,
  };
}

/**
 * Applies a change to a buyer: `additionalProperty` and `firstTimeBuyer` exclude each other, and the newer choice wins.
 */
export function changeBuyer(buyer: Buyer, change: Buyer): Buyer {
  const changed = { ...buyer, ...change };
  if (change.additionalProperty) changed.firstTimeBuyer = false;
  else if (change.firstTimeBuyer) changed.additionalProperty = false;
  return changed;
}

/** The bands of first-time buyers: Scotland's only where the page has them (TAX-11), none in Wales. */
function reliefIn(region: Region, { firstTimeBuyer }: StampDutyBands) {
  if (region === 'wales') return undefined;
  const bands = firstTimeBuyer ?? (region === 'england' ? stampDutyBands.england.firstTimeBuyer : undefined);
  return bands?.length ? bands : undefined;
}

function listFor(pounds: number, region: Region, table: StampDutyBands, buyer: Buyer): List {
  const higher = paysHigherRates(buyer);
  if (region === 'wales') return higher && table.corporateBuyer?.length !== 0 ? 'corporateBuyer' : 'base';
  const relief = reliefIn(region, table);
  const ceiling = relief && (ceilingOf(relief) ?? Infinity);
  return buyer.firstTimeBuyer && !higher && ceiling !== undefined && pounds <= ceiling ? 'firstTimeBuyer' : 'base';
}

function surchargesFor(pounds: number, region: Region, rows: readonly StampDutyBand[], buyer: Buyer): Surcharge[] {
  const supplement = bandHolding(pounds, rows).additionalPropertySurcharge ?? 0;
  const surcharges: Surcharge[] = [];
  if (paysHigherRates(buyer) && region !== 'wales') {
    const rateIn = (band: StampDutyBand) => band.additionalPropertySurcharge ?? 0;
    surcharges.push({ name: 'Additional property', rateIn: region === 'scotland' ? () => supplement : rateIn });
  }
  if (buyer.nonUkResident && region === 'england') {
    surcharges.push({ name: 'Non-UK resident', rateIn: (band) => band.nonUkResidentSurcharge ?? 0 });
  }
  return surcharges;
}

function sliceOf(band: StampDutyBand, pounds: number, surcharges: readonly Surcharge[]): StampDutySlice {
  const { from, to, rate: baseRate } = band;
  const amount = amountIn(band, pounds);
  const rate = baseRate + sum(surcharges.map(({ rateIn }) => rateIn(band)));
  return { from, to, amount, rate, tax: inPounds(amount * rate), baseRate, baseTax: inPounds(amount * baseRate) };
}

function rowOf({ name, rateIn }: Surcharge, rows: readonly StampDutyBand[], pounds: number): StampDutySurcharge {
  const percentPounds = sum(rows.map((band) => amountIn(band, pounds) * rateIn(band)));
  return { name, rate: rateIn(bandHolding(pounds, rows)), tax: inPounds(percentPounds) };
}

function amountIn({ from, to }: StampDutyBand, pounds: number): number {
  return Math.max(0, Math.min(pounds, to ?? Infinity) - from);
}

function bandHolding(pounds: number, rows: readonly StampDutyBand[]): StampDutyBand {
  return rows.find(({ to }) => to === null || pounds <= to)!;
}

function ceilingOf(rows: readonly StampDutyBand[]): number | null {
  return rows.at(-1)?.to ?? null;
}

function withoutSurcharges(buyer: Buyer): Buyer {
  return { firstTimeBuyer: Boolean(buyer.firstTimeBuyer) && !paysHigherRates(buyer) };
}

function paysHigherRates({ additionalProperty, company }: Buyer): boolean {
  return Boolean(additionalProperty || company);
}

/** Converts pounds times percent to pounds, rounded to pence. */
function inPounds(percentPounds: number): number {
  return Math.round(percentPounds) / 100;
}
