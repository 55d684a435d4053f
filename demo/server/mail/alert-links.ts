import { and, eq } from 'drizzle-orm';

import type { AlertFrequency } from '../../../src/domain/saved-search';
import type { Services } from '../environment';
import { savedSearches, type SavedSearch } from '../schema';
import { isSameSeal, seal } from '../seal';

/** A search that a user saves, also when it is removed and saved again, which gives it another id. */
type Subject = Pick<SavedSearch, 'userId' | 'fingerprint'>;

/** The address that stops the emails about a search. It needs no sign-in: holding the email is enough. */
export function stopAddress({ secret, siteUrl }: Pick<Services, 'secret' | 'siteUrl'>, search: Subject): string {
  const subject = `${search.userId}-${search.fingerprint}`;
  return `${siteUrl}/alerts/stop/${subject}.${sealOf(secret, subject)}`;
}

/** The search whose emails a token stops; undefined when the signature is invalid. */
export function readStopToken({ secret }: Pick<Services, 'secret'>, token: string): Subject | undefined {
  const [subject = '', signature = ''] = token.split('.');
  if (!isSameSeal(signature, sealOf(secret, subject))) return undefined;
  const [userId, fingerprint = ''] = subject.split('-');
  return { userId: Number(userId), fingerprint };
}

/** How often there are emails about a search; undefined when it is no longer saved. */
export async function alertFrequencyOf(
  { database }: Pick<Services, 'database'>,
  subject: Subject,
): Promise<AlertFrequency | undefined> {
  const [row] = await database.select().from(savedSearches).where(isAbout(subject));
  return row?.alertFrequency;
}

/** Stops the emails about a search but keeps the search; does nothing when it is no longer saved. */
export async function stopAlert({ database }: Pick<Services, 'database'>, subject: Subject): Promise<void> {
  await database.update(savedSearches).set({ alertFrequency: 'N' }).where(isAbout(subject));
}

function isAbout({ userId, fingerprint }: Subject) {
  return and(eq(savedSearches.userId, userId), eq(savedSearches.fingerprint, fingerprint));
}

function sealOf(secret: string, subject: string): string {
  return seal(secret, 'stop alert', subject);
}
