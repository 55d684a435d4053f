import type { Atom } from 'jotai/vanilla';
import { useCallback } from 'react';

import { store } from './store';

/**
 * A ref that shows an atom's value in an element without rendering its component again, for components that a page may
 * use a thousand times. `show` must be the same function each time.
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
