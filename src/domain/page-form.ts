import type { FormLook } from '../core/page-forms';

const captchaActions = [
  ['user/send_to_friend', 'send_to_friend'],
  ['form_submissions', 'form_submission'],
  ['properties', 'property_enquiry'],
  ['leads', 'lead'],
] as const;

/**
 * Whether a form of the page's own carries the authenticity token: each that posts to this site but a search, and but
 * those marked. One that only asks would show the token in the page's address.
 */
export function carriesToken({ posts, path, isMarked }: FormLook): boolean {
  return posts && path !== undefined && path !== '/search' && !isMarked;
}

/** What the captcha service is told that a form is for; undefined for a form that needs no proof of a person. */
export function captchaAction({ posts, path }: FormLook): string | undefined {
  return posts ? captchaActions.find(([part]) => path?.includes(part))?.[1] : undefined;
}
