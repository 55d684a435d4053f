import { longNoticeDuration, type Notice } from './notice';

// Words that the specification prescribes literally. Our own words are in the *-words files, but for most of the
// calculators' and of `ui`, which stand where they are shown.

type More = Omit<Notice, 'message' | 'tone'>;
const success = (message: string, more?: More): Notice => ({ message, tone: 'success', ...more });
const failure = (message: string, more?: More): Notice => ({ message, tone: 'error', ...more });
/** What became of an attempt replaces what became of the one before. */
const account = { about: 'account' };
const longer = { duration: longNoticeDuration };

/** Notices of signing in, registering, passwords and the profile. */
export const accountNotices = {
  signedIn: success('You have successfully signed in', account),
  signInFailed: failure('Sign in failed, please try again', account),
  registered: success('You have been successfully registered!', account),
  registrationFailed: failure(
    'Sorry, something went wrong. You may already have an account with this email address, if so, please try signing in instead of registering.',
    { ...account, ...longer },
  ),
  passwordResetRequested: {
    message:
      'If the email you have entered has a user account we will send you a forgotten password reset request now.',
    tone: 'info',
    ...account,
    ...longer,
  },
  passwordChanged: success('You have successfully changed your password.', account),
  passwordFailed: failure('Something went wrong updating your password. Please try again later.', account),
  redirectWithoutDestination: failure('Received a redirect without a destination URL', account),
  profileUpdated: success('Profile successfully updated.', account),
  profileFailed: failure('There was an error updating your profile', account),
  signedOut: success('You have been signed out', account),
  signOutFailed: failure('There was an error signing out', account),
} as const satisfies Record<string, Notice>;

/** Notices of the marketing preferences. */
export const marketingNotices = {
  updated: success('Your preferences have been successfully updated'),
  updateFailed: failure('There was an error updating your preferences'),
  signInFirst: failure('Please sign in to update your preferences'),
} as const satisfies Record<string, Notice>;

/** Notices of saving and removing. */
export const savedNotices = {
  propertySaved: success('Property saved.'),
  propertyRemoved: success('Saved property removed.'),
  searchRemoved: success('Saved search removed'),
  onThisDeviceOnly: failure(
    'We could not reach your account. The change is kept on this device and we will try again.',
    longer,
  ),
  signedOutMeanwhile: failure(
    'You have been signed out. The change is kept on this device: sign in to make it in your account too.',
    longer,
  ),
  forThisVisitOnly: {
    message: 'Your browser does not let us keep what you save: it lasts for this visit only.',
    tone: 'info',
    ...longer,
  },
  alertFailed: failure('There was an error changing your email alert, please try again'),
} as const satisfies Record<string, Notice>;

const enquiryReceived = 'We have received your enquiry and our agent will be in touch soon.';

/** The subject of the notices of lead forms: what became of one replaces what became of it before. */
export const leadSubject = 'lead';
const lead = { about: leadSubject };

/** Notices of lead forms. */
export const leadNotices = {
  /** For a visitor who closed the form while it was sent. */
  received: success(enquiryReceived, { ...lead, ...longer }),
  failed: failure('Request failed. Please try again.', lead),
  valuationFailed: failure('Valuation request failed. Please try again.', lead),
} as const satisfies Record<string, Notice>;

/** Words of the account panel. */
export const accountWords = {
  loading: 'Loading user profile',
  heading: (agencyName: string) => `Your ${agencyName} Favourites`.replace(/\s+/g, ' '),
  detailsTab: 'Your details',
  profileTab: 'My Profile',
  savedPropertiesTab: 'Saved Properties',
  savedSearchesTab: 'Saved Searches',
  tabs: 'Your account',
  loadingProperties: 'Loading saved properties',
  loadingSearches: 'Loading saved searches',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  forgottenHeading: 'Forgotten your password?',
  resetPassword: 'Reset Password',
  resetThanks: 'Thank you. Please check your email.',
  passwordError: (error: string) => `Password ${error}`,
  marketingHeading: 'Update your marketing preferences',
  update: 'Update',
  backToProfile: 'Back to profile',
} as const;

/** Words of the saved lists. */
export const savedWords = {
  undo: 'Undo',
  searchesHeading: (count: number) => `${count} ${count === 1 ? 'Saved Search' : 'Saved Searches'}`,
  noSearches: 'Saved searches will appear here.',
  noProperties: 'Saved properties will appear here.',
} as const;

/** Frequencies of an email alert, by the server's letter. */
export const alertFrequencies = { I: 'Immediately', W: 'Weekly', M: 'Monthly', N: 'Never' } as const;

/** Words of the search and its results. */
export const searchWords = { backToSearch: 'Back to search' } as const;

/** Words of pictures, videos and tours. */
export const mediaWords = {
  noImage: 'No image',
  unsupportedVideo: 'Video format not supported',
  video: (number: number) => `Video ${number}`,
  tour: (number: number) => `Virtual Tour ${number}`,
  counter: (number: number, total: number) => `${number}/${total}`,
} as const;

/** Words of the valuation flows. */
export const valuationWords = {
  heading: 'Book a Valuation',
  instantHeading: 'Instant Valuation',
  loadingInstant: 'Loading Instant Valuation',
  step: (number: number) => `${number}/3`,
  selling: 'Selling',
  letting: 'Letting',
  allMorning: 'All am',
  allAfternoon: 'All pm',
  noBranchHeading: 'We are sorry',
  noBranch: "We don't have agents near your property",
} as const;

/** Headings of the forms that open over a page. */
export const leadHeadings = {
  viewing: 'Book a Viewing',
  office: 'Contact office',
  anybody: 'Contact',
  newHomes: 'Register your interest',
} as const;

/** Words of viewing, staff, office and new-homes enquiries. */
export const leadWords = {
  staffHeading: (firstName: string, surname: string) => `Contact ${firstName} ${surname}`.trim(),
  thanks: enquiryReceived,
} as const;

/** Words of the staff directory. */
export const staffWords = {
  heading: 'Get in touch',
  home: 'Home',
  office: 'Office',
  people: 'People',
  namePlaceholder: 'Search by name',
  allLocations: 'All Locations',
  allServices: 'All Services',
  allStaff: 'All our staff',
  filtered: 'Your search results',
  noMatch: "Sorry we couldn't find a staff member that matched your search.",
  page: (current: number, count: number) => `${current} / ${count}`,
} as const;

/** Words about tenant fees. */
export const tenantWords = {
  heading: 'Tenant fees',
  none: 'No fees for tenants are listed for this home.',
} as const;

/** Words of the header. */
export const headerWords = {
  menuMissing: 'Error, menu items need to be set in admin for the header component to work',
} as const;

/** Words of the address lookup. */
export const addressWords = { notFound: "Sorry we couldn't find that address" } as const;
