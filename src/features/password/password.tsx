import { useAtomValue } from 'jotai/react';
import { useState } from 'react';

import { passwordWords as words } from '../../domain/account-words';
import { accountWords } from '../../domain/prescribed-words';
import { isFramedAtom } from '../../state/foreign-frame';
import { isSignedInAtom, isUserKnownAtom, userAtom } from '../../state/user';
import { OpenInOwnWindow } from '../../ui/open-in-own-window';
import { Spinner } from '../../ui/spinner';
import { useAnswered } from '../../ui/use-answered';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { ForgottenPassword } from './forgotten-password';
import { NewPassword } from './new-password';

interface Props {
  pattern?: string;
  patternTitle?: string;
  headingLevel?: HeadingLevel;
}

/** Requests a password reset, or sets a new password for a visitor signed in, such as by the link in a reset email. */
export function Password({ pattern, patternTitle, headingLevel = '2' }: Props) {
  const isKnown = useAtomValue(isUserKnownAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { userId } = useAtomValue(userAtom);
  const isFramed = useAtomValue(isFramedAtom);
  const [isTyped, setTyped] = useState(false);
  const isReady = useAnswered(isKnown);

  if (isFramed) return <OpenInOwnWindow heading={accountWords.forgottenHeading} level={headingLevel} />;
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      <ViewHeading level={headingLevel}>{accountWords.forgottenHeading}</ViewHeading>
      {!isReady ? (
        <Spinner label={words.loading} />
      ) : isSignedIn && !isTyped ? (
        <NewPassword key={userId} pattern={pattern} patternTitle={patternTitle} />
      ) : (
        <ForgottenPassword onTyped={() => setTyped(true)} />
      )}
    </div>
  );
}
