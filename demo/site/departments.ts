import type { Channel } from '../../src/domain/property';
import { hasTag } from '../../src/domain/search';
import type { Search } from '../../src/domain/search';

/** One part of the agency's trade, as visitors browse it. */
interface Trade {
  label: string;
  url: string;
  /** What its listings are tagged with, where they are no ordinary homes. */
  tag?: string;
  /** What one of its listings and what several of them are called. */
  names: readonly [one: string, many: string];
}

const homes: Record<Channel, Trade> = {
  sales: { label: 'Homes for sale', url: '/properties/sales', names: ['home for sale', 'homes for sale'] },
  lettings: { label: 'Homes to let', url: '/properties/lettings', names: ['home to let', 'homes to let'] },
};

const special: readonly Required<Trade>[] = [
  tagged('auction', 'Auctions', ['lot at auction', 'lots at auction']),
  tagged('agriculture', 'Farms and land', ['farm or field', 'farms and fields']),
  tagged('antiques', 'Antiques', ['sale of antiques', 'sales of antiques']),
  tagged('services', 'Advice days', ['day of advice', 'days of advice']),
];

/** Everything the agency does, in the order of its size. */
export const trades: readonly Trade[] = [homes.sales, homes.lettings, ...special];

/** '47 homes for sale', or whatever else a search looks for. */
export function countInWords(total: number, { channel, tags }: Pick<Search, 'channel' | 'tags'>): string {
  const { names } = special.find(({ tag }) => hasTag({ tags }, tag)) ?? homes[channel];
  return `${total.toLocaleString('en-GB')} ${names[total === 1 ? 0 : 1]}`;
}

function tagged(tag: string, label: string, names: Trade['names']): Required<Trade> {
  return { label, url: `/properties/sales/tag-${tag}`, tag, names };
}
