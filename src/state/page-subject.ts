import { atom, type Atom } from 'jotai/vanilla';

import { noticeRestOfPage, onConfigured, pageBlock, readPage } from '../core/page-data';
import { store } from '../core/store';
import { spellings, type PageSubject } from '../domain/page-subject';

const atoms = new WeakMap<PageSubject<unknown>, Atom<unknown>>();
const reported = new Set<string>();

const changesAtom = atom(0);
let isHeard = false;

/** A subject of the page data, validated; a malformed value is reported by its key and replaced by the default. */
export function pageSubjectAtom<Value>(subject: PageSubject<Value>): Atom<Value> {
  const known =
    atoms.get(subject) ??
    atom((get) => {
      hear();
      get(changesAtom);
      return subject.read(readPage(spellings(subject.names)), report);
    });
  atoms.set(subject, known);
  return known as Atom<Value>;
}

/** Changes when a script such as Turbo replaces the page by another, with page data of its own. */
export const pageBlockAtom = atom((get) => {
  hear();
  get(changesAtom);
  return pageBlock();
});

/** Subscribes with the first reader, because some elements render before the visitor's data is set up. */
function hear() {
  if (isHeard) return;
  isHeard = true;
  onConfigured(() => store.set(changesAtom, (count) => count + 1));
  noticeRestOfPage();
}

function report(key: string, dropped?: string) {
  const what = dropped
    ? `has entries of the wrong shape, or without a usable id: ${dropped} are left out`
    : 'has a value of the wrong shape; the default is used';
  if (!reported.has(key)) console.error(`The page data "${key}" ${what}.`);
  reported.add(key);
}
