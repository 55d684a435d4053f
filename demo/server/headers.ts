import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

import { videoHosts } from '../../src/domain/video-hosts';
import type { Environment, Services } from './environment';
import { isEncrypted } from './visitor';

/** Hosts of videos and tours, which may be framed. */
const films = videoHosts.flatMap(({ frames }) => frames);

/** Who shows a captcha's challenges: Google's come from a second host. */
const challengeHosts = (service: string) =>
  service === 'https://www.google.com' ? [service, 'https://recaptcha.google.com'] : [service];

/** The security headers; pages find their nonce in `secureHeadersNonce`. */
export function strictHeaders({
  analytics,
  captcha,
}: Pick<Services, 'analytics' | 'captcha'>): MiddlewareHandler<Environment> {
  const challenge = captcha && URL.canParse(captcha.service) ? challengeHosts(new URL(captcha.service).origin) : [];
  const secure: MiddlewareHandler<Environment> = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'https:', 'data:'],
      connectSrc: ["'self'", ...(analytics.hosts ?? [])],
      frameSrc: [...films, ...challenge],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      // Google's captcha makes its scripts without trusted types.
      ...(challenge.length === 0 && {
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['agency', 'agency-analytics'],
      }),
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'] },
    overwrite: false,
  });
  return async (c, next) => {
    await secure(c, next);
    if (isEncrypted(c)) c.header('Strict-Transport-Security', 'max-age=31536000');
  };
}

/** Personal responses are not cached, so that the next person at the computer cannot go back to them. */
export const noStore: MiddlewareHandler<Environment> = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
};
