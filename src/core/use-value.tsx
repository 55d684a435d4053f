import type { Atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';

import { store } from './store';

/**
 * The value of an atom, for components that a page may use a thousand times: jotai's own hook renders each again after
 * subscribing, this one only if the value has changed meanwhile.
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
