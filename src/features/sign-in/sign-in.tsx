import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';

import { signInWords as words } from '../../domain/account-words';
import type { FormValues } from '../../domain/form-values';
import { signInForm } from '../../domain/forms';
import { accountWords } from '../../domain/prescribed-words';
import { validate } from '../../domain/validation';
import { accountDraftAtom, keepAccountDraftAtom } from '../../state/account-draft';
import { prepareCaptchaAtom } from '../../state/captcha';
import { isFramedAtom } from '../../state/foreign-frame';
import { isOnThisDeviceOnlyAtom, savedPropertiesAtom } from '../../state/saved-properties';
import { signInAtom } from '../../state/session';
import { isSignInAskedAtom } from '../../state/session-renewal';
import { isSignedInAtom, isUserKnownAtom, userAtom } from '../../state/user';
import { useFirstFocus } from '../../ui/focus/use-first-focus';
import { Form } from '../../ui/form';
import { KeepDraft } from '../../ui/keep-draft';
import { Link } from '../../ui/link';
import { Note } from '../../ui/note';
import { OpenInOwnWindow } from '../../ui/open-in-own-window';
import { PasswordField } from '../../ui/password-field';
import { SignedIn } from '../../ui/signed-in';
import { Spinner } from '../../ui/spinner';
import { Success } from '../../ui/success';
import { TextField } from '../../ui/text-field';
import { useAnswered } from '../../ui/use-answered';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';

interface Props {
  headingLevel?: HeadingLevel;
}

/** Signs a visitor in, also when a session has ended during another form. */
export function SignIn({ headingLevel = '2' }: Props) {
  const { firstName, email } = useAtomValue(userAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isKnown = useAtomValue(isUserKnownAtom);
  const isFramed = useAtomValue(isFramedAtom);
  const isAskedAgain = useAtomValue(isSignInAskedAtom);
  const draft = useAtomValue(accountDraftAtom);
  const keep = useSetAtom(keepAccountDraftAtom);
  const signIn = useSetAtom(signInAtom);
  const prepare = useFirstFocus(useSetAtom(prepareCaptchaAtom));
  const [isSent, setSent] = useState(false);
  // They are welcomed once, and not again when the browser brings the page back.
  if (isSent && !isKnown) setSent(false);
  // Whoever signed in here before may still be signed in: a form would vanish under their fingers.
  const isReady = useAnswered(useAtomValue(isOnThisDeviceOnlyAtom) || isSignedIn);

  const send = async (values: FormValues) => {
    // They are welcomed as soon as they are known, before all that they saved is sent.
    setSent(true);
    const outcome = await signIn({ email: values.email?.trim() ?? '', password: values.password ?? '' });
    setSent(outcome.sent);
    return outcome;
  };

  if (isSignedIn && !isAskedAgain) return isSent ? <Welcome name={firstName} /> : <SignedIn name={firstName} />;
  if (!isReady) return <Spinner label={accountWords.loading} />;
  if (isFramed) return <OpenInOwnWindow heading={words.heading} level={headingLevel} />;
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      <div className="agency-stack agency-stack-tight">
        {!isAskedAgain && <ViewHeading level={headingLevel}>{words.heading}</ViewHeading>}
        <p className="agency-text">{isAskedAgain ? words.whyAgain : words.intro}</p>
      </div>
      <KeepDraft keep={keep}>
        <Form
          mustBeSeen
          aria-label={words.heading}
          submit={words.submit}
          submitting={words.sending}
          validate={(values) => validate(signInForm, values)}
          onSubmit={send}
          onFocus={prepare}
        >
          <TextField
            name="email"
            label={words.email}
            type="email"
            autoComplete="username"
            required
            defaultValue={isAskedAgain ? email : draft.email}
          />
          <PasswordField
            name="password"
            label={words.password}
            autoComplete="current-password"
            required
            data-private=""
          />
          {!isAskedAgain && (
            <p className="agency-text">
              <Link href="#/user/forgotten_password">{accountWords.forgottenHeading}</Link>
            </p>
          )}
        </Form>
      </KeepDraft>
      {!isAskedAgain && <OtherWays />}
    </div>
  );
}

function OtherWays() {
  const { length: saved } = useAtomValue(savedPropertiesAtom);
  return (
    <>
      <hr className="agency-rule" />
      <p className="agency-row agency-row-between">
        <span>{words.newHere}</span>
        <Link href="#/user" look="secondary">
          {words.register}
        </Link>
      </p>
      {saved > 0 && <Note>{words.onDevice(saved)}</Note>}
    </>
  );
}

function Welcome({ name }: { name: string }) {
  return (
    <Success heading={words.done(name)}>
      <Link href="#/user">{words.toAccount}</Link>
    </Success>
  );
}
