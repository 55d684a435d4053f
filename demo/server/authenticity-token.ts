import { randomBytes } from 'node:crypto';

import { isSameSeal, seal } from './seal';

/** Long enough for a page left open for a working day. */
const lifetime = 12 * 60 * 60 * 1000;

/**
 * A CSRF token, which proves that a write comes from a page of this site. It is bound to the visitor's session and
 * signed, so any instance can check it; it differs each time, so that compression cannot leak it (BREACH).
 */
export function issueToken(secret: string, sessionId: string): string {
  const expiry = (Date.now() + lifetime).toString(36);
  const salt = randomBytes(9).toString('base64url');
  return `${expiry}.${salt}.${seal(secret, 'token', sessionId, expiry, salt)}`;
}

/** Whether the token was issued to this session and has not expired. */
export function isTokenValid(secret: string, sessionId: string, token: unknown): boolean {
  if (typeof token !== 'string') return false;
  const [expiry = '', salt = '', signature = ''] = token.split('.');
  const isGenuine = isSameSeal(signature, seal(secret, 'token', sessionId, expiry, salt));
  return isGenuine && Number.parseInt(expiry, 36) > Date.now();
}
