import type { ProfileField } from './user';

/** What a visitor signs in with. A password passes from the form to the request and is kept nowhere between. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Proof of a captcha service that a person is asking. */
  readonly captcha?: string;
}

/** What a visitor registers with. */
export interface Registration extends Readonly<Partial<Record<ProfileField, string>>> {
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly optInMarketing: boolean;
  /** The words of the box for marketing. */
  readonly optInMarketingStatement: string;
  /** The page on which the choice was made, without query and hash. */
  readonly optInMarketingUrl: string;
  readonly captcha?: string;
}

/** A new password for the signed-in user. */
export interface NewPassword {
  readonly userId: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}
