import type { Random } from '../pictures/drawing/random';
import type { NewProperty, PriceQualifier } from '../server/schema';
import type { Home } from './home';

type Price = Pick<NewProperty, 'priceValue' | 'priceQualifier' | 'pppwPrice'>;

const acreOfLand = [9_000, 14_000] as const;
const acreOfGarden = 14_000;
const lettingsYield = 0.047;
const premisesYield = 0.075;
const grazingRent = [120, 190] as const;
const lowestRent = 450;
const withoutPrice = 0.014;

/** A home's value in whole pounds: its floor area at the town's rate, plus its land. */
export function valueOf(dice: Random, { town, price, squareFeet, acres = 0, plan, surroundings }: Home): number {
  if (!plan) return acres * dice.range(...acreOfLand);
  // Large homes cost less per square foot than small ones.
  const size = Math.min(1.22, Math.max(0.82, 1.36 - squareFeet / 5200));
  const village = surroundings === 'country' ? 0.97 : 1;
  const house = squareFeet * town.poundsPerSquareFoot * price * size * village * dice.range(0.88, 1.12);
  return house + acres * acreOfGarden;
}

/** The asking price, or the monthly rent. */
export function priceOf(dice: Random, home: Home, value: number): Price {
  const { trade, bedrooms, acres = 0 } = home;
  if (trade.department === 'student-lets') return studentRent(dice, bedrooms);
  if (trade.channel === 'lettings') {
    const commercial = trade.department === 'commercial';
    const yearly = home.plan
      ? value * (commercial ? premisesYield : lettingsYield)
      : acres * dice.range(...grazingRent);
    return { priceValue: Math.max(home.plan ? lowestRent : 50, toNearest(yearly / 12, 25)), priceQualifier: 'pcm' };
  }
  if (dice.chance(withoutPrice)) return { priceValue: null, priceQualifier: 'POA' };
  const step = value < 300_000 ? 5_000 : value < 1_000_000 ? 10_000 : 25_000;
  const round = Math.max(step, toNearest(value * (trade.department === 'auctions' ? 0.82 : 1), step));
  // Sellers often ask just below a round figure.
  const priceValue = round - (dice.chance(0.34) && trade.department !== 'auctions' ? dice.pick([50, 5_000]) : 0);
  return { priceValue, priceQualifier: qualifierOf(dice, home) };
}

function qualifierOf(dice: Random, { trade, town }: Home): PriceQualifier | null {
  if (trade.department === 'auctions') return 'Guide price';
  if (trade.department === 'new-homes' && dice.chance(0.6)) return 'From';
  const chosen =
    town.nation === 'Scotland'
      ? dice.weighted({ 'Offers over': 78, 'Fixed price': 22 })
      : dice.weighted({ none: 46, 'Guide price': 32, 'Offers over': 8, 'Offers in excess of': 10, 'Fixed price': 4 });
  return chosen === 'none' ? null : chosen;
}

/** Student rents are per person per week; the monthly rent is derived from them. */
function studentRent(dice: Random, bedrooms: number): Price {
  const weekly = dice.int(110, 185);
  const monthly = toNearest((weekly * Math.max(1, bedrooms) * 52) / 12, 5);
  return { priceValue: monthly, priceQualifier: 'pcm', pppwPrice: dice.chance(0.6) ? weekly : null };
}

const toNearest = (amount: number, step: number): number => Math.round(amount / step) * step;
