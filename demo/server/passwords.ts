import { hash, verify } from '@node-rs/argon2';

/** Longer passwords are rejected, so that hashing takes only milliseconds. */
export const longestPassword = 1000;

let hashOfNoPassword: Promise<string> | undefined;

/** The argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password matches the hash; without a hash, false after the same time. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNoPassword ??= hash('');
  const isRight = await verify(passwordHash ?? (await hashOfNoPassword), password.slice(0, longestPassword));
  return isRight && passwordHash !== undefined;
}
