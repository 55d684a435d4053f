/** The captcha service that account forms need a proof of. */
export interface Captcha {
  siteKey: string;
  /** As in page data: 2 is the invisible widget, 3 scores, 'cloud' is the enterprise service. */
  version: string;
  /** Shared with the service, so that it answers this server. */
  secret: string;
  /** Where its scripts and its answers are; this server's own stand-in unless told. */
  service: string;
}

/** Where this server's own stand-in answers. */
export const standInPath = '/recaptcha';

/** What environment variables say of the captcha; without a key there is none. */
export function captchaFrom(env: NodeJS.ProcessEnv): Captcha | undefined {
  const siteKey = env['RECAPTCHA_SITE_KEY'];
  if (!siteKey) return undefined;
  return {
    siteKey,
    version: env['RECAPTCHA_VERSION'] ?? '3',
    secret: env['RECAPTCHA_SECRET'] ?? '',
    service: env['RECAPTCHA_SERVICE'] ?? standInPath,
  };
}

/** What pages tell their account forms of the captcha. */
export const captchaPageData = (captcha: Captcha | undefined) =>
  captcha && {
    recaptcha_site_key: captcha.siteKey,
    recaptcha_version: captcha.version,
    recaptcha_service: captcha.service,
  };
