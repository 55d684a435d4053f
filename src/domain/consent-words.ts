import type { ConsentStatus } from './consent';
import type { Notice } from './notice';

const notice = (message: string): Notice => ({ message, tone: 'info', duration: 6000 });

/** Words of the consent banner. */
export const consentWords = {
  region: 'Cookies',
  heading: 'May we use cookies?',
  message: 'Cookies tell us which pages help and which do not. They are set only if you agree.',
  messageWithMaps: (host: string) =>
    `Cookies tell us which pages help and which do not, and maps can be loaded from ${host}. None of this happens unless you agree.`,
  accept: 'Accept',
  decline: 'Decline',
  policy: 'Cookie policy',
  choose: 'Choose',
  loading: 'Loading…',
  fullScreen: {
    heading: 'We value your privacy',
    accept: "I'm OK with this",
    decline: 'Decline',
    policy: 'View cookie policy',
  },
  choices: {
    heading: 'Your cookie choices',
    answered: (status: ConsentStatus, at: string) =>
      `You ${status === 'allow' ? 'accepted' : 'declined'} on ${new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' })}.`,
    needed: 'Always on',
    neededWhy: 'Your sign-in, what you save and this choice are kept so that the site works.',
    statistics: 'Statistics',
    statisticsWhy: 'Counting visits shows us which pages help and which do not.',
    maps: 'Maps from another site',
    mapsWhy: (host: string) => `Maps load from ${host}, which will then see your IP address and the area you view.`,
    accept: 'Accept all',
    decline: 'Decline all',
    save: 'Save these choices',
  },
  change: 'Change',
} as const;

/** Notices after a visitor has answered. */
export const consentNotices = {
  allow: notice('Thank you. Cookies are accepted.'),
  deny: notice('Cookies are declined.'),
  /** Scripts that have run cannot be undone before the next page. */
  denyAfter: notice('Cookies are declined. Anything already running stops when you open another page.'),
} as const satisfies Record<string, Notice>;
