/** Message when a new password breaks a rule. */
export const newPasswordMessage =
  'Password must have: an uppercase letter, a number or special character (!@£%^) and be at least 10 characters long.';

/** The rules for a new password as the `pattern` attribute of a field. */
export const newPasswordPattern = '(?=.*[a-z])(?=.*[A-Z])(?=.*[\\d\\(\\)!@£%\\^]).{10,}';

/** Minimum length of a password to sign in with, in characters. */
export const shortestPassword = 5;

const shortestNewPassword = 10;

/** One rule for a new password, and whether the password meets it. */
export interface PasswordRule {
  readonly text: string;
  readonly kept: boolean;
}

/** Every rule for a new password and whether it is met, for display while the visitor types. */
export function passwordRules(password: string): readonly PasswordRule[] {
  return [
    { text: `At least ${shortestNewPassword} characters`, kept: [...password].length >= shortestNewPassword },
    { text: 'A lowercase letter', kept: /[a-z]/.test(password) },
    { text: 'An uppercase letter', kept: /[A-Z]/.test(password) },
    { text: 'A number or special character: ( ) ! @ £ % ^', kept: /[\d()!@£%^]/.test(password) },
  ];
}

/** Whether a new password meets every rule. */
export function isStrongPassword(password: string): boolean {
  return passwordRules(password).every(({ kept }) => kept);
}
