import { hash, verify } from '@node-rs/argon2';

/** Longer passwords are refused, so that hashing stays a matter of milliseconds. */
export const longestPassword = 1000;

let hashOfNoPassword: Promise<string> | undefined;

/** The argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password belongs to the hash; without a hash it never does, which takes just as long to say. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNoPassword ??= hash('');
  const isRight = await verify(passwordHash ?? (await hashOfNoPassword), password.slice(0, longestPassword));
  return isRight && passwordHash !== undefined;
}
