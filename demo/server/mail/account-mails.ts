import type { Services } from '../environment';
import type { AccountNews } from '../schema';
import type { Mail } from './mail';

/** The email with the password reset link. */
export function passwordResetMail(
  { agency, siteUrl }: Pick<Services, 'agency' | 'siteUrl'>,
  to: string,
  token: string,
): Mail {
  return {
    to,
    subject: `Choose a new password for ${agency.name}`,
    text: `Someone, we hope you, asked for a new password for your account with ${agency.name}.

To choose one, open this link within an hour:

${siteUrl}/reset_passwords/${token}

If it was not you, you do not need to do anything: your password stays as it is.

${agency.name}
`,
  };
}

/**
 * The email to an account holder, at the address they had, when their password or their address was changed, or when
 * somebody tried to register with it.
 */
export function accountMail(
  { agency, siteUrl }: Pick<Services, 'agency' | 'siteUrl'>,
  to: string,
  news: AccountNews,
): Mail {
  if (news === 'registered')
    return {
      to,
      subject: `You already have an account with ${agency.name}`,
      text: `Someone, perhaps you, tried to register with ${agency.name} using this email address, which already has an account.

If it was you, please sign in instead. If you have forgotten your password, choose a new one here:

${siteUrl}/#/user/forgotten_password

If it was not you, you do not need to do anything: nobody has seen your account.

${agency.name}
`,
    };
  if (news === 'email')
    return {
      to,
      subject: `The email address of your account with ${agency.name} was changed`,
      text: `Your account with ${agency.name} now uses a different email address instead of this one.

If it was you, you do not need to do anything.

If it was not you, please reply to this email at once, so that we can give you your account back.

${agency.name}
`,
    };
  return {
    to,
    subject: `Your password for ${agency.name} was changed`,
    text: `The password of your account with ${agency.name} was changed.

If it was you, you do not need to do anything.

If it was not you, choose a new one at once, which also signs out whoever changed it:

${siteUrl}/#/user/forgotten_password

${agency.name}
`,
  };
}
