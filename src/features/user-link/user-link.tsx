import { useAtomValue } from 'jotai/react';

import { routeHref } from '../../core/path';
import { userLinkWords as words } from '../../domain/account-words';
import { isOnThisDeviceOnlyAtom, savedPropertiesAtom } from '../../state/saved-properties';
import { userAtom } from '../../state/user';
import { Icon } from '../../ui/icon';
import { person } from '../../ui/icons/visitor';
import { Words } from '../../ui/words';

interface Props {
  signedOutLabel?: string;
  signedInLabel?: string;
  compact?: boolean;
}

/** A link to the visitor's account, with the number of saved homes. */
export function UserLink({ signedOutLabel = words.signIn, signedInLabel, compact = false }: Props) {
  const isSignedOut = useAtomValue(isOnThisDeviceOnlyAtom);
  const { firstName } = useAtomValue(userAtom);
  const { length: saved } = useAtomValue(savedPropertiesAtom);

  // Whoever signed in here before is not offered that again while the server is asked: the header would move.
  const label = isSignedOut ? signedOutLabel : signedInLabel || firstName || words.account;
  return (
    <a className="agency-user-link agency-no-print" href={routeHref('#/user')}>
      <Icon path={person} />
      <span className={compact ? 'agency-visually-hidden' : 'agency-user-link-label'}>
        <Words>{label}</Words>
        {/* A name alone does not say where the link leads. */}
        {!isSignedOut && label === firstName && <span className="agency-visually-hidden">{words.ofAccount}</span>}
      </span>
      {saved > 0 && (
        <span className="agency-count agency-user-link-count">
          <Words>{`${saved}`}</Words>
          <span className="agency-visually-hidden">{words.saved(saved)}</span>
        </span>
      )}
    </a>
  );
}
