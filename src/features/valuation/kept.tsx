import { useSetAtom } from 'jotai/react';
import type { FormEvent, ReactNode } from 'react';

import { textsIn } from '../../domain/valuation-draft';
import { editValuationAtom } from '../../state/valuation';

/** Keeps what is typed into the form in it, so that no step and no reload loses it. */
export function Kept({ children }: { children: ReactNode }) {
  const edit = useSetAtom(editValuationAtom);
  const keep = ({ currentTarget }: FormEvent) => {
    const form = currentTarget.querySelector('form');
    if (form) edit({ fields: textsIn(Object.fromEntries(new FormData(form))) });
  };
  return <div onInput={keep}>{children}</div>;
}
