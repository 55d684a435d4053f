import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';

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

/** Saves properties for a user, given newest first; ignores those already saved and unknown ids. */
export async function saveProperties({ database }: Services, user: User, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // What a device saved before signing in arrives at once: a microsecond apart, it keeps its order.
  const place = sql`array_position(${sql.param([...ids])}::integer[], ${properties.id})`;
  const known = database
    .select({
      userId: sql<number>`${user.id}::integer`.as('user_id'),
      propertyId: properties.id,
      savedAt: sql<Date>`now() - ${place} * interval '1 microsecond'`.as('saved_at'),
    })
    .from(properties)
    .where(inArray(properties.id, [...ids]));
  await database.insert(savedProperties).select(known).onConflictDoNothing();
}

/** How many properties a user has saved besides these. */
export async function savedPropertyCount(
  { database }: Services,
  user: User,
  besides: readonly number[],
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(savedProperties)
    .where(and(eq(savedProperties.userId, user.id), notInArray(savedProperties.propertyId, [...besides])));
  return row?.count ?? 0;
}

/** Removes a user's saved property. */
export async function removeSavedProperty({ database }: Services, user: User, id: number): Promise<void> {
  await database
    .delete(savedProperties)
    .where(and(eq(savedProperties.userId, user.id), eq(savedProperties.propertyId, id)));
}
