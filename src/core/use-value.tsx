import type { Atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';

import { store } from './store';

/**
 * The value of an atom, for components of which a page may have a thousand: jotai's own hook renders each a second time
 * once it has subscribed, this one only where the value changed meanwhile.
 */
export function useValue<Value>(atom: Atom<Value>): Value {
  const value = store.get(atom);
  const [, see] = useState(() => value);

  useEffect(() => {
    const look = () => see(() => store.get(atom));
    const stop = store.sub(atom, look);
    look();
    return stop;
  }, [atom]);
  return value;
}
