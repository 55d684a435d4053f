/** The value of a cookie of this site; undefined when there is none, or when the browser keeps cookies from the page. */
export function readCookie(name: string): string | undefined {
  const pairs = attempt(() => document.cookie)?.split('; ') ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Keeps a cookie for every page of this site, and for its server; with 0 days, removes it. */
export function keepCookie(name: string, value: string, days: number) {
  attempt(() => (document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax`));
}

/** In a sandboxed frame the mere mention of cookies throws. */
function attempt<Result>(use: () => Result) {
  try {
    return use();
  } catch {
    return undefined;
  }
}
