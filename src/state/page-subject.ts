import { atom, type Atom } from 'jotai/vanilla';

import { onConfigured, readPage } from '../core/page-data';
import { store } from '../core/store';
import { spellings, type PageSubject } from '../domain/page-subject';

const atoms = new WeakMap<PageSubject<unknown>, Atom<unknown>>();
const reported = new Set<string>();

const changes = atom(0);
let isHeard = false;

/** What the page says of a subject, checked; a wrong value is reported by its key and replaced by the default. */
export function pageSubjectAtom<Value>(subject: PageSubject<Value>): Atom<Value> {
  const known =
    atoms.get(subject) ??
    atom((get) => {
      hear();
      get(changes);
      return subject.read(readPage(spellings(subject.names)), report);
    });
  atoms.set(subject, known);
  return known as Atom<Value>;
}

/** Heard from the first reader on, because some elements are drawn before anything of the visitor is there. */
function hear() {
  if (isHeard) return;
  isHeard = true;
  onConfigured(() => store.set(changes, (count) => count + 1));
}

function report(key: string) {
  if (!reported.has(key)) console.error(`The page data "${key}" has a value of the wrong shape; the default is used.`);
  reported.add(key);
}
