import { useAtomValue } from 'jotai/react';

import { valuationFormWords as words } from '../../domain/valuation-words';
import { pageAtom } from '../../state/page';
import { valuationDraftAtom } from '../../state/valuation';
import { Honeypot } from '../../ui/honeypot';
import { Note } from '../../ui/note';
import { TermsField } from '../../ui/terms-field';
import { TextArea } from '../../ui/text-area';

interface Props {
  termsLink: string | undefined;
  privacyLink: string | undefined;
  /** An earlier attempt may have arrived. */
  mayDuplicate: boolean;
}

/** What stands right before the button: anything else to say, and the agreement to the terms. */
export function LastFields({ termsLink, privacyLink, mayDuplicate }: Props) {
  const page = useAtomValue(pageAtom);
  const { fields } = useAtomValue(valuationDraftAtom);
  const hasOwnLinks = termsLink !== undefined || privacyLink !== undefined;
  return (
    <>
      <TextArea name="message" label={words.message} hint={words.messageHint} defaultValue={fields.message} optional />
      <TermsField
        statement={hasOwnLinks ? '' : page.termsStatementText}
        terms={termsLink ?? page.termsLink}
        privacy={privacyLink ?? page.privacyLink}
        more={page.customTermsText}
      />
      <Honeypot name="body" />
      {mayDuplicate && <Note>{words.mayDuplicate}</Note>}
    </>
  );
}
