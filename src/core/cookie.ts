import { attempt } from './attempt';

/** The value of a cookie of this site; undefined if there is none or the page may not read cookies. */
export function readCookie(name: string): string | undefined {
  // In a sandboxed frame, even reading `document.cookie` throws.
  const pairs = attempt(() => document.cookie)?.split('; ') ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Sets a cookie for the whole site; 0 days removes it. */
export function keepCookie(name: string, value: string, days: number) {
  attempt(() => (document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax`));
}
