import { registerWords as words } from '../domain/account-words';
import { safeUrl } from '../domain/safe-url';
import { AgencyText } from './agency-text';
import { Checkbox } from './checkbox';
import { Link } from './link';

interface Props {
  /** Its name in the answers of the form. */
  name?: string;
  /** The agency's own words, as HTML; ours when it has none. */
  statement: string;
  terms?: string | undefined;
  privacy?: string | undefined;
  /** More of the agency's, as HTML. */
  more: string;
}

/** The box that must be ticked, in the agency's own words where it has any, with links that leave the form as it is. */
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
            <Leading to={terms}>{words.terms}</Leading>
            {privacy && words.and}
            {privacy && <Leading to={privacy}>{words.privacy}</Leading>}
          </>
        )
      }
    />
  );
}

/** An address to which a statement does not lead itself. */
function unlessIn(statement: string, to: string | undefined) {
  const hrefs = [...statement.matchAll(/href\s*=\s*["']?([^"'\s>?#]+)/gi)].map(([, href = '']) => href);
  const path = to?.replace(/[?#].*/s, '');
  return path && hrefs.some((href) => href.endsWith(path)) ? undefined : to;
}

/** Where it is written, for a statement that does not lead there itself. */
function Links({ terms, privacy }: Pick<Props, 'terms' | 'privacy'>) {
  return (
    <>
      {terms && ' '}
      {terms && <Leading to={terms}>{words.termsAlone}</Leading>}
      {privacy && ' '}
      {privacy && <Leading to={privacy}>{words.privacyAlone}</Leading>}
    </>
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
