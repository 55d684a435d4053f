import type { FormLook } from '../core/page-forms';

const captchaActions = [
  ['user/send_to_friend', 'send_to_friend'],
  ['form_submissions', 'form_submission'],
  ['properties', 'property_enquiry'],
  ['leads', 'lead'],
] as const;

/** What the enterprise service calls a kind of form. */
export type CaptchaAction = (typeof captchaActions)[number][1];

/**
 * Whether a form of the page's own gets the authenticity token: every form that posts to this site, except searches and
 * marked forms. A GET form would show the token in the address.
 */
export function carriesToken({ posts, path, isMarked }: FormLook): boolean {
  return posts && path !== undefined && path !== '/search' && !isMarked;
}

/** The captcha action of a form; undefined for a form without captcha. */
export function captchaAction({ posts, path, serverPath = path }: FormLook): CaptchaAction | undefined {
  return posts ? captchaActions.find(([part]) => serverPath?.includes(part))?.[1] : undefined;
}
