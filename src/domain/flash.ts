import type { Tone } from './notice';
import type { PageSubject } from './page-subject';
import { readText } from './reading';

const errorKeys = new Set([
  'send-property-invalid',
  'lead-sending-error',
  'file-upload-error',
  'location-not-found',
  'lead-sending-error-validation',
  'user-create-dupe',
  'article-not-found-error',
  'user-create-error',
  'names-not-different',
  'search-query-required',
  'recaptcha-invalid',
  'invalid-message-content',
  'password-invalid',
  'site-not-live',
  'postcode-invalid',
  'invalid-authenticity-token',
]);

const successKeys = new Set([
  'welcome-lead-sent-new-user',
  'welcome-lead-sent',
  'send-property-sent',
  'user-create-successful',
  'user-login-successful',
]);

const prefix = 'flash-message-';

/** The texts of flash messages, by key; the platform is asked for every known one. */
export const flashMessages: PageSubject<ReadonlyMap<string, string>> = {
  names: [...errorKeys, ...successKeys].map((key) => prefix + key),
  read(raw) {
    const given = Object.entries(raw).filter(([name]) => name.startsWith(prefix));
    return new Map(given.map(([name, message]) => [name.slice(prefix.length), readText(message)]));
  },
};

/** A flash message in the page's hash: the key after 'flash/', with anything after it, such as a campaign's query. */
export const flashPart = /(?<![\w-])flash\/([\w-]{1,64})(?=$|[/?&#])/;

/** The tone of a flash message; an unknown key is neutral unless it contains 'error'. */
export function flashTone(key: string): Tone {
  if (errorKeys.has(key) || key.includes('error')) return 'error';
  return successKeys.has(key) ? 'success' : 'info';
}

const leadProblems = new Set(['recaptcha-invalid', 'invalid-message-content', 'invalid-authenticity-token']);

/** Whether a flash message answers a lead that the browser posted; others are about other forms of the site. */
export const answersLead = (key: string): boolean => key.includes('lead') || leadProblems.has(key);

/** Whether a flash message claims that the visitor has an account or is signed in, which any link could claim. */
export const claimsAccount = (key: string): boolean => successKeys.has(key) && key.startsWith('user-');
