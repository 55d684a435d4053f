import { telephoneAsSent } from './telephone';

type Values = Readonly<Partial<Record<string, string>>>;

/** Who writes to the agency, and what, as it is sent. */
export interface LeadPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits, after a plus where the site takes one. */
  readonly telHome: string;
  readonly message: string;
  /** The honeypot: people leave it empty. */
  readonly body: string;
}

/** Who writes to the agency, and what, out of the answers of a form. */
export function personOf(answers: Values): LeadPerson {
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
