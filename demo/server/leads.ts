import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Raw } from '../../src/domain/reading';
import { telephoneAsSent } from '../../src/domain/telephone';
import type { Database } from './database';
import type { Services } from './environment';
import { readEmail, readLine } from './fields';
import { endOfClaim } from './mail/claims';
import { leads, type Branch, type Lead, type Property, type StaffMember } from './schema';
import { fingerprint } from './seal';

/** The sender, their address and message: the fields every lead has. */
export type LeadWriter = Pick<
  Lead,
  | 'channel'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'telHome'
  | 'streetAddress'
  | 'town'
  | 'county'
  | 'postcode'
  | 'message'
>;

/** A stored lead, and whom and what it is about. */
export interface KeptLead {
  lead: Lead;
  branch: Branch | null;
  property: Property | null;
  person: StaffMember | null;
}

/** Reads the sender of a lead from its posted fields. */
export function readSender(client: Raw): Pick<Lead, 'firstName' | 'lastName' | 'email' | 'telHome'> {
  return {
    firstName: readLine(client, 'first_name'),
    lastName: readLine(client, 'last_name'),
    email: readEmail(client),
    telHome: telephoneAsSent(readLine(client, 'tel_home')),
  };
}

/**
 * Stores a lead once in 24 hours, however often it is sent; undefined for a repeat. `asked` is what makes two the same.
 */
export async function storeLead(
  database: Database,
  lead: Omit<typeof leads.$inferInsert, 'fingerprint' | 'mailClaimedUntil'>,
  asked: object,
): Promise<Lead | undefined> {
  const same = fingerprint(JSON.stringify(asked));
  const lately = and(eq(leads.fingerprint, same), gt(leads.createdAt, sql`now() - interval '24 hours'`));
  if ((await database.$count(leads, lately)) > 0) return undefined;
  const [stored] = await database
    .insert(leads)
    .values({ ...lead, fingerprint: same, mailClaimedUntil: endOfClaim })
    // One sent at the same moment, of which the count above knew nothing, is of the same day.
    .onConflictDoNothing()
    .returning();
  return stored;
}

/** Removes what was asked more than a year ago. */
export async function removeOldLeads({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.delete(leads).where(lt(leads.createdAt, sql`now() - interval '1 year'`));
}
