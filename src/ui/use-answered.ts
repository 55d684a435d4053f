import { useEffect, useState } from 'react';

import { useElementState } from '../core/element-state';

/** Milliseconds to wait for the account before a form is shown. */
const longestWait = 4500;

/**
 * Whether a form can stop waiting for the server to say who the visitor is: it may be meant for somebody else. The
 * element is loading meanwhile.
 */
export function useAnswered(isKnown: boolean) {
  const [hasWaited, setWaited] = useState(false);
  const isReady = isKnown || hasWaited;
  useElementState(isReady ? 'ready' : 'loading');

  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(setWaited, longestWait, true);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [isKnown]);
  return isReady;
}
