import type { FormValues } from './form-values';
import { telephoneAsSent } from './telephone';

/** The sender of a lead and their message, as sent. */
export interface LeadPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits, with a leading plus where the site accepts one. */
  readonly telHome: string;
  readonly message: string;
  /** The honeypot, which people leave empty. */
  readonly body: string;
}

/** The sender of a lead and their message from a form's answers. */
export function personOf(answers: FormValues): LeadPerson {
  const { firstName = '', lastName = '', email = '', telHome = '', message = '', body = '' } = answers;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    telHome: telephoneAsSent(telHome),
    message: message.trim(),
    body,
  };
}
