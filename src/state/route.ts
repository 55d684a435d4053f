import { atom } from 'jotai/vanilla';

import { navigate, onPath, routeHash } from '../core/path';
import { readHash } from '../domain/routes';
import { notifyAtom } from './toasts';

const hash = atom('');
hash.onMount = (set) => {
  const update = () => set(routeHash());
  update();
  return onPath(update);
};

/** The route that the hash asks for, such as `/user/saved-properties`; `/` when nothing is open. */
export const pathAtom = atom((get) => readHash(get(hash)).path);

/** Goes to a route; `/` closes what is open. */
export const navigateAtom = atom(null, (_get, _set, to: string, options?: { replace?: boolean }) =>
  navigate(to, options),
);

/** Closes what a path opened in vain, cleans the address, and says why. */
export const giveUpRouteAtom = atom(null, (_get, set, message: string) => {
  navigate('/', { replace: true });
  set(notifyAtom, { message, tone: 'info' });
});

/** What is open over the page, by its own name, once it is known. */
const openName = atom<{ path: string; name: string }>();

/** The name of what is open over the page; undefined where its route names it. */
export const openNameAtom = atom((get) => {
  const known = get(openName);
  return known?.path === get(pathAtom) ? known.name : undefined;
});

/** Names what is open over the page. */
export const nameOpenAtom = atom(null, (get, set, name: string) => set(openName, { path: get(pathAtom), name }));
