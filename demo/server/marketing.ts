import { sql } from 'drizzle-orm';

import type { Services } from './environment';
import { marketingPreferences, type MarketingPreference, type User } from './schema';

/** Records a user's marketing choice, with the time and the page. */
export async function chooseMarketing(
  { database }: Services,
  user: User,
  isOptedIn: boolean,
  url: string,
): Promise<MarketingPreference> {
  // No words come with it, and those of an earlier choice were not agreed to now.
  const choice = { isOptedIn, url, statement: '', chosenAt: sql`now()` };
  const [preference] = await database
    .insert(marketingPreferences)
    .values({ userId: user.id, ...choice })
    .onConflictDoUpdate({ target: marketingPreferences.userId, set: choice })
    .returning();
  return preference!;
}
