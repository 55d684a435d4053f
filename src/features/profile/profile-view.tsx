import { useAtomValue } from 'jotai/react';

import { profileWords as words } from '../../domain/account-words';
import type { User } from '../../domain/user';
import { userAddress } from '../../domain/user-address';
import { userAtom } from '../../state/user';
import { pencil } from '../../ui/icons/actions';
import { Link } from '../../ui/link';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';

/** The visitor's details in sentences, and the actions on them. */
export function ProfileView({ headingLevel }: { headingLevel: HeadingLevel }) {
  const user = useAtomValue(userAtom);
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      <div className="agency-stack agency-stack-tight">
        <ViewHeading level={headingLevel}>{words.greeting(user.firstName)}</ViewHeading>
        {sentences(user).map((sentence) => (
          <p key={sentence} className="agency-text agency-profile-sentence">
            {sentence}
          </p>
        ))}
      </div>
      <ul className="agency-profile-links">
        <li>
          <Link href="#/user/edit" look="secondary" icon={pencil}>
            {words.edit}
          </Link>
        </li>
        <li>
          <Link href="#/user/marketing-preferences">{words.preferences}</Link>
        </li>
        <li>
          <Link href="#/user/forgotten_password">{words.password}</Link>
        </li>
      </ul>
      <hr className="agency-rule" />
      <agency-sign-out />
    </div>
  );
}

function sentences(user: User) {
  const { email, telHome, telMobile, isOptedInToMarketing } = user;
  const telephones = [telHome, telMobile].filter(Boolean);
  const address = userAddress(user);
  return [
    words.email(email),
    telephones.length > 0 ? words.telephones(telephones) : words.noTelephone,
    ...(address ? [words.address(address)] : []),
    isOptedInToMarketing ? words.optedIn : words.optedOut,
  ];
}
