import { startTransition, useEffect, useState } from 'react';

import { late } from '../../core/late';
import { toastsAtom } from '../../state/toasts';
import { useLater } from './use-later';

const Toaster = late(() => import('./toaster').then(({ Toaster }) => Toaster));

/** Fetches the toaster on the first interaction: the first message may be that the server cannot be reached. */
export function Toasts() {
  const [isUsed, setUsed] = useState(false);
  const { length } = useLater(toastsAtom);

  useEffect(() => {
    const heard = new AbortController();
    const note = () => {
      heard.abort();
      startTransition(() => setUsed(true));
    };
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, note, { capture: true, signal: heard.signal });
    return () => heard.abort();
  }, []);
  return <Toaster isWanted={isUsed || length > 0} retryOn={length} isQuiet={length === 0} />;
}
