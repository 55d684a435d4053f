import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random, unguessable string, safe in URLs and cookies. */
export function unguessable(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of an unguessable string, which identifies the string without revealing it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A keyed signature (HMAC) of these strings. */
export function seal(secret: string, ...words: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');
}

/** Compares two signatures in constant time. */
export function isSameSeal(one: string, other: string): boolean {
  // Compared by their bytes: other letters take several each.
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
