import { useAtomValue } from 'jotai/react';

import { termsOf } from '../../domain/terms';
import { pageAtom } from '../../state/page';
import { TermsField } from '../../ui/terms-field';

interface Props {
  termsLink?: string;
  privacyLink?: string;
}

/** The required terms checkbox, in the page's words unless the tag has its own links. */
export function Terms({ termsLink, privacyLink }: Props) {
  const page = useAtomValue(pageAtom);
  return <TermsField {...termsOf(page, { termsLink, privacyLink })} />;
}
