import type { Random } from '../pictures/drawing/random';
import type { Home } from './home';
import type { Nation } from './towns/town';

/** Present-day values in pounds at which council tax bands begin in practice, from band B up. */
const bandsFrom = [150_000, 210_000, 280_000, 370_000, 490_000, 680_000, 1_300_000] as const;
const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** The usual council tax band of a home of this value. */
export const councilTaxBand = (value: number): string => bands[bandsFrom.filter((from) => value >= from).length] ?? 'H';

/** A home's tenure; Scottish flats have no leases. */
export function tenureOf(dice: Random, { trade, town, plan }: Home): string | null {
  if (trade.channel === 'lettings') return null;
  if (plan?.layout !== 'flat' || town.nation === 'Scotland') return 'Freehold';
  return dice.chance(0.3) ? 'Share of freehold' : 'Leasehold';
}

/** The lowest rating of band E, and of all. */
const bandE = 39;
const lowest = 1;

/**
 * The lowest energy rating a home can have. In England and Wales nothing below band E may be let: the Energy Efficiency
 * (Private Rented Property) (England and Wales) Regulations 2015.
 */
export const lowestRating = ({ trade, town }: Home): number =>
  trade.channel === 'lettings' && town.nation !== 'Scotland' ? bandE : lowest;

/**
 * For how long a home is let, as the end of a clause. A home in England (Renters’ Rights Act 2025) or Scotland (Private
 * Housing (Tenancies) (Scotland) Act 2016) is let without an end agreed beforehand.
 */
export function termOf(nation: Nation, isShortLet: boolean): string {
  if (isShortLet) return ', for a few weeks or months';
  return nation === 'Wales' ? ', for twelve months or longer' : '';
}

const pounds = (amount: number): string => `£${Math.floor(amount).toLocaleString('en-GB')}`;
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/**
 * What a tenant pays before moving in, as HTML. Deposits and fees are limited by the Tenant Fees Act 2019 in England,
 * the Renting Homes (Fees etc.) (Wales) Act 2019 in Wales and the Rent (Scotland) Act 1984 in Scotland.
 */
export function feesText(nation: Nation, monthly: number): string {
  const weekly = (monthly * 12) / 52;
  const rent = `the first month’s rent (${pounds(monthly)})`;
  if (nation === 'Scotland') {
    const deposit = `a deposit of no more than two months’ rent, kept by an approved scheme (${pounds(monthly * 1.5)} here)`;
    return `<p>Before the tenancy begins you pay:</p>${list([rent, deposit])}<p>No other fee may be asked of a tenant in Scotland.</p>`;
  }
  const holding = `a holding deposit of one week’s rent (${pounds(weekly)}), which counts towards the first month`;
  const deposit = `a deposit of five weeks’ rent (${pounds(weekly * 5)}), kept by an approved scheme`;
  const contract = nation === 'Wales' ? 'occupation contract' : 'tenancy';
  return `<p>Before the ${contract} begins you pay:</p>${list([holding, deposit, rent])}<p>We charge no fees for references, inventories or agreements.</p>`;
}
