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
