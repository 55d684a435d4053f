import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import { passwordResetMail } from './account-mails';
import { findUserByEmail } from './accounts';
import type { Services } from './environment';
import { passwordResets, users, type User } from './schema';
import { fingerprint, unguessable } from './seal';

const validMinutes = 60;

/** Mails a password reset link if the address has an account. */
export async function mailPasswordReset(services: Services, email: string): Promise<void> {
  const user = await findUserByEmail(services, email);
  if (!user) return;
  const token = unguessable();
  const expiresAt = sql`now() + make_interval(mins => ${validMinutes}::integer)`;
  await services.database.insert(passwordResets).values({ tokenHash: fingerprint(token), userId: user.id, expiresAt });
  await services.mailer.send(passwordResetMail(services, user.email, token));
}

/** Redeems the token of a mailed link: it works once and invalidates the user's other links. */
export async function takePasswordReset({ database }: Services, token: string): Promise<User | undefined> {
  return database.transaction(async (transaction) => {
    const link = and(eq(passwordResets.tokenHash, fingerprint(token)), gt(passwordResets.expiresAt, sql`now()`));
    const owner = transaction.select({ id: passwordResets.userId }).from(passwordResets).where(link);
    // Locked first: two links of one user, used at once, would each wait for the other's row.
    const [user] = await transaction.select().from(users).where(inArray(users.id, owner)).for('update');
    const [reset] = await transaction.delete(passwordResets).where(link).returning();
    if (!user || !reset) return undefined;
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    return user;
  });
}

/** Removes expired links. */
export async function removeOldPasswordResets({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
}
