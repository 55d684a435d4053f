import { hasTag, type Search } from './search';

/** What a search looks for: its singular and plural, and how it is offered. */
export interface Trade {
  readonly names: readonly [one: string, many: string];
  readonly how: string;
}

const homes: Trade['names'] = ['home', 'homes'];

/** Trades other than ordinary homes, by the tag that searches for them; without `how` they are sold and let as homes are. */
const special: Readonly<Record<string, Pick<Trade, 'names'> & Partial<Trade>>> = {
  commercial: { names: ['commercial property', 'commercial properties'] },
  auction: { names: ['lot', 'lots'], how: 'at auction' },
  agriculture: { names: ['farm or field', 'farms and fields'], how: '' },
  antiques: { names: ['sale', 'sales'], how: 'of antiques' },
  services: { names: ['service', 'services'], how: '' },
};

/** The tag with which a search looks for something other than homes. */
export function tradeTag(search: Pick<Search, 'tags'>): string | undefined {
  return Object.keys(special).find((tag) => hasTag(search, tag));
}

/** What a search looks for, by its channel and tags. */
export function tradeOf(search: Pick<Search, 'channel' | 'tags'>): Trade {
  const usual = { names: homes, how: search.channel === 'lettings' ? 'to let' : 'for sale' };
  return { ...usual, ...special[tradeTag(search) ?? ''] };
}
