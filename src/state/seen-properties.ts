import { atom } from 'jotai/vanilla';

import { stored } from '../core/storage';
import { readWords } from '../domain/reading';

const mostRemembered = 300;
const seenIdsOnDevice = stored('seenProperties', readWords);
const idsAtom = atom<readonly string[]>([]);
idsAtom.onMount = (set) => {
  set(seenIdsOnDevice.get());
  return seenIdsOnDevice.subscribe(set);
};

/** The ids of the homes opened on this device. */
export const seenPropertiesAtom = atom((get): ReadonlySet<string> => new Set(get(idsAtom)));

/** Records that a home was opened. */
export const recordSeenAtom = atom(null, (_get, set, id: string) => {
  const list = [id, ...seenIdsOnDevice.get().filter((other) => other !== id)].slice(0, mostRemembered);
  seenIdsOnDevice.set(list);
  set(idsAtom, list);
});
