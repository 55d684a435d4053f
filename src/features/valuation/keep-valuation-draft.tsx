import { useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';

import { leadTexts } from '../../domain/lead-draft';
import { editValuationAtom } from '../../state/valuation';
import { KeepDraft } from '../../ui/keep-draft';

/** Stores every input in the form inside, so that no step and no reload loses it. */
export function KeepValuationDraft({ children }: { children: ReactNode }) {
  const edit = useSetAtom(editValuationAtom);
  return <KeepDraft keep={(values) => edit({ fields: leadTexts(values) })}>{children}</KeepDraft>;
}
