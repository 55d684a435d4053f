import { lt, sql } from 'drizzle-orm';

import type { Services } from './environment';
import { removeOldLeads } from './leads';
import { removeOldChangeNotices } from './mail/change-notices';
import { removeOldPasswordResets } from './password-resets';
import { removeOldEvents } from './property-events';
import { removeOldAttempts } from './rate-limit';
import { sessions } from './schema';

const everyHour = 60 * 60 * 1000;

/** Removes expired data once an hour, until the returned function is called. */
export function startHousekeeping(services: Services): () => void {
  const timer = setInterval(() => services.background.start(() => tidy(services)), everyHour);
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes expired sessions, password reset links and counted attempts, and old notices, leads, mails and views. */
export async function tidy(services: Services): Promise<void> {
  await services.database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await removeOldPasswordResets(services);
  await removeOldChangeNotices(services);
  await removeOldAttempts(services);
  await removeOldLeads(services);
  await services.mailer.removeOldMails?.();
  await removeOldEvents(services);
}
