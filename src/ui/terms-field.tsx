import { registerWords as words } from '../domain/account-words';
import { safeUrl } from '../domain/safe-url';
import { AgencyText } from './agency-text';
import { Checkbox } from './checkbox';
import { Link } from './link';

interface Props {
  /** The agency's own words, as HTML; ours when it has none. */
  statement: string;
  terms?: string | undefined;
  privacy?: string | undefined;
  /** More of the agency's, as HTML. */
  more: string;
}

/** The box that must be ticked, in the agency's own words where it has any, with links that leave the form as it is. */
export function TermsField({ statement, terms, privacy, more }: Props) {
  return (
    <Checkbox
      name="optInTerms"
      required
      hint={more && <AgencyText html={more} inline newTabs />}
      label={
        statement ? (
          <AgencyText html={statement} inline newTabs />
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
