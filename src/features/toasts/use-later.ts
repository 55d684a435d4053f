import { useStore } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { startTransition, useEffect, useState } from 'react';

/** The value of an atom, updated in a transition: everything else that changes with it renders first. */
export function useLater<Value>(atom: Atom<Value>) {
  const store = useStore();
  const [value, setValue] = useState(() => store.get(atom));

  useEffect(() => {
    const follow = () => startTransition(() => setValue(store.get(atom)));
    follow();
    return store.sub(atom, follow);
  }, [store, atom]);
  return value;
}
