/** Throws when an address or a number in the environment cannot be one, before anything is opened. */
export function refuseMistypedSettings({ DATABASE_URL, SITE_URL, TRUSTED_PROXIES }: NodeJS.ProcessEnv): void {
  if (DATABASE_URL && !(/^postgres(ql)?:/.test(DATABASE_URL) && URL.canParse(DATABASE_URL)))
    throw new Error('DATABASE_URL has to be like postgres://user:password@host:5432/database, percent-encoded.');
  if (SITE_URL && !(/^https?:/.test(SITE_URL) && URL.canParse(SITE_URL)))
    throw new Error('SITE_URL has to begin with https:// or http://.');
  if (TRUSTED_PROXIES && !/^\d+$/.test(TRUSTED_PROXIES))
    throw new Error('TRUSTED_PROXIES has to be how many proxies stand before the server.');
}
