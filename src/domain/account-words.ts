const savedProperties = (count: number) => `${count} saved ${count === 1 ? 'property' : 'properties'}`;

/** Messages when a form did not reach the server, or may not have, by the reason. */
export const connectionProblems = {
  offline: 'You appear to be offline. Nothing was sent: please try again when you are connected.',
  network: 'We could not reach the server. Please check your connection and try again.',
  timeout: 'We could not confirm that this went through. Please try again in a moment.',
  unreadable: 'We could not read the reply from our server. Please try again in a moment.',
  aborted: 'We could not confirm that this went through, because someone signed in or out in the meantime.',
} as const;

/** When the server failed, whatever it was asked. */
export const serverFailed = 'Something went wrong on our side. Please try again in a moment.';

/** When the server refused the page's token, also a fresh one: the browser keeps no cookies. */
export const cookiesNeeded =
  'We could not check that this came from you. Please allow cookies for this site in your browser, then try again.';

/** A refusal for too many attempts, where the server gives no words of its own. */
export const tooManyAttempts = 'Too many attempts. Please wait a few minutes, then try again.';

/** Words of the link to the account. */
export const userLinkWords = {
  signIn: 'Sign in',
  account: 'Your account',
  ofAccount: ', your account',
  saved: (count: number) => ` saved ${count === 1 ? 'property' : 'properties'}`,
} as const;

/** Words of the profile for signed-out visitors. */
export const signedOutWords = {
  heading: 'Keep what you find',
  why: 'Register to see your saved homes on any device and to hear about new ones by email.',
  keep: (count: number) => `We will keep your ${savedProperties(count)}.`,
  register: 'Register',
  signIn: 'Sign in',
  carryOn: 'Continue without an account',
} as const;

/** Words of the sign-in form. */
export const signInWords = {
  heading: 'Sign in',
  intro: 'Your saved homes, searches and email alerts, on every device.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  sending: 'Signing in…',
  refused: 'This email address and password do not match. Please check both, or choose a new password.',
  newHere: 'New here? It takes a minute.',
  register: 'Register',
  onDevice: (count: number) =>
    `You have ${savedProperties(count)} on this device. Sign in to keep ${count === 1 ? 'it' : 'them'}: some browsers clear such lists after seven days.`,
  notLoaded: 'You are signed in, but your account did not load. Please reload the page.',
  again: 'Sign in again',
  whyAgain: 'You have been signed out. Sign in to carry on: what you typed is still there.',
  done: (name: string) => (name ? `You are signed in, ${name}.` : 'You are signed in.'),
  toAccount: 'Go to your account',
} as const;

/** Words shown instead of a form while another site frames the page. */
export const framedWords = {
  why: 'Another website is showing this page inside its own. To keep your details safe, please open it on its own.',
  open: 'Open in a new window',
  covered:
    'Another website is showing this page inside its own, and may cover it. Please try again, or open it on its own.',
} as const;

/** Words of the registration form. */
export const registerWords = {
  heading: 'Register',
  intro: 'See your saved homes on any device and hear about new ones by email.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'We send your alerts here, for example name@example.com',
  telephone: 'Telephone',
  password: 'Password',
  passwordHint: 'The longer the better: three random words are easy to remember.',
  passwordConfirmation: 'Password confirmation',
  agree: 'I agree to the ',
  terms: 'terms & conditions',
  and: ' and the ',
  privacy: 'privacy policy',
  termsAlone: 'Terms & conditions',
  privacyAlone: 'Privacy policy',
  marketing: 'Email me news about the market and our services (optional)',
  submit: 'Register',
  sending: 'Registering…',
  already: 'Already registered?',
  signIn: 'Sign in',
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'You are registered'),
  next: 'You are signed in. What you save is kept in your account: sign in on any device to see it.',
  signInNext: 'Sign in to see your account.',
} as const;

/** Words of the forms for a forgotten and for a new password. */
export const passwordWords = {
  loading: 'One moment…',
  forgottenLead: 'Enter the email address you registered with. We will send you a link to choose a new password.',
  email: 'Email',
  sending: 'Sending…',
  next: 'If there is an account with this address, a link is on its way. It can be used once, within an hour.',
  notThere: 'Nothing after a few minutes? Check your junk or spam folder, or ask for another.',
  another: 'Ask for another link',
  toSignIn: 'Back to sign in',
  newLead: 'Choose a new password. You stay signed in here and are signed out everywhere else.',
  newPassword: 'New password',
  newPasswordConfirmation: 'New password confirmation',
  rules: 'The password needs:',
  kept: 'done',
  missing: 'not yet',
  save: 'Save new password',
  saving: 'Saving…',
  changed: 'Your password has been changed',
  changedNext: 'You stay signed in here. Use the new password the next time you sign in.',
} as const;

/** Words of the profile. */
export const profileWords = {
  greeting: (name: string) => (name ? `Hello ${name}` : 'Your details'),
  email: (email: string) => `We email you at ${email}.`,
  telephones: (numbers: readonly string[]) => `We can reach you on ${numbers.join(' or ')}.`,
  noTelephone: 'We do not have a phone number for you.',
  address: (address: string) => `Your address is ${address}.`,
  optedIn: 'You have asked for news about the market and our services.',
  optedOut: 'You have not asked for news about the market or our services.',
  edit: 'Edit your details',
  preferences: 'Marketing preferences',
  password: 'Change your password',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Your details are saved',
  next: (email: string) => `We will use them from now on. You sign in with ${email}.`,
  whereabouts: 'Your address',
  fields: {
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    telHome: 'Telephone',
    telMobile: 'Mobile',
    houseName: 'House name',
    houseNumber: 'House number',
    streetAddress: 'Street',
    address2: 'Second line',
    locality: 'Area',
    town: 'Town',
    county: 'County',
    postcode: 'Postcode',
  },
} as const;

/** Words of the marketing preferences. */
export const marketingWords = {
  question: 'May we email you news about the market and our services?',
  optIn: 'Yes, opt in',
  optInHint: 'About once a month; every email has an unsubscribe link.',
  optOut: 'No, opt out',
  optOutHint: 'You will still get alerts for your saved searches.',
  sending: 'Updating…',
  updated: 'Your choice has been saved',
  optedIn: 'We will email you about once a month.',
  optedOut: 'We will not email you about the market or our services.',
  signInFirst: 'Sign in to choose what we may email you about.',
} as const;
