import { atom } from 'jotai/vanilla';

import { currentHash, navigate, onPath } from '../core/path';
import { readHash } from '../domain/routes';

const hash = atom('');
hash.onMount = (set) => {
  const update = () => set(currentHash());
  update();
  return onPath(update);
};

/** The route that the hash asks for, such as `/user/saved-properties`; `/` when nothing is open. */
export const pathAtom = atom((get) => readHash(get(hash)).path);

/** Goes to a route; `/` closes what is open. */
export const navigateAtom = atom(null, (_get, _set, to: string, options?: { replace?: boolean }) =>
  navigate(to, options),
);
