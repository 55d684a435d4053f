import { atom } from 'jotai/vanilla';

import { findProperties, type FoundHomes } from '../api/search';
import type { Search } from '../domain/search';
import { formatSearchQuery } from '../domain/search-address';
import { whileLoading } from './loading';
import { pageAtom } from './page';
import { isPrintedAddressAtom, rememberPlaceAtom, searchAtom } from './search';

/** The homes of a search, as far as they are known. */
export interface Results extends FoundHomes {
  /** What they are the homes of. */
  readonly search: Search;
  /** What was asked for last has not arrived yet; what is shown is older. */
  readonly isLoading: boolean;
  /** Why what was asked for last did not arrive. */
  readonly failure?: 'offline' | 'timeout' | 'network' | 'unreadable';
}

const found = atom<{ readonly key: string; readonly homes: FoundHomes }>();
const status = atom<Pick<Results, 'isLoading' | 'failure'>>({ isLoading: false });
let newest = new AbortController();

const printedHomes = atom((get): FoundHomes => {
  const { properties, pagination, place } = get(pageAtom);
  return { properties, pagination, ...(place && { place }) };
});

/** The homes of the page's search, in the order the server gave; those of the last search while the next is under way. */
export const resultsAtom = atom((get): Results => {
  const homes = get(found)?.homes ?? get(printedHomes);
  return { ...homes, search: get(searchAtom), ...get(status) };
});

/** Reads the homes of the page's search unless they are here; only the newest question is answered. */
export const loadResultsAtom = atom(null, async (get, set, { again = false } = {}) => {
  const search = get(searchAtom);
  const key = keyOf(search);
  newest.abort();
  if (!again && get(found)?.key === key) return set(status, { isLoading: false });
  if (
    !again &&
    get(isPrintedAddressAtom) &&
    search.viewport.length === 0 &&
    get(printedHomes).pagination.totalCount > 0
  ) {
    set(found, undefined);
    return set(status, { isLoading: false });
  }
  const mine = (newest = new AbortController());
  set(status, { isLoading: true });
  const reply = await whileLoading(set, 'properties', () => findProperties(search, { signal: mine.signal }));
  if (mine.signal.aborted || (reply.kind === 'failed' && reply.reason === 'aborted')) return;
  if (reply.kind === 'failed')
    return set(status, { isLoading: false, failure: reply.reason as Results['failure'] & string });
  if (reply.found.place) set(rememberPlaceAtom, reply.found.place);
  set(found, { key, homes: reply.found });
  set(status, { isLoading: false });
});

/** How many homes a search would find; undefined when the server could not tell. */
export async function countHomes(search: Search, signal: AbortSignal): Promise<number | undefined> {
  const reply = await findProperties({ ...search, page: 1 }, { signal, count: 1 });
  return reply.kind === 'found' ? reply.found.pagination.totalCount : undefined;
}

const selected = atom<string>();

/** The home whose pin and card are marked, by its id. */
export const selectedPropertyAtom = atom((get) => get(selected));

/** Marks a home in list and map; none without an id. */
export const selectPropertyAtom = atom(null, (_get, set, id?: string) => set(selected, id));

function keyOf(search: Search) {
  return `${formatSearchQuery(search)} ${search.viewport.join()}`;
}
