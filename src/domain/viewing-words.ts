/** Words of the viewing form. */
export const viewingWords = {
  intro: 'Tell us when suits you. We will call or email you, usually within one working day, to agree a time.',
  whyTelephone: 'So that we can agree when to meet.',
  message: 'Your message: when would you like to come?',
  messageHint: 'Days and times that suit you, and anything we should know.',
  showAddress: 'Add your address (optional)',
  send: 'Request a viewing',
  notHere: 'Open the page of a property to book a viewing.',
  next: 'We have received your request, and our agent will be in touch soon to agree a time.',
  again: 'Request another viewing',
} as const;
