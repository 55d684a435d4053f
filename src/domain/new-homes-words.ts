/** Words of the form to register interest in new homes. */
export const newHomesWords = {
  send: 'Register',
  again: 'Write again',
  none: 'There is no form to register your interest here.',
} as const;
