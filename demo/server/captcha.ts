/** The captcha service whose token accounts and leads must send. */
export interface Captcha {
  siteKey: string;
  /** As in page data: 2 is the invisible widget, 3 is score-based, 'cloud' is the enterprise service. */
  version: string;
  /** Secret shared with the service, with which this server authenticates. */
  secret: string;
  /** Base address of its script and its API: by default Google's, or without a secret this server's own stand-in. */
  service: string;
}

/** Path of this server's own stand-in. */
export const standInPath = '/recaptcha';
const googlesService = 'https://www.google.com/recaptcha';

/** The captcha settings from environment variables; undefined without a site key. */
export function captchaFrom(env: NodeJS.ProcessEnv): Captcha | undefined {
  const siteKey = env['RECAPTCHA_SITE_KEY'];
  const secret = env['RECAPTCHA_SECRET'] ?? '';
  if (!siteKey) return undefined;
  return {
    siteKey,
    version: env['RECAPTCHA_VERSION'] ?? '3',
    secret,
    // Two keys are Google's: the stand-in, which gives anybody a token, needs none.
    service: env['RECAPTCHA_SERVICE'] ?? (secret ? googlesService : standInPath),
  };
}

/** The captcha settings in the page data. */
export const captchaPageData = (captcha: Captcha | undefined) =>
  captcha && {
    recaptcha_site_key: captcha.siteKey,
    recaptcha_version: captcha.version,
    recaptcha_service: captcha.service,
  };
