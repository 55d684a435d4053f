import { useLayoutEffect } from 'react';

import { onReturnOnline } from '../core/connection';

/** Loads again what has failed as soon as the connection is back. */
export function useReturnOnline(isWaiting: boolean, load: () => Promise<void>) {
  // A layout effect: as soon as the words are there that promise it.
  useLayoutEffect(() => {
    if (isWaiting) return onReturnOnline(() => void load());
  }, [isWaiting, load]);
}
