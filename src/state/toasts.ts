import { atom } from 'jotai/vanilla';

import { store } from '../core/store';
import { readRecord } from '../domain/reading';
import type { Toast } from '../domain/toast';

const waitingAtom = atom<readonly Toast[]>([]);

/** Messages waiting to be shown. */
export const toastsAtom = atom((get) => get(waitingAtom));

/** Adds a message to the queue. */
export const notifyAtom = atom(null, (get, set, toast: Toast) => set(waitingAtom, [...get(waitingAtom), toast]));

/** Takes back what was said about a subject, because it is no longer so. */
export const withdrawAtom = atom(null, (_get, set, about: string) => set(notifyAtom, { message: '', about }));

/** Takes all messages out of the queue, to show them. */
export const takeToastsAtom = atom(null, (get, set) => {
  const taken = get(waitingAtom);
  if (taken.length > 0) set(waitingAtom, []);
  return taken;
});

/** Adds a message to the queue, from outside React; reports anything a page script passes that is not one. */
export function notify(toast: Toast) {
  if (typeof readRecord(toast)?.['message'] !== 'string') {
    console.error("Agency.notify() shows a message, as in Agency.notify({ message: 'Thank you' }).");
    return;
  }
  const { action, ...words } = toast;
  if (isAction(action)) return store.set(notifyAtom, toast);
  if (action)
    console.error('Agency.notify() leaves out an action that is not { label, run }, where run is a function.');
  store.set(notifyAtom, words);
}

function isAction(given: unknown) {
  const action = readRecord(given);
  return typeof action?.['label'] === 'string' && typeof action['run'] === 'function';
}
