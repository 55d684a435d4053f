import type { Tone } from './prescribed-words';

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

/** All known keys. */
export const flashKeys: readonly string[] = [...errorKeys, ...successKeys];

/** A flash message in the page's hash: the key after 'flash/', with anything after it, such as a campaign's query. */
export const flashPart = /(?<![\w-])flash\/([\w-]{1,64})(?=$|[/?&#])/;

/** The tone of a flash message; an unknown key is neutral unless it contains 'error'. */
export function flashTone(key: string): Tone {
  if (errorKeys.has(key) || key.includes('error')) return 'error';
  return successKeys.has(key) ? 'success' : 'info';
}

/** Whether a flash message claims that the visitor has an account or is signed in, which any link could claim. */
export const claimsAccount = (key: string): boolean => successKeys.has(key) && key.startsWith('user-');
