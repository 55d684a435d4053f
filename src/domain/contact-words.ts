/** Words of the contact form for a person, a branch or a department. */
export const contactWords = {
  whyTelephone: 'So that we can call you back.',
  about: 'I am writing about',
  selling: 'Selling',
  letting: 'Letting',
  message: 'Your message',
  messageHint: 'Tell us how we can help, and when would be a good time to call.',
  send: 'Send message',
  again: 'Send another message',
  noOffice: 'Open the page of a property or a branch to contact an office.',
  nobody: 'We do not know who you would like to write to. Please choose someone from our team.',
  byTelephone: 'Please call instead: this member of staff does not take messages here.',
} as const;
