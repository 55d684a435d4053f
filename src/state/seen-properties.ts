import { atom } from 'jotai/vanilla';

import { stored } from '../core/storage';
import { readWords } from '../domain/reading';

const mostRemembered = 300;
const onDevice = stored('seenProperties', readWords);
const ids = atom<readonly string[]>([]);
ids.onMount = (set) => {
  set(onDevice.get());
  return onDevice.subscribe(set);
};

/** The ids of the homes opened on this device. */
export const seenPropertiesAtom = atom((get): ReadonlySet<string> => new Set(get(ids)));

/** Records that a home was opened. */
export const recordSeenAtom = atom(null, (_get, set, id: string) => {
  const list = [id, ...onDevice.get().filter((other) => other !== id)].slice(0, mostRemembered);
  onDevice.set(list);
  set(ids, list);
});
