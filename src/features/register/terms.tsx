import { useAtomValue } from 'jotai/react';

import { termsOf } from '../../domain/terms';
import { pageAtom } from '../../state/page';
import { TermsField } from '../../ui/terms-field';

interface Props {
  termsLink?: string;
  privacyLink?: string;
}

/** The box that must be ticked, in the words of the page unless the tag names links of its own. */
export function Terms({ termsLink, privacyLink }: Props) {
  const page = useAtomValue(pageAtom);
  return <TermsField {...termsOf(page, { termsLink, privacyLink })} />;
}
