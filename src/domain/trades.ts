import { hasTag, type Search } from './search';

/** What a search looks for: one of it and several, and what is done with it. */
export interface Trade {
  readonly names: readonly [one: string, many: string];
  readonly how: string;
}

const homes: Trade['names'] = ['home', 'homes'];

/** What is no ordinary home, by the tag that asks for it. */
const special: Readonly<Record<string, Trade>> = {
  auction: { names: ['lot', 'lots'], how: 'at auction' },
  agriculture: { names: ['farm or field', 'farms and fields'], how: '' },
  antiques: { names: ['sale', 'sales'], how: 'of antiques' },
  services: { names: ['service', 'services'], how: '' },
};

/** The tag with which a search asks for something else than homes. */
export function tradeTag(search: Pick<Search, 'tags'>): string | undefined {
  return Object.keys(special).find((tag) => hasTag(search, tag));
}

/** What a search looks for, by its channel and tags. */
export function tradeOf(search: Pick<Search, 'channel' | 'tags'>): Trade {
  const tag = tradeTag(search);
  return tag ? special[tag]! : { names: homes, how: search.channel === 'lettings' ? 'to let' : 'for sale' };
}

/** '1,204 homes', or so many of something else. */
export function counted(count: number, [one, many] = homes): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
