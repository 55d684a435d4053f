import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';

import { registerWords as words, signedOutWords, signInWords } from '../../domain/account-words';
import type { FormValues } from '../../domain/form-values';
import { registrationForm } from '../../domain/forms';
import { accountWords } from '../../domain/prescribed-words';
import { sortErrors } from '../../domain/refusal';
import { telephoneAsSent } from '../../domain/telephone';
import { termsOf } from '../../domain/terms';
import { validate } from '../../domain/validation';
import { accountDraftAtom, keepAccountDraftAtom } from '../../state/account-draft';
import { prepareCaptchaAtom } from '../../state/captcha';
import { isFramedAtom } from '../../state/foreign-frame';
import { draftGenerationAtom } from '../../state/form-generations';
import { pageAtom, settingsAtom } from '../../state/page';
import { personChangesAtom } from '../../state/person-changes';
import { isOnThisDeviceOnlyAtom, savedPropertiesAtom } from '../../state/saved-properties';
import { registerAtom } from '../../state/session';
import { isSignedInAtom, isUserKnownAtom, userAtom } from '../../state/user';
import { AgencyText } from '../../ui/agency-text';
import { Checkbox } from '../../ui/checkbox';
import { useFirstFocus } from '../../ui/focus/use-first-focus';
import { Form } from '../../ui/form';
import { Honeypot, unlessTrapped } from '../../ui/honeypot';
import { KeepDraft } from '../../ui/keep-draft';
import { Link } from '../../ui/link';
import { OpenInOwnWindow } from '../../ui/open-in-own-window';
import { PasswordField } from '../../ui/password-field';
import { RemountOn } from '../../ui/remount-on';
import { SignedIn } from '../../ui/signed-in';
import { Spinner } from '../../ui/spinner';
import { Success } from '../../ui/success';
import { TermsField } from '../../ui/terms-field';
import { asName, TextField } from '../../ui/text-field';
import { useAnswered } from '../../ui/use-answered';
import { useStateFor } from '../../ui/use-state-for';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { Words } from '../../ui/words';

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
  const settings = useAtomValue(settingsAtom);
  const page = useAtomValue(pageAtom);
  const { length: saved } = useAtomValue(savedPropertiesAtom);
  const draft = useAtomValue(accountDraftAtom);
  const generation = useAtomValue(draftGenerationAtom)('account');
  const keep = useSetAtom(keepAccountDraftAtom);
  const register = useSetAtom(registerAtom);
  const prepare = useFirstFocus(useSetAtom(prepareCaptchaAtom));
  const personChanges = useAtomValue(personChangesAtom);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useStateFor<boolean>(personChanges);
  // They are welcomed once, and not again when the browser brings the page back.
  if (isSent && !isKnown) setSent(false);
  // Whoever signed in here before may still be signed in: a form would vanish under their fingers.
  const isReady = useAnswered(useAtomValue(isOnThisDeviceOnlyAtom) || isSignedIn);

  const send = unlessTrapped(async (values) => {
    setSending(true);
    const outcome = await register(registrationOf(values));
    setSending(false);
    if (outcome.sent) {
      setSent(true);
      return outcome;
    }
    const { messages } = outcome;
    // Keep everything entered except a refused password.
    const clear = messages.some((message) => /^(?:your |the )?password\b/i.test(message)) ? passwords : [];
    return { sent: false, ...sortErrors(registrationForm, messages), clear };
  });

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
        <KeepDraft keep={keep}>
          <Form
            mustBeSeen
            aria-label={words.heading}
            submit={words.submit}
            submitting={words.sending}
            validate={(values) => validate(registrationForm, values, settings)}
            onSubmit={send}
            onFocus={prepare}
          >
            <TextField
              name="firstName"
              label={words.firstName}
              {...asName}
              defaultValue={draft.firstName}
              autoComplete="given-name"
              required
            />
            <TextField
              name="lastName"
              label={words.lastName}
              {...asName}
              defaultValue={draft.lastName}
              autoComplete="family-name"
              required
            />
            <TextField
              name="email"
              label={words.email}
              hint={words.emailHint}
              type="email"
              defaultValue={draft.email}
              required
            />
            <TextField name="telHome" label={words.telephone} type="tel" defaultValue={draft.telHome} optional />
            <PasswordField
              name="password"
              label={words.password}
              hint={words.passwordHint}
              autoComplete="new-password"
              required
              data-private=""
            />
            <PasswordField
              name="passwordConfirmation"
              label={words.passwordConfirmation}
              autoComplete="new-password"
              required
              data-private=""
            />
            <TermsField {...termsOf(page, { termsLink, privacyLink })} />
            <Checkbox
              name="optInMarketing"
              label={words.marketing}
              hint={page.customMarketingText && <AgencyText html={page.customMarketingText} inline newTabs />}
            />
            <Honeypot name="body" />
          </Form>
        </KeepDraft>
      </RemountOn>
      <p className="agency-text">
        {words.already} <Link href="#/user/sign-in">{words.signIn}</Link>
      </p>
    </div>
  );
}

const passwords = ['password', 'passwordConfirmation'];

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

function registrationOf(values: FormValues) {
  const { firstName = '', lastName = '', email = '', telHome = '', password = '', passwordConfirmation = '' } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    telHome: telephoneAsSent(telHome),
    password,
    passwordConfirmation,
    optInMarketing: values.optInMarketing !== undefined,
    optInMarketingStatement: words.marketing,
  };
}
