import { sql } from 'drizzle-orm';

import type { Services } from './environment';
import { marketingPreferences, type MarketingPreference, type User } from './schema';

/** Records what a user chose about marketing, when, and on which page. */
export async function chooseMarketing(
  { database }: Services,
  user: User,
  isOptedIn: boolean,
  url: string,
): Promise<MarketingPreference> {
  const choice = { isOptedIn, url, chosenAt: sql`now()` };
  const [preference] = await database
    .insert(marketingPreferences)
    .values({ userId: user.id, ...choice })
    .onConflictDoUpdate({ target: marketingPreferences.userId, set: choice })
    .returning();
  return preference!;
}
