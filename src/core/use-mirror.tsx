import type { Atom } from 'jotai/vanilla';
import { useCallback } from 'react';

import { store } from './store';

/**
 * A ref that lets an element show the value of an atom without rendering its component again, for components of which a
 * page may have a thousand. `show` must be the same function each time.
 */
export function useMirror<Part extends Element, Value>(atom: Atom<Value>, show: (part: Part, value: Value) => void) {
  return useCallback(
    (part: Part) => {
      const look = () => show(part, store.get(atom));
      look();
      return store.sub(atom, look);
    },
    [atom, show],
  );
}
