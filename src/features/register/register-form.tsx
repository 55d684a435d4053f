import { useAtomValue, useSetAtom } from 'jotai/react';

import { registerWords as words } from '../../domain/account-words';
import type { FormValues } from '../../domain/form-values';
import { registrationForm } from '../../domain/forms';
import { sortErrors } from '../../domain/refusal';
import { telephoneAsSent } from '../../domain/telephone';
import { termsOf, type TermsLinks } from '../../domain/terms';
import { validate } from '../../domain/validation';
import { accountDraftAtom, keepAccountDraftAtom } from '../../state/account-draft';
import { prepareCaptchaAtom } from '../../state/captcha';
import { pageAtom, settingsAtom } from '../../state/page';
import { registerAtom } from '../../state/session';
import { AgencyText } from '../../ui/agency-text';
import { Checkbox } from '../../ui/checkbox';
import { useFirstFocus } from '../../ui/focus/use-first-focus';
import { Form } from '../../ui/form';
import { Honeypot, unlessTrapped } from '../../ui/honeypot';
import { KeepDraft } from '../../ui/keep-draft';
import { PasswordField } from '../../ui/password-field';
import { TermsField } from '../../ui/terms-field';
import { asName, TextField } from '../../ui/text-field';

interface Props {
  links: TermsLinks;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
}

/** The registration form. After a refusal it keeps all that was entered except a refused password. */
export function RegisterForm({ links, onSending, onSent }: Props) {
  const settings = useAtomValue(settingsAtom);
  const page = useAtomValue(pageAtom);
  const draft = useAtomValue(accountDraftAtom);
  const keep = useSetAtom(keepAccountDraftAtom);
  const register = useSetAtom(registerAtom);
  const prepare = useFirstFocus(useSetAtom(prepareCaptchaAtom));

  const send = unlessTrapped(async (values) => {
    onSending(true);
    const outcome = await register(registrationOf(values));
    onSending(false);
    if (outcome.sent) {
      onSent();
      return outcome;
    }
    const { messages } = outcome;
    const clear = messages.some((message) => /^(?:your |the )?password\b/i.test(message)) ? passwords : [];
    return { sent: false, ...sortErrors(registrationForm, messages), clear };
  });

  return (
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
        <TermsField {...termsOf(page, links)} />
        <Checkbox
          name="optInMarketing"
          label={words.marketing}
          hint={page.customMarketingText && <AgencyText html={page.customMarketingText} inline newTabs />}
        />
        <Honeypot name="body" />
      </Form>
    </KeepDraft>
  );
}

const passwords = ['password', 'passwordConfirmation'];

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
