import { useEffect, useMemo, useState } from 'react';

import type { Search } from '../../domain/search';
import { crossedPairs } from '../../domain/search-steps';
import { searchFormWords as words } from '../../domain/search-words';
import type { FormState } from '../../ui/form-context';
import { useFieldIds } from '../../ui/use-field-ids';

/**
 * Errors for crossed limits of a search (minimum above maximum), as a form context: none until the visitor submits,
 * here or earlier (`wasAsked`), then every pair while it is crossed. That focuses the first one; `check` also returns
 * its name, or undefined if none.
 */
export function useCrossed(search: Search, wasAsked = false) {
  const crossed = crossedPairs(search);
  const [isAsked, setAsked] = useState(wasAsked);
  const [wanted, setWanted] = useState(wasAsked && crossed[0] ? { name: crossed[0] } : undefined);
  const { ids, register } = useFieldIds();
  const names = isAsked ? crossed.join() : '';

  const context = useMemo<FormState>(() => {
    const pairs = crossedNames(names).map((name) => [name, words.crossed[name]]);
    return { errors: Object.fromEntries(pairs) as FormState['errors'], sending: false, register };
  }, [names, register]);

  useEffect(() => {
    if (wanted) document.getElementById(ids.get(wanted.name) ?? '')?.focus();
  }, [wanted, ids]);

  return {
    context,
    isAsked,
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
