import { atom } from 'jotai/vanilla';

import { navigate, onPath, routeHash } from '../core/path';
import { readHash } from '../domain/routes';

const hashAtom = atom('');
hashAtom.onMount = (set) => {
  const update = () => set(routeHash());
  update();
  return onPath(update);
};

/** The route in the hash, such as `/user/saved-properties`; `/` when nothing is open. */
export const pathAtom = atom((get) => readHash(get(hashAtom)).path);

/** Replaces a route, or one below it, if the page is still there. */
export const moveOnAtom = atom(null, (get, _set, from: string, to: string) => {
  if (get(pathAtom).startsWith(from)) navigate(to, { replace: true });
});

/** The name of the open dialog, once it is known. */
const namedDialogAtom = atom<{ path: string; name: string }>();

/** The name of the open dialog; undefined where its route gives the heading. */
export const openNameAtom = atom((get) => {
  const known = get(namedDialogAtom);
  return known?.path === get(pathAtom) ? known.name : undefined;
});

/** Sets the name of the open dialog. */
export const nameOpenAtom = atom(null, (get, set, name: string) => set(namedDialogAtom, { path: get(pathAtom), name }));
