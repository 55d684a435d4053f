import { eq, sql } from 'drizzle-orm';

import type { ProfileField } from '../../src/domain/user';
import type { Database } from './database';
import type { Services } from './environment';
import { noteChange } from './mail/change-notices';
import { hashPassword } from './passwords';
import type { Registration } from './registration';
import { marketingPreferences, passwordResets, sessions, users, type User } from './schema';

/**
 * The user with this email address, ignoring case. It is put in lower case here, as for counting attempts: the database
 * would fold some letters differently, such as İ to i.
 */
export async function findUserByEmail({ database }: Services, email: string): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return user;
}

/** Locks the user's row until the transaction ends: others who lock it wait until then. */
export async function lockUser(transaction: Pick<Database, 'select'>, { id }: User): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** Whether two email addresses belong to one account, whatever their case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Creates the account; returns undefined when the email address already has one. Both take the same time. */
export async function createAccount({ database }: Services, registration: Registration): Promise<User | undefined> {
  const { profile, doNotContact, isOptedIn, marketingUrl, marketingStatement } = registration;
  const passwordHash = await hashPassword(registration.password);
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ ...profile, doNotContact, passwordHash })
      .onConflictDoNothing()
      .returning();
    if (!user) return undefined;
    await transaction
      .insert(marketingPreferences)
      .values({ userId: user.id, isOptedIn, url: marketingUrl, statement: marketingStatement });
    return user;
  });
}

/**
 * Updates the profile; returns undefined when another account has the new email address. Password reset links emailed
 * to the old one no longer work, and the old address will be told about the change.
 */
export async function updateProfile(
  { database }: Services,
  user: User,
  changes: Partial<Record<ProfileField, string>>,
): Promise<User | undefined> {
  if (Object.keys(changes).length === 0) return user;
  try {
    return await database.transaction(async (transaction) => {
      const [updated] = await transaction.update(users).set(changes).where(eq(users.id, user.id)).returning();
      if (updated && !isSameEmail(updated.email, user.email)) {
        await transaction.delete(passwordResets).where(eq(passwordResets.userId, user.id));
        await noteChange(transaction, user, 'email');
      }
      return updated;
    });
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/**
 * Sets the user's password, signs them out everywhere and invalidates all password reset links emailed before; returns
 * the updated user, who must be told. In one step, so that no fault leaves somebody signed in who knew only the old
 * password.
 */
export async function changePassword({ database }: Services, user: User, password: string): Promise<User> {
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await transaction.delete(sessions).where(eq(sessions.userId, user.id));
    await noteChange(transaction, user, 'password');
  });
  return { ...user, passwordHash };
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === '23505';
}
