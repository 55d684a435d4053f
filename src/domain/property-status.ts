import { oneDay } from './milliseconds';
import type { Property } from './property';

/** A label that a card can show. */
export type PropertyLabel = 'Sold' | 'Sold STC' | 'Under offer' | 'Let Agreed' | 'Let' | 'NEW Listing!' | 'New Home';

/** Labels that stand out more than the others, or less: those that do not say whether the home is still available. */
export const labelTones: ReadonlyMap<PropertyLabel, 'new' | 'calm'> = new Map([
  ['NEW Listing!', 'new'],
  ['New Home', 'calm'],
]);

/** A property's availability. */
export interface PropertyStatus {
  /** Labels for the card, the most important first; empty when there are none. */
  labels: readonly PropertyLabel[];
  isSold: boolean;
  /** Created within the last 7 days and not sold. */
  isNewListing: boolean;
}

interface Options {
  /** Site setting: a sale subject to contract is shown as 'Sold'. */
  displaySstcStatusAsSold?: boolean;
  /** The time to compare dates with; defaults to now. */
  now?: Date;
}

type Judged = Pick<
  Property,
  'status' | 'propertyChannel' | 'tags' | 'createdAt' | 'disposal' | 'auctionDate' | 'exchangedPrice'
>;

const newListingDays = 7;
const subjectToContract = new Set(['sstc', 'sold stc', 'sold subject to contract', 'sstcm', 'sold stcm']);
const sold = new Set(['sold', 'exchanged', 'completed', ...subjectToContract]);
const agreed = new Set(['under offer', 'let agreed']);

/**
 * The labels of a property: the first that applies of sold, under offer or let agreed, let, and new listing, plus 'New
 * Home' when it is tagged so. An unknown status gives no label.
 */
export function propertyStatus(
  property: Judged,
  { displaySstcStatusAsSold = false, now = new Date() }: Options = {},
): PropertyStatus {
  const status = normalised(property.status);
  const isSold = sold.has(status) || soldAtAuction(property, now);
  const isNewListing = !isSold && isRecent(property.createdAt, now);
  const lettings = property.propertyChannel === 'lettings';

  const labels: PropertyLabel[] = [];
  if (isSold) labels.push(subjectToContract.has(status) && !displaySstcStatusAsSold ? 'Sold STC' : 'Sold');
  else if (agreed.has(status)) labels.push(lettings ? 'Let Agreed' : 'Under offer');
  else if (lettings && status === 'let') labels.push('Let');
  else if (isNewListing) labels.push('NEW Listing!');
  if (property.tags.some((tag) => normalised(tag) === 'new home')) labels.push('New Home');
  return { labels, isSold, isNewListing };
}

function soldAtAuction({ disposal, auctionDate, exchangedPrice }: Judged, now: Date): boolean {
  const isAuction = disposal === '' || normalised(disposal).includes('auction');
  return isAuction && auctionDate !== undefined && Date.parse(auctionDate) < now.getTime() && Boolean(exchangedPrice);
}

function isRecent(createdAt: string | undefined, now: Date): boolean {
  const age = createdAt === undefined ? NaN : now.getTime() - Date.parse(createdAt);
  // The visitor's clock may be slow: up to a day in the future counts as new; anything later is a data error.
  return age > -oneDay && age <= newListingDays * oneDay;
}

function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
