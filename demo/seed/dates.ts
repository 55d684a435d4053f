import type { Random } from '../pictures/drawing/random';
import type { NewProperty, Status } from '../server/schema';

/** A day in milliseconds. */
export const day = 86_400_000;

const newest = 0.11;
const newestDays = 6.5;
const oldestDays = 540;
/** Days from the listing of a home to its auction, and to the exchange of contracts, at the least. */
const fewestToAuction = 21;
const fewestToExchange = 45;
/** Days of auctions relative to today. */
const pastAuctions = [-16, -51, -86];
const comingAuctions = [19, 54];

type Sale = { status: Status } & Pick<NewProperty, 'auctionDate'>;
type Dates = Pick<NewProperty, 'createdAt' | 'updatedAt' | 'launchedAt'>;

/**
 * When a home was listed: some within a week, the rest spread over a year and a half, weighted to the recent, and all
 * early enough for what has become of them since.
 */
export function datesOf(dice: Random, today: Date, sale: Sale): Dates {
  const { status } = sale;
  const available = status === 'For sale' || status === 'To let';
  const fresh = dice.chance(available ? newest * 1.4 : newest * 0.2);
  const ageAtLeast = fewestDays(today, sale);
  const age = ageAtLeast + (fresh ? dice.range(0.1, newestDays) : 8 + dice.next() * dice.next() * oldestDays);
  const createdAt = new Date(today.getTime() - age * day);
  const launchedAt = new Date(createdAt.getTime() + dice.range(0, Math.min(age, 0.6)) * day);
  const updatedAt = new Date(today.getTime() - dice.next() * age * 0.9 * day);
  return { createdAt, launchedAt, updatedAt: updatedAt < launchedAt ? launchedAt : updatedAt };
}

/** Days since which a home must have been listed. */
function fewestDays(today: Date, { status, auctionDate }: Sale): number {
  const toExchange = status === 'Exchanged' || status === 'Completed' ? fewestToExchange : 0;
  const begun = Date.parse(today.toISOString().slice(0, 10));
  const toAuction = auctionDate ? (begun - Date.parse(auctionDate)) / day + fewestToAuction : 0;
  return Math.max(0, toExchange, toAuction);
}

type Auction = Pick<NewProperty, 'auctionDate' | 'exchangedPrice' | 'disposal'> & { status: Status };

/** One of the agency's auctions: most past ones are sold; upcoming ones are open. */
export function auctionOf(dice: Random, today: Date, guide: number | null): Auction {
  const past = dice.chance(0.55);
  const offset = dice.pick(past ? pastAuctions : comingAuctions);
  const auctionDate = new Date(today.getTime() + offset * day).toISOString().slice(0, 10);
  const sold = past && guide !== null && dice.chance(0.86);
  const exchangedPrice = sold ? Math.round((guide * dice.range(0.97, 1.34)) / 1000) * 1000 : null;
  const status = sold ? dice.pick<Status>(['Sold', 'Exchanged', 'Completed', 'For sale']) : 'For sale';
  return { auctionDate, exchangedPrice, disposal: 'auction', status };
}
