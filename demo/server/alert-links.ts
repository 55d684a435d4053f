import { eq } from 'drizzle-orm';

import type { Services } from './environment';
import { readRowId } from './row-ids';
import { savedSearches, type SavedSearch } from './schema';
import { isSameSeal, seal } from './seal';

/** The address that stops the mails about a search. It needs no sign-in: holding the mail is enough. */
export function stopAddress({ secret, siteUrl }: Pick<Services, 'secret' | 'siteUrl'>, { id }: SavedSearch): string {
  return `${siteUrl}/alerts/stop/${id}.${sealOf(secret, id)}`;
}

/** The search whose mails a token stops; undefined when the signature is invalid. */
export function readStopToken({ secret }: Pick<Services, 'secret'>, token: string): number | undefined {
  const [first = '', signature = ''] = token.split('.');
  const id = readRowId(first);
  return id !== undefined && isSameSeal(signature, sealOf(secret, id)) ? id : undefined;
}

/** Stops the mails about a search but keeps the search; does nothing when the search is gone. */
export async function stopAlert({ database }: Pick<Services, 'database'>, id: number): Promise<void> {
  await database.update(savedSearches).set({ alertFrequency: 'N' }).where(eq(savedSearches.id, id));
}

function sealOf(secret: string, id: number): string {
  return seal(secret, 'stop alert', String(id));
}
