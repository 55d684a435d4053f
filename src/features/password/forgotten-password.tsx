import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef } from 'react';

import { passwordWords as words } from '../../domain/account-words';
import { forgottenPasswordForm } from '../../domain/forms';
import { accountWords } from '../../domain/prescribed-words';
import { validate } from '../../domain/validation';
import { accountDraftAtom, keepAccountDraftAtom } from '../../state/account-draft';
import { prepareCaptchaAtom } from '../../state/captcha';
import { requestPasswordResetAtom } from '../../state/password';
import { Form } from '../../ui/form';
import type { FormValues } from '../../ui/form-problems';
import { Honeypot, unlessTrapped } from '../../ui/honeypot';
import { Kept } from '../../ui/kept';
import { Link } from '../../ui/link';
import { Success } from '../../ui/success';
import { TextField } from '../../ui/text-field';
import { useFirstFocus } from '../../ui/use-first-focus';

/** Requests an email with a password reset link. */
export function ForgottenPassword({ onTyped }: { onTyped: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  const draft = useAtomValue(accountDraftAtom);
  const keep = useSetAtom(keepAccountDraftAtom);
  const request = useSetAtom(requestPasswordResetAtom);
  const prepare = useFirstFocus(useSetAtom(prepareCaptchaAtom));

  const check = (values: FormValues) => {
    const errors = validate(forgottenPasswordForm, values);
    // The browser refuses some addresses that the form's own rule lets through.
    const isRefused = errors.email === undefined && box.current?.checkValidity() === false;
    return isRefused ? { email: forgottenPasswordForm[0].invalid } : errors;
  };
  const send = unlessTrapped(({ email = '' }) => request({ email: email.trim() }));

  return (
    <>
      <Kept keep={keep}>
        <Form
          mustBeSeen
          aria-label={accountWords.forgottenHeading}
          submit={accountWords.resetPassword}
          submitting={words.sending}
          validate={check}
          onSubmit={send}
          onFocus={prepare}
          success={
            <Success heading={accountWords.resetThanks}>
              <p className="agency-text">{words.next}</p>
              <p className="agency-text">{words.notThere}</p>
            </Success>
          }
        >
          <p className="agency-text">{words.forgottenLead}</p>
          <TextField
            ref={box}
            name="email"
            label={words.email}
            type="email"
            defaultValue={draft.email}
            required
            onChange={onTyped}
          />
          <Honeypot name="body" />
        </Form>
      </Kept>
      <p className="agency-text">
        <Link href="#/user/sign-in">{words.toSignIn}</Link>
      </p>
    </>
  );
}
