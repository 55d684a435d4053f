import { longNoticeDuration, type Notice } from './notice';
import { accountNotices } from './prescribed-words';

/** Words of signing out while the account lacks changes. */
export const signOutWords = {
  unsent: 'Some changes to what you saved have not reached your account yet. Signing out would lose them.',
  anyway: 'Sign out anyway',
} as const;

/** Tells why a form is empty once the person who was filling it in has signed out in another tab. */
export const signedOutElsewhere: Notice = {
  ...accountNotices.signedOut,
  message: 'You signed out in another tab. What you had typed here was cleared.',
  tone: 'info',
  duration: longNoticeDuration,
};
