import { useAtomValue } from 'jotai/react';

import { navigate } from '../../core/path';
import { signedOutWords as words } from '../../domain/account-words';
import { pathAtom } from '../../state/route';
import { savedPropertiesAtom } from '../../state/saved-properties';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { Words } from '../../ui/words';

/** Why to register, with links to register, sign in or carry on without. */
export function SignedOut({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { length: saved } = useAtomValue(savedPropertiesAtom);
  const isOverPage = useAtomValue(pathAtom) !== '/';
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      <div className="agency-stack agency-stack-tight">
        <ViewHeading level={headingLevel}>{words.heading}</ViewHeading>
        <p className="agency-text">
          {words.why} {saved > 0 && <Words>{words.keep(saved)}</Words>}
        </p>
      </div>
      <div className="agency-stack">
        <Link href="#/user/register" look="primary">
          {words.register}
        </Link>
        <Link href="#/user/sign-in" look="secondary">
          {words.signIn}
        </Link>
        {isOverPage && (
          <Button look="plain" onClick={() => navigate('/')}>
            {words.carryOn}
          </Button>
        )}
      </div>
    </div>
  );
}
