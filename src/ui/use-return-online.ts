import { useLayoutEffect } from 'react';

import { onReturnOnline } from '../core/connection';

/** Loads what failed again as soon as the connection is back. */
export function useReturnOnline(isWaiting: boolean, load: () => Promise<void>) {
  // A layout effect, so that it works from the moment that the words promising it appear.
  useLayoutEffect(() => {
    if (isWaiting) return onReturnOnline(() => void load());
  }, [isWaiting, load]);
}
