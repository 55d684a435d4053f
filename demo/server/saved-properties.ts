import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';

import { lockUser } from './accounts';
import type { Services } from './environment';
import { cardColumns, propertyCard, propertyUrl } from './property-json';
import { properties, savedProperties, type User } from './schema';

/** More are refused, because every page load lists them. */
export const mostSavedProperties = 500;

/** A user's saved properties as cards, newest first. */
export async function savedPropertyCards({ database, agency }: Services, user: User) {
  const rows = await database
    .select(cardColumns)
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(eq(savedProperties.userId, user.id))
    .orderBy(desc(savedProperties.savedAt), desc(properties.id));
  return rows.map((row) => propertyCard(row, agency.name));
}

/** A user's saved properties, by id and address only. */
export async function savedPropertyReferences({ database }: Services, user: User) {
  const rows = await database
    .select({ id: properties.id, channel: properties.channel })
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(eq(savedProperties.userId, user.id))
    .orderBy(desc(savedProperties.savedAt), desc(properties.id));
  return rows.map((row) => ({ property_id: row.id, property_url: propertyUrl(row) }));
}

/**
 * Saves properties for a user, given newest first; ignores those already saved and unknown ids. Returns false, and saves
 * none, when the user would have too many.
 */
export async function saveProperties({ database }: Services, user: User, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  if (ids.length > mostSavedProperties) return false;
  const known = inArray(properties.id, [...ids]);
  // What a device saved before signing in arrives at once: a microsecond apart, it keeps its order.
  const place = sql`array_position(${sql.param([...ids])}::integer[], ${properties.id})`;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, user);
    const others = and(eq(savedProperties.userId, user.id), notInArray(savedProperties.propertyId, [...ids]));
    const total = (await transaction.$count(savedProperties, others)) + (await transaction.$count(properties, known));
    if (total > mostSavedProperties) return false;
    const chosen = transaction
      .select({
        userId: sql<number>`${user.id}::integer`.as('user_id'),
        propertyId: properties.id,
        savedAt: sql<Date>`now() - ${place} * interval '1 microsecond'`.as('saved_at'),
      })
      .from(properties)
      .where(known);
    await transaction.insert(savedProperties).select(chosen).onConflictDoNothing();
    return true;
  });
}

/** Removes a user's saved property. */
export async function removeSavedProperty({ database }: Services, user: User, id: number): Promise<void> {
  await database
    .delete(savedProperties)
    .where(and(eq(savedProperties.userId, user.id), eq(savedProperties.propertyId, id)));
}
