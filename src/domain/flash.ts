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

/** Every key whose meaning is known. */
export const flashKeys: readonly string[] = [...errorKeys, ...successKeys];

/** The key of a flash message in the page's hash: whatever follows 'flash/'. */
export function flashKey(hash: string): string | undefined {
  return /(?:^|[#/])flash\/([A-Za-z0-9_-]{1,64})\/?$/.exec(hash.slice(-100))?.[1];
}

/** How a flash message is meant; a key that is in no list and says nothing of an error is neutral. */
export function flashTone(key: string): Tone {
  if (errorKeys.has(key) || key.includes('error')) return 'error';
  return successKeys.has(key) ? 'success' : 'info';
}

/** Whether a flash message says that somebody has an account or is signed in to it, which a link may claim of anybody. */
export const claimsAccount = (key: string): boolean => successKeys.has(key) && key.startsWith('user-');
