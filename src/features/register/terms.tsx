import { useAtomValue } from 'jotai/react';

import { registerWords as words } from '../../domain/account-words';
import { safeUrl } from '../../domain/safe-url';
import { pageAtom } from '../../state/page';
import { AgencyText } from '../../ui/agency-text';
import { Checkbox } from '../../ui/checkbox';
import { Link } from '../../ui/link';

interface Props {
  termsLink?: string;
  privacyLink?: string;
}

/** The box that must be ticked, in the agency's own words where it has any, with links that leave the form as it is. */
export function Terms({ termsLink, privacyLink }: Props) {
  const page = useAtomValue(pageAtom);
  const terms = termsLink ?? page.termsLink;
  const privacy = privacyLink ?? page.privacyLink;
  const isOwn = page.termsStatementText !== '' && termsLink === undefined && privacyLink === undefined;
  const more = page.customTermsText;
  return (
    <Checkbox
      name="optInTerms"
      required
      hint={more && <AgencyText html={more} inline newTabs />}
      label={
        isOwn ? (
          <AgencyText html={page.termsStatementText} inline newTabs />
        ) : (
          <>
            {words.agree}
            <Leading to={terms}>{words.terms}</Leading>
            {privacy && words.and}
            {privacy && <Leading to={privacy}>{words.privacy}</Leading>}
          </>
        )
      }
    />
  );
}

function Leading({ to, children }: { to: string | undefined; children: string }) {
  return to ? (
    <Link href={safeUrl(to)} newTab>
      {children}
    </Link>
  ) : (
    children
  );
}
