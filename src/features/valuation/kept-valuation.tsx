import { useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';

import { leadTexts } from '../../domain/lead-draft';
import { editValuationAtom } from '../../state/valuation';
import { Kept } from '../../ui/kept';

/** Stores every input in the form inside, so that no step and no reload loses it. */
export function KeptValuation({ children }: { children: ReactNode }) {
  const edit = useSetAtom(editValuationAtom);
  return <Kept keep={(values) => edit({ fields: leadTexts(values) })}>{children}</Kept>;
}
