import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type ChangeEvent } from 'react';

import { useIgnored } from '../../core/use-ignored';
import { passwordWords as words } from '../../domain/account-words';
import { newPasswordForm } from '../../domain/forms';
import { pattern as readPattern } from '../../domain/page-shape';
import { isStrongPassword, newPasswordMessage, newPasswordPattern, passwordRules } from '../../domain/password-rules';
import { accountWords } from '../../domain/prescribed-words';
import { validate } from '../../domain/validation';
import { pageAtom } from '../../state/page';
import { changePasswordAtom } from '../../state/password';
import { userAtom } from '../../state/user';
import { Form } from '../../ui/form';
import { Honeypot, unlessTrapped } from '../../ui/honeypot';
import { Link } from '../../ui/link';
import { PasswordField } from '../../ui/password-field';
import { Success } from '../../ui/success';
import { PasswordRules } from './password-rules';

interface Props {
  pattern: string | undefined;
  patternTitle: string | undefined;
}

const passwords = ['password', 'passwordConfirmation'] as const;

/** Sets a new password for the signed-in visitor, checked against the page's own pattern where it has one. */
export function NewPassword({ pattern: givenPattern, patternTitle }: Props) {
  const page = useAtomValue(pageAtom);
  const { email } = useAtomValue(userAtom);
  const change = useSetAtom(changePasswordAtom);
  // Stores which rules the password meets, never the password itself.
  const [rules, setRules] = useState(passwordRules(''));
  // Browsers accept any password if the pattern is invalid.
  const ownPattern = readPattern(givenPattern);
  const pattern = ownPattern ?? page.passwordPattern;
  const title = patternTitle ?? page.passwordTitle ?? newPasswordMessage;
  const accepts = (text: string) => (pattern ? fits(pattern, text) : isStrongPassword(text));

  const wrongPattern = ownPattern === undefined ? givenPattern : undefined;
  useIgnored('agency-password', 'pattern', wrongPattern, 'expected the pattern of an input');

  const send = unlessTrapped(async ({ password = '', passwordConfirmation = '' }) => {
    const outcome = await change({ password, passwordConfirmation });
    if (outcome.sent) return outcome;
    setRules(passwordRules(''));
    return { ...outcome, clear: passwords };
  });
  const watch = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setRules(passwordRules(currentTarget.value));

  return (
    <Form
      mustBeSeen
      aria-label={words.save}
      submit={words.save}
      submitting={words.saving}
      validate={(values) => validate(newPasswordForm, values, { newPassword: { accepts, message: title } })}
      onSubmit={send}
      success={
        <Success heading={words.changed}>
          <p className="agency-text">{words.changedNext}</p>
          <Link href="#/user">{accountWords.backToProfile}</Link>
        </Success>
      }
    >
      <p className="agency-text">{words.newLead}</p>
      {/* Without it, password managers keep the new password for nobody. Nameless, so that it is not sent. */}
      {email && <input className="agency-username" type="text" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="password"
        label={words.newPassword}
        hint={pattern ? title : undefined}
        autoComplete="new-password"
        pattern={pattern ?? newPasswordPattern}
        title={title}
        required
        data-private=""
        onChange={watch}
      />
      {!pattern && <PasswordRules rules={rules} />}
      <PasswordField
        name="passwordConfirmation"
        label={words.newPasswordConfirmation}
        autoComplete="new-password"
        required
        data-private=""
      />
      <Honeypot name="body" />
    </Form>
  );
}

/** Whether a text matches a page's `pattern`, as the browser checks it. */
function fits(pattern: string, text: string) {
  const box = Object.assign(document.createElement('input'), { pattern, value: text });
  return !box.validity.patternMismatch;
}
