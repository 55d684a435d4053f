import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import { findUserByEmail } from './accounts';
import type { Database } from './database';
import type { Services } from './environment';
import { errorFacts } from './log';
import { passwordResetMail } from './mail/account-mails';
import { afterFailure, endOfClaim } from './mail/claims';
import { isRecipientRefused } from './mail/mail';
import { passwordResets, sessions, users, type User } from './schema';
import { fingerprint, unguessable } from './seal';

type ResetServices = Pick<Services, 'agency' | 'database' | 'log' | 'mailer' | 'siteUrl'>;

const anHourFromNow = sql`now() + interval '1 hour'`;

/** Emails a password reset link if the address has an account; what fails is due in the next round. */
export async function mailPasswordReset(services: Services, email: string): Promise<void> {
  const user = await findUserByEmail(services, email);
  if (!user) return;
  const token = unguessable();
  const link = { tokenHash: fingerprint(token), userId: user.id, expiresAt: anHourFromNow };
  await services.database.insert(passwordResets).values({ ...link, mailClaimedUntil: endOfClaim });
  await sendLink(services, user.email, token);
}

/**
 * Emails the links whose email failed within the last hour, or whose server ended before it sent them. Only its hash is
 * stored, so each gets a new token. The signal ends the round.
 */
export async function sendPasswordResets(services: ResetServices, stop?: AbortSignal): Promise<void> {
  let token = unguessable();
  let email: string | undefined;
  while (!stop?.aborted && (email = await claimNext(services, token)) !== undefined) {
    await sendLink(services, email, token);
    token = unguessable();
  }
}

/** Claims the next link whose email is due and gives it this token; returns its owner's address. */
async function claimNext({ database }: ResetServices, token: string): Promise<string | undefined> {
  const due = database
    .select({ tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(and(lt(passwordResets.mailClaimedUntil, sql`now()`), gt(passwordResets.expiresAt, sql`now()`)))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(passwordResets)
    .set({ tokenHash: fingerprint(token), mailClaimedUntil: endOfClaim })
    .from(users)
    .where(and(sql`${passwordResets.tokenHash} = (${due})`, eq(users.id, passwordResets.userId)))
    .returning({ email: users.email });
  return claimed?.email;
}

/** Sends a claimed link's email, and then releases the claim; the link is good for an hour from then. */
async function sendLink(services: ResetServices, email: string, token: string): Promise<void> {
  const { database, log, mailer } = services;
  let isSettled = true;
  try {
    await mailer.send(passwordResetMail(services, email, token));
  } catch (error) {
    log('password reset mail failed', errorFacts(error));
    isSettled = isRecipientRefused(error);
  }
  await database
    .update(passwordResets)
    .set(isSettled ? { mailClaimedUntil: null, expiresAt: anHourFromNow } : { mailClaimedUntil: afterFailure })
    .where(eq(passwordResets.tokenHash, fingerprint(token)));
}

/**
 * Redeems the token of an emailed link, within the transaction that signs its owner in: it works once, and ends the user's
 * other links and all sessions.
 */
export async function takePasswordReset(transaction: Database, token: string): Promise<User | undefined> {
  const link = and(eq(passwordResets.tokenHash, fingerprint(token)), gt(passwordResets.expiresAt, sql`now()`));
  const owner = transaction.select({ id: passwordResets.userId }).from(passwordResets).where(link);
  // Locked first: two links of one user, used at once, would each wait for the other's row.
  const [user] = await transaction.select().from(users).where(inArray(users.id, owner)).for('update');
  const [reset] = await transaction.delete(passwordResets).where(link).returning();
  if (!user || !reset) return undefined;
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  return user;
}

/** Removes expired links. */
export async function removeOldPasswordResets({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
}
