import type { Atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';

import { store } from './store';

/**
 * The value of an atom, for parts of which a page has a thousand: jotai's own hook draws each of them a second time
 * once it listens, this one only where the value changed meanwhile.
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
