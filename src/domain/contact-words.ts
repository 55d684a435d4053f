/** Words of the contact form for a person, a branch or a department. */
export const contactWords = {
  whyTelephone: 'So that we can call you back.',
  about: 'I am writing about',
  selling: 'Selling',
  letting: 'Letting',
  message: 'Your message',
  messageHint: 'What we can do for you, and when it suits you to be called.',
  send: 'Send message',
  again: 'Write again',
  noOffice: 'Open the page of a property or a branch to contact an office.',
  nobody: 'We do not know whom you would like to write to. Please choose a person from our people.',
  byTelephone: 'Please call instead: this member of staff takes no messages here.',
} as const;
