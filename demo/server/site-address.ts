/** The port in the environment, otherwise 8000. */
export function portOf({ PORT }: NodeJS.ProcessEnv): number {
  return Number(PORT?.trim() || 8000);
}

/** The site's address, to which links in emails append a path. */
export function siteUrlOf({ siteUrl }: { siteUrl?: string }, own: string): string {
  return (siteUrl || own).replace(/\/+$/, '');
}
