import { useAtomValue } from 'jotai/react';

import { pageAtom } from '../../state/page';
import { TermsField } from '../../ui/terms-field';

interface Props {
  termsLink?: string;
  privacyLink?: string;
}

/** The box that must be ticked, in the words of the page unless the tag names links of its own. */
export function Terms({ termsLink, privacyLink }: Props) {
  const page = useAtomValue(pageAtom);
  const hasOwnLinks = termsLink !== undefined || privacyLink !== undefined;
  return (
    <TermsField
      statement={hasOwnLinks ? '' : page.termsStatementText}
      terms={termsLink ?? page.termsLink}
      privacy={privacyLink ?? page.privacyLink}
      more={page.customTermsText}
    />
  );
}
