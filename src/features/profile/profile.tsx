import { useAtomValue } from 'jotai/react';

import { useElementState } from '../../core/element-state';
import { accountWords } from '../../domain/prescribed-words';
import { isSignedInAtom, isUserKnownAtom } from '../../state/user';
import { Spinner } from '../../ui/spinner';
import type { HeadingLevel } from '../../ui/view-heading';
import { ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';
import { SignedOut } from './signed-out';

interface Props {
  editing?: boolean;
  headingLevel?: HeadingLevel;
}

/** A signed-in visitor's details and the form to edit them; for others, the ways to get an account. */
export function Profile({ editing = false, headingLevel = '2' }: Props) {
  const isKnown = useAtomValue(isUserKnownAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  useElementState(isKnown ? 'ready' : 'loading');
  if (!isKnown) return <Spinner label={accountWords.loading} />;
  if (!isSignedIn) return <SignedOut headingLevel={headingLevel} />;
  return editing ? <ProfileForm headingLevel={headingLevel} /> : <ProfileView headingLevel={headingLevel} />;
}
