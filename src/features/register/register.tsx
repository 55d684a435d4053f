import { useAtomValue } from 'jotai/react';
import { useState } from 'react';

import { registerWords as words, signedOutWords, signInWords } from '../../domain/account-words';
import { accountWords } from '../../domain/prescribed-words';
import { isFramedAtom } from '../../state/foreign-frame';
import { draftGenerationAtom } from '../../state/form-generations';
import { pageAtom } from '../../state/page';
import { personChangesAtom } from '../../state/person-changes';
import { isOnThisDeviceOnlyAtom, savedPropertiesAtom } from '../../state/saved-properties';
import { isSignedInAtom, isUserKnownAtom, userAtom } from '../../state/user';
import { AgencyText } from '../../ui/agency-text';
import { Link } from '../../ui/link';
import { OpenInOwnWindow } from '../../ui/open-in-own-window';
import { RemountOn } from '../../ui/remount-on';
import { SignedIn } from '../../ui/signed-in';
import { Spinner } from '../../ui/spinner';
import { Success } from '../../ui/success';
import { useAnswered } from '../../ui/use-answered';
import { useStateFor } from '../../ui/use-state-for';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { Words } from '../../ui/words';
import { RegisterForm } from './register-form';

interface Props {
  termsLink?: string;
  privacyLink?: string;
  headingLevel?: HeadingLevel;
}

/** Registers a visitor, which signs them in; their saved items are kept. */
export function Register({ termsLink, privacyLink, headingLevel = '2' }: Props) {
  const { firstName } = useAtomValue(userAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isKnown = useAtomValue(isUserKnownAtom);
  const isFramed = useAtomValue(isFramedAtom);
  const page = useAtomValue(pageAtom);
  const { length: saved } = useAtomValue(savedPropertiesAtom);
  const generation = useAtomValue(draftGenerationAtom)('account');
  const personChanges = useAtomValue(personChangesAtom);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useStateFor<boolean>(personChanges);
  // They are welcomed once, and not again when the browser brings the page back.
  if (isSent && !isKnown) setSent(false);
  // Whoever signed in here before may still be signed in: a form would vanish under their fingers.
  const isReady = useAnswered(useAtomValue(isOnThisDeviceOnlyAtom) || isSignedIn);

  // From when they are known, before all that they saved is sent, until they leave: the next person must not see it.
  const isWelcome = (isSending && isSignedIn) || isSent;
  if (isWelcome) return <Registered name={firstName} isSignedIn={isSignedIn} />;
  if (isSignedIn) return <SignedIn name={firstName} />;
  if (!isReady) return <Spinner label={accountWords.loading} />;
  if (isFramed) return <OpenInOwnWindow heading={words.heading} level={headingLevel} />;
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      <div className="agency-stack agency-stack-tight">
        <ViewHeading level={headingLevel}>{words.heading}</ViewHeading>
        <p className="agency-text">
          {words.intro} {saved > 0 && <Words>{signedOutWords.keep(saved)}</Words>}
        </p>
        {page.customAccountText && <AgencyText html={page.customAccountText} />}
      </div>
      <RemountOn value={generation}>
        <RegisterForm links={{ termsLink, privacyLink }} onSending={setSending} onSent={() => setSent(true)} />
      </RemountOn>
      <p className="agency-text">
        {words.already} <Link href="#/user/sign-in">{words.signIn}</Link>
      </p>
    </div>
  );
}

function Registered({ name, isSignedIn }: { name: string; isSignedIn: boolean }) {
  return isSignedIn ? (
    <Success heading={words.welcome(name)}>
      <p className="agency-text">{words.next}</p>
      <Link href="#/user">{signInWords.toAccount}</Link>
    </Success>
  ) : (
    <Success heading={words.welcome('')}>
      <p className="agency-text">{words.signInNext}</p>
      <Link href="#/user/sign-in">{words.signIn}</Link>
    </Success>
  );
}
