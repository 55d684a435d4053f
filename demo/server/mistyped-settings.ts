/** Throws when an address or a number in the environment is invalid, before anything is opened. */
export function refuseMistypedSettings(env: NodeJS.ProcessEnv): void {
  const { DATABASE_URL, SITE_URL, SMTP_URL, TRUSTED_PROXIES } = env;
  if (DATABASE_URL && !(/^postgres(ql)?:/.test(DATABASE_URL) && URL.canParse(DATABASE_URL)))
    throw new Error('DATABASE_URL has to be like postgres://user:password@host:5432/database, percent-encoded.');
  if (SITE_URL && !(/^https?:/.test(SITE_URL) && URL.canParse(SITE_URL)))
    throw new Error('SITE_URL has to begin with https:// or http://.');
  if (SITE_URL && /[?#]/.test(SITE_URL))
    throw new Error('SITE_URL has to end before a ? or #: links add their own path.');
  if (SMTP_URL && !(/^smtps?:\/\/[^/]/.test(SMTP_URL) && URL.canParse(SMTP_URL)))
    throw new Error('SMTP_URL has to be like smtps://user:password@host, percent-encoded.');
  if (TRUSTED_PROXIES && !/^\d+$/.test(TRUSTED_PROXIES))
    throw new Error('TRUSTED_PROXIES has to be the number of proxies in front of the server.');
}

/** Warns about a proxy in front that is not counted; '' otherwise. This server itself does not speak https. */
export function adviceOnProxies({ SITE_URL, TRUSTED_PROXIES }: NodeJS.ProcessEnv): string {
  return SITE_URL?.startsWith('https:') && !Number(TRUSTED_PROXIES)
    ? 'TRUSTED_PROXIES is not set, though SITE_URL is https. Behind a proxy all visitors share one rate limit until it is.\n'
    : '';
}

/** What to add to settings that work, but not as an agency would want; '' when nothing is missing. */
export function adviceOn({ DATABASE_URL, SECRET, SITE_URL, SMTP_URL }: NodeJS.ProcessEnv): string {
  const isSecretLacking = DATABASE_URL && !SECRET;
  const isAddressLacking = SMTP_URL && !SITE_URL;
  return [
    isSecretLacking &&
      'SECRET is not set. Machines that share DATABASE_URL need the same one: set it to a long random text.\n',
    isAddressLacking && 'SITE_URL is not set. Links in emails lead to the address of this server itself.\n',
  ]
    .filter(Boolean)
    .join('');
}
