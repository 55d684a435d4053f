/** Words of the form to register interest in new homes. */
export const newHomesWords = {
  send: 'Register',
  again: 'Send another enquiry',
  none: 'There is no form to register your interest here.',
} as const;
