const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const allowedScheme = /^(?:https?|mailto|tel):/i;

/**
 * A URL that is safe in a link: http, https, mailto, tel or relative; '#' for any other. Characters that browsers
 * ignore, which could disguise a scheme, are removed first.
 */
export function safeUrl(text: unknown): string {
  if (typeof text !== 'string') return '#';
  const url = text.replace(invisible, '').trim();
  return url === '' || (scheme.test(url) && !allowedScheme.test(url)) ? '#' : url;
}

/**
 * The absolute URL when it has the same origin as `base`; undefined otherwise, including for URLs with a user name, a
 * password or a path that could be read as another host.
 */
export function sameOriginUrl(text: unknown, base: string): string | undefined {
  const url = safeUrl(text);
  if (typeof text !== 'string' || url === '#' || url !== text.trim() || /^https?:(?!\/\/)/i.test(url)) return undefined;
  if (url.includes('\\') || !URL.canParse(url, base)) return undefined;
  const target = new URL(url, base);
  const stays = target.origin === new URL(base).origin && target.origin !== 'null';
  return stays && !target.username && !target.password && !target.pathname.startsWith('//') ? target.href : undefined;
}
