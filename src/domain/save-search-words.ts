import { alertFrequencies } from './prescribed-words';
import type { AlertFrequency } from './saved-search';

/** Words of the button that saves the search of a page. */
export const saveSearchWords = {
  save: 'Save this search',
  saved: 'Search saved',
  onThisDevice: 'Kept on this device only. ',
  signIn: 'Sign in',
  or: ' or ',
  register: 'register',
  toBeEmailed: ' to be emailed about new homes.',
} as const;

/** Words of the email alerts for a search. */
export const alertWords = {
  label: 'Email me new homes',
  notInAccount: 'Not in your account yet, so you will not get emails about it.',
  labelOf: (name: string) => `Email me new homes: ${name}`,
  kept: (frequency: AlertFrequency) =>
    frequency === 'N' ? 'No more emails about this search.' : `Emails: ${alertFrequencies[frequency].toLowerCase()}.`,
} as const;
