import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef, useState } from 'react';

import { passwordWords as words } from '../../domain/account-words';
import type { FormValues } from '../../domain/form-values';
import { forgottenPasswordForm } from '../../domain/forms';
import { accountWords } from '../../domain/prescribed-words';
import { validate } from '../../domain/validation';
import { accountDraftAtom, keepAccountDraftAtom } from '../../state/account-draft';
import { prepareCaptchaAtom } from '../../state/captcha';
import { requestPasswordResetAtom } from '../../state/password';
import { Button } from '../../ui/button';
import { useFirstFocus } from '../../ui/focus/use-first-focus';
import { useFormFocus } from '../../ui/focus/use-form-focus';
import { Form } from '../../ui/form';
import { Honeypot, unlessTrapped } from '../../ui/honeypot';
import { KeepDraft } from '../../ui/keep-draft';
import { Link } from '../../ui/link';
import { Success } from '../../ui/success';
import { TextField } from '../../ui/text-field';

/** Requests an email with a password reset link. */
export function ForgottenPassword({ onTyped }: { onTyped: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  const draft = useAtomValue(accountDraftAtom);
  const keep = useSetAtom(keepAccountDraftAtom);
  const request = useSetAtom(requestPasswordResetAtom);
  const prepare = useFirstFocus(useSetAtom(prepareCaptchaAtom));
  const { place, focusForm } = useFormFocus();
  const [asked, setAsked] = useState({ times: 1, email: '' });

  const check = (values: FormValues) => {
    const errors = validate(forgottenPasswordForm, values);
    // The browser refuses some addresses that the form's own rule lets through.
    const isRefused = errors.email === undefined && box.current?.checkValidity() === false;
    return isRefused ? { email: forgottenPasswordForm[0].invalid } : errors;
  };
  const send = unlessTrapped(({ email = '' }) => {
    setAsked({ ...asked, email: email.trim() });
    return request({ email: email.trim() });
  });
  const askAgain = () => {
    setAsked({ ...asked, times: asked.times + 1 });
    focusForm();
  };

  return (
    <div ref={place} className="agency-stack agency-stack-wide">
      <KeepDraft keep={keep}>
        <Form
          key={asked.times}
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
              <Button onClick={askAgain}>{words.another}</Button>
            </Success>
          }
        >
          <p className="agency-text">{words.forgottenLead}</p>
          <TextField
            ref={box}
            name="email"
            label={words.email}
            type="email"
            defaultValue={asked.email || draft.email}
            required
            onChange={onTyped}
          />
          <Honeypot name="body" />
        </Form>
      </KeepDraft>
      <p className="agency-text">
        <Link href="#/user/sign-in">{words.toSignIn}</Link>
      </p>
    </div>
  );
}
