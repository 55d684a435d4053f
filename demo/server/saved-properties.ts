import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Services } from './environment';
import { cardColumns, propertyCard, propertyUrl } from './property-json';
import { properties, savedProperties, type User } from './schema';

/** More are refused: nobody reads that many, and every page load lists them. */
export const mostSavedProperties = 500;

/** The homes a user keeps, the newest first, as cards. */
export async function savedPropertyCards({ database, agency }: Services, user: User) {
  const rows = await database
    .select(cardColumns)
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(eq(savedProperties.userId, user.id))
    .orderBy(desc(savedProperties.savedAt), desc(properties.id));
  return rows.map((row) => propertyCard(row, agency.name));
}

/** The homes a user keeps, by id and address only. */
export async function savedPropertyReferences({ database }: Services, user: User) {
  const rows = await database
    .select({ id: properties.id, channel: properties.channel })
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(eq(savedProperties.userId, user.id))
    .orderBy(desc(savedProperties.savedAt), desc(properties.id));
  return rows.map((row) => ({ property_id: row.id, property_url: propertyUrl(row) }));
}

/** Adds homes to those a user keeps; what is kept already stays, and ids of no property are passed over. */
export async function saveProperties({ database }: Services, user: User, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = database
    .select({
      userId: sql<number>`${user.id}::integer`.as('user_id'),
      propertyId: properties.id,
      savedAt: sql<Date>`now()`.as('saved_at'),
    })
    .from(properties)
    .where(inArray(properties.id, [...ids]));
  await database.insert(savedProperties).select(known).onConflictDoNothing();
}

/** How many homes a user keeps. */
export async function savedPropertyCount({ database }: Services, user: User): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(savedProperties)
    .where(eq(savedProperties.userId, user.id));
  return row?.count ?? 0;
}

/** Takes a home out of those a user keeps. */
export async function removeSavedProperty({ database }: Services, user: User, id: number): Promise<void> {
  await database
    .delete(savedProperties)
    .where(and(eq(savedProperties.userId, user.id), eq(savedProperties.propertyId, id)));
}
