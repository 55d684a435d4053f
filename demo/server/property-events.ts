import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';

import type { Services } from './environment';
import { properties, propertyEvents } from './schema';

/** Counts a view of each property today; unknown ids are ignored. */
export async function countEvents(
  { database }: Services,
  ids: readonly number[],
  eventType: string,
  domain: string,
): Promise<void> {
  if (ids.length === 0) return;
  const seen = database
    .select({
      propertyId: properties.id,
      day: sql<string>`current_date`.as('day'),
      eventType: sql<string>`${eventType}::text`.as('event_type'),
      domain: sql<string>`${domain}::text`.as('domain'),
      times: sql<number>`1`.as('times'),
    })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    // Rows are locked in a fixed order, so that two instances never deadlock.
    .orderBy(properties.id);
  await database
    .insert(propertyEvents)
    .select(seen)
    .onConflictDoUpdate({
      target: [propertyEvents.propertyId, propertyEvents.day, propertyEvents.eventType, propertyEvents.domain],
      set: { times: sql`${propertyEvents.times} + 1` },
    });
}

/** Whether any of these is a property. */
export async function isAnyProperty({ database }: Services, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await database
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .limit(1);
  return found.length > 0;
}

/** Whether a view on this domain has been counted today or yesterday. */
export async function isDomainKnown({ database }: Services, domain: string): Promise<boolean> {
  const lately = and(gte(propertyEvents.day, sql`current_date - 1`), eq(propertyEvents.domain, domain));
  const found = await database.select({ day: propertyEvents.day }).from(propertyEvents).where(lately).limit(1);
  return found.length > 0;
}

/** Removes what was counted more than two years ago. */
export async function removeOldEvents({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.delete(propertyEvents).where(lt(propertyEvents.day, sql`current_date - interval '2 years'`));
}
