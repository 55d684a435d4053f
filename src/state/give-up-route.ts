import { atom } from 'jotai/vanilla';

import { navigate } from '../core/path';
import { notifyAtom } from './toasts';

/** Closes a route that cannot be shown, clears it from the address, and shows why. */
export const giveUpRouteAtom = atom(null, (_get, set, message: string) => {
  navigate('/', { replace: true });
  set(notifyAtom, { message, tone: 'info' });
});
