/** Message when a new password breaks a rule. */
export const newPasswordMessage =
  'Password must have: an uppercase letter, a number or special character (!@£%^) and be at least 10 characters long.';

/** The rules of a new password as the `pattern` attribute of a field. */
export const newPasswordPattern = '(?=.*[a-z])(?=.*[A-Z])(?=.*[\\d\\(\\)!@£%\\^]).{10,}';

/** Shortest password with which one can sign in, in characters. */
export const shortestPassword = 5;

const shortestNewPassword = 10;

/** One rule of a new password, and whether the password keeps it. */
export interface PasswordRule {
  readonly text: string;
  readonly kept: boolean;
}

/** Every rule of a new password, each with whether it is kept, to be shown while the visitor types. */
export function passwordRules(password: string): readonly PasswordRule[] {
  return [
    { text: `At least ${shortestNewPassword} characters`, kept: password.length >= shortestNewPassword },
    { text: 'A lowercase letter', kept: /[a-z]/.test(password) },
    { text: 'An uppercase letter', kept: /[A-Z]/.test(password) },
    { text: 'A number or special character: ( ) ! @ £ % ^', kept: /[\d()!@£%^]/.test(password) },
  ];
}

/** Whether a new password keeps every rule. */
export function isStrongPassword(password: string): boolean {
  return passwordRules(password).every(({ kept }) => kept);
}
