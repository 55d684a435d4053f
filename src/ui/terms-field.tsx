import { registerWords as words } from '../domain/account-words';
import { safeUrl } from '../domain/safe-url';
import { AgencyText } from './agency-text';
import { Checkbox } from './checkbox';
import { Link } from './link';

interface Props {
  /** Its name in the form data. */
  name?: string;
  /** The agency's own statement, as HTML; if empty, ours is shown. */
  statement: string;
  terms?: string | undefined;
  privacy?: string | undefined;
  /** Further text from the agency, as HTML, shown as the hint. */
  more: string;
}

/** The required terms checkbox, in the agency's own words if it has any; links open in a new tab. */
export function TermsField({ name = 'optInTerms', statement, terms, privacy, more }: Props) {
  return (
    <Checkbox
      name={name}
      required
      hint={more && <AgencyText html={more} inline newTabs />}
      label={
        statement ? (
          <>
            <AgencyText html={statement} inline newTabs />
            <Links terms={unlessIn(statement, terms)} privacy={unlessIn(statement, privacy)} />
          </>
        ) : (
          <>
            {words.agree}
            <TermsLink to={terms}>{words.terms}</TermsLink>
            {privacy && words.and}
            {privacy && <TermsLink to={privacy}>{words.privacy}</TermsLink>}
          </>
        )
      }
    />
  );
}

/** The URL, or undefined if the statement already links to it. */
function unlessIn(statement: string, to: string | undefined) {
  const hrefs = [...statement.matchAll(/href\s*=\s*["']?([^"'\s>?#]+)/gi)].map(([, href = '']) => href);
  const path = to?.replace(/[?#].*/s, '');
  return path && hrefs.some((href) => href.endsWith(path)) ? undefined : to;
}

/** Links to the terms and privacy policy for a statement that lacks them. */
function Links({ terms, privacy }: Pick<Props, 'terms' | 'privacy'>) {
  return (
    <>
      {terms && ' '}
      {terms && <TermsLink to={terms}>{words.termsAlone}</TermsLink>}
      {privacy && ' '}
      {privacy && <TermsLink to={privacy}>{words.privacyAlone}</TermsLink>}
    </>
  );
}

function TermsLink({ to, children }: { to: string | undefined; children: string }) {
  return to ? (
    <Link href={safeUrl(to)} newTab>
      {children}
    </Link>
  ) : (
    children
  );
}
