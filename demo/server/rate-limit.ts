import { eq, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { clientAddress } from './client-address';
import type { Environment, Services } from './environment';
import { limitRules, type RateLimits } from './limits';
import { rateLimits } from './schema';
import { seal } from './seal';

/** Counts an attempt; throws 429 with Retry-After when there were too many. */
export async function limitAttempts(
  c: Context<Environment>,
  services: Services,
  name: keyof RateLimits,
  account = '',
): Promise<void> {
  const { isAllowed, secondsLeft } = await countAttempt(c, services, name, account);
  if (isAllowed) return;
  const wait = Math.max(1, Math.ceil(secondsLeft));
  const { instead } = limitRules[name];
  const message = `Too many attempts. Please try again in ${minutesInWords(wait)}${instead ? `, or ${instead}` : ''}.`;
  throw new HTTPException(429, {
    res: c.json({ message, code: 'too_many_attempts' }, 429, { 'Retry-After': String(wait) }),
  });
}

/** Counts an attempt; returns false when there were too many. */
export async function isAttemptAllowed(
  c: Context<Environment>,
  services: Services,
  name: keyof RateLimits,
  account = '',
): Promise<boolean> {
  return (await countAttempt(c, services, name, account)).isAllowed;
}

/** Clears the counted attempts after a successful one. */
export async function forgetAttempts(
  c: Context<Environment>,
  services: Services,
  name: keyof RateLimits,
  account: string,
): Promise<void> {
  await services.database.delete(rateLimits).where(eq(rateLimits.key, keyOf(c, services, name, account)));
}

/** Removes expired time windows. */
export async function removeOldAttempts({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}

/** A single statement, so that simultaneous attempts on several instances are all counted. */
async function countAttempt(
  c: Context<Environment>,
  services: Services,
  name: keyof RateLimits,
  account: string,
): Promise<{ isAllowed: boolean; secondsLeft: number }> {
  const { attempts, minutes } = services.limits[name];
  const windowEnd = sql`now() + make_interval(mins => ${minutes}::integer)`;
  const isOver = sql`${rateLimits.windowEndsAt} <= now()`;
  const [row] = await services.database
    .insert(rateLimits)
    .values({ key: keyOf(c, services, name, account), attempts: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.attempts,
      secondsLeft: sql<number>`extract(epoch from ${rateLimits.windowEndsAt} - now())::float8`,
    });
  const { count, secondsLeft } = row!;
  return { isAllowed: count <= attempts, secondsLeft };
}

/** Hashed, so that the table contains neither IP nor email addresses. */
function keyOf(c: Context<Environment>, services: Services, name: keyof RateLimits, account: string): string {
  const address = limitRules[name].isPerAddress ? clientAddress(c, services.trustedProxies) : '';
  return seal(services.secret, 'limit', name, address, account.toLowerCase());
}

function minutesInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
