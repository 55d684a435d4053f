import { atom } from 'jotai/vanilla';

import { keepInEntry, keptInEntry, onPath, pageLocation } from '../core/path';
import { pick, readList, readNumber, readRecord, readText } from '../domain/reading';
import { savedSearchKey } from '../domain/saved-search';
import { startSearch } from '../domain/search-address';
import { pageBlockAtom } from './page-subject';

/** The part of the map that a search is narrowed to. */
interface MapPart {
  /** The key of that search. */
  readonly of: string;
  /** West, south, east, north; empty without one. */
  readonly viewport: readonly number[];
  /** The query of the search that it replaced. */
  readonly instead: string;
}

const entryKey = 'agencyMapPart';
const chosenPartAtom = atom<MapPart>();
const partOfEntryAtom = atom((get) => {
  get(pageBlockAtom);
  return readPart(keptInEntry(entryKey));
});

/** Follows the visitor to other entries of the tab's history. */
const followHistoryAtom = atom(null, (get, set, isSameSearch: boolean) => {
  // Back or forward leads to the part at which that entry was left, or to none.
  if (!isSameSearch) return set(chosenPartAtom, readPart(keptInEntry(entryKey)));
  // Another page, order or view of the same search, or a panel over it, stays in the part.
  const part = get(mapPartAtom);
  if (part.viewport.length > 0 && !keptInEntry(entryKey)) keepInEntry(entryKey, part);
});
followHistoryAtom.onMount = (follow) => {
  let from = keyOfAddress();
  return onPath(() => {
    const to = keyOfAddress();
    const isSameSearch = to === from;
    from = to;
    follow(isSameSearch);
  });
};

/** The part chosen on this page; at first, the one at which this entry of the tab's history was left. */
export const mapPartAtom = atom((get): MapPart => {
  get(followHistoryAtom);
  return get(chosenPartAtom) ?? get(partOfEntryAtom);
});

/** Chooses a part, and keeps it in this entry of the tab's history, for a reload and the way back. */
export const chooseMapPartAtom = atom(null, (_get, set, part: MapPart) => {
  set(chosenPartAtom, part);
  // Browsers limit how often a page may do this.
  if (part.viewport.length > 0 || keptInEntry(entryKey)) keepInEntry(entryKey, part);
});

/** Which search the address names. */
const keyOfAddress = () => savedSearchKey(startSearch(pageLocation()));

function readPart(value: unknown): MapPart {
  const raw = readRecord(value) ?? {};
  const edges = readList(pick(raw, 'viewport')).flatMap((edge) => readNumber(edge) ?? []);
  return {
    of: readText(pick(raw, 'of')),
    viewport: edges.length === 4 ? edges : [],
    instead: readText(pick(raw, 'instead')),
  };
}
