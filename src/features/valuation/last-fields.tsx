import { useAtomValue } from 'jotai/react';

import { leadTermsOf } from '../../domain/terms';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { pageAtom } from '../../state/page';
import { valuationDraftAtom } from '../../state/valuation';
import { LeadTerms } from '../../ui/lead-terms';
import { TextArea } from '../../ui/text-area';

interface Props {
  termsLink: string | undefined;
  privacyLink: string | undefined;
  /** An earlier attempt may have been received. */
  mayDuplicate: boolean;
}

/** The last fields before the submit button: further notes and the terms. */
export function LastFields({ termsLink, privacyLink, mayDuplicate }: Props) {
  const page = useAtomValue(pageAtom);
  const { fields } = useAtomValue(valuationDraftAtom);
  return (
    <>
      <TextArea name="message" label={words.message} hint={words.messageHint} defaultValue={fields.message} optional />
      <LeadTerms terms={leadTermsOf(page, { termsLink, privacyLink })} mayDuplicate={mayDuplicate} />
    </>
  );
}
