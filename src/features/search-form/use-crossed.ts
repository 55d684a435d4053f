import { useCallback, useEffect, useMemo, useState } from 'react';

import type { Search } from '../../domain/search';
import { crossedPairs } from '../../domain/search-steps';
import { searchFormWords as words } from '../../domain/search-words';
import type { FormState } from '../../ui/form-context';

/**
 * Errors for crossed limits of a search (minimum above maximum), as a form context: none until the visitor submits,
 * then every pair while it is crossed. `check` focuses the first one and returns its name, or undefined if none.
 */
export function useCrossed(search: Search) {
  const [isAsked, setAsked] = useState(false);
  const [wanted, setWanted] = useState<{ name: string }>();
  const [ids] = useState(() => new Map<string, string>());
  const crossed = crossedPairs(search);
  const names = isAsked ? crossed.join() : '';

  const register = useCallback(
    (name: string, id: string) => {
      ids.set(name, id);
      return () => void ids.delete(name);
    },
    [ids],
  );
  const context = useMemo<FormState>(() => {
    const pairs = crossedNames(names).map((name) => [name, words.crossed[name]]);
    return { errors: Object.fromEntries(pairs) as FormState['errors'], sending: false, register };
  }, [names, register]);

  useEffect(() => {
    if (wanted) document.getElementById(ids.get(wanted.name) ?? '')?.focus();
  }, [wanted, ids]);

  return {
    context,
    isSound: crossed.length === 0,
    check: () => {
      const [name] = crossed;
      setAsked(name !== undefined);
      if (name) setWanted({ name });
      return name;
    },
  };
}

const crossedNames = (names: string) => names.split(',').filter(Boolean) as (keyof typeof words.crossed)[];
