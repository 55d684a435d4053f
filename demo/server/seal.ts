import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A text that nobody can guess, safe in addresses and cookies. */
export function unguessable(): string {
  return randomBytes(32).toString('base64url');
}

/** The fingerprint of an unguessable text: it recognises the text without revealing it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A seal that only holders of the secret can put on these words. */
export function seal(secret: string, ...words: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');
}

/** Whether two seals are equal, found out in a time that does not tell how much of them is. */
export function isSameSeal(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
