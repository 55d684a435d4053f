import { atom } from 'jotai/vanilla';

import { store } from '../core/store';
import type { Notice, Tone } from '../domain/prescribed-words';

/** A short message to the visitor: plain text, in which a line break starts a new line. */
export interface Toast extends Omit<Notice, 'tone'> {
  tone?: Tone;
  /** What it is about: it takes the place of an older message about the same. */
  about?: string;
  /** What the visitor can do about it; always possible elsewhere too, since a message goes away. */
  action?: { label: string; run: () => void };
}

const waiting = atom<readonly Toast[]>([]);

/** Messages waiting to be shown. */
export const toastsAtom = atom((get) => get(waiting));

/** Adds a message to the queue. */
export const notifyAtom = atom(null, (get, set, toast: Toast) => set(waiting, [...get(waiting), toast]));

/** Empties the queue, once its messages are on screen. */
export const takeToastsAtom = atom(null, (get, set) => {
  const taken = get(waiting);
  if (taken.length > 0) set(waiting, []);
  return taken;
});

/** Adds a message to the queue, from outside React. */
export const notify = (toast: Toast) => store.set(notifyAtom, toast);
