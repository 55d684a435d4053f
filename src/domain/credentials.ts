import type { ProfileField } from './user';

/** Sign-in credentials. A password goes from the form to the request and is stored nowhere in between. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Captcha token. */
  readonly captcha?: string;
}

/** A registration. */
export interface Registration extends Readonly<Partial<Record<ProfileField, string>>> {
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly optInMarketing: boolean;
  /** The label of the marketing checkbox. */
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
