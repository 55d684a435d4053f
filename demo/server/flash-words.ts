/** The messages of `#flash/{key}`; an unknown key shows nothing. */
export const flashWords = {
  'user-login-successful': 'You are signed in.',
  'user-create-successful': 'Your account is ready.',
  'welcome-lead-sent': 'Thank you. Your message is on its way to the branch.',
  'lead-sending-error': 'Your message could not be sent. Please try again, or call the branch.',
  'lead-sending-error-validation': 'Your message could not be sent, because something in it is missing or not right.',
  'recaptcha-invalid': 'We could not check that you are a person. Please try again, or call the branch.',
  'invalid-authenticity-token': 'The page was open for a long time. Please try that again.',
  'location-not-found': 'We do not know that place. Try a town or the first half of a postcode.',
} as const;

/** The keys a server may use. */
export type FlashKey = keyof typeof flashWords;
