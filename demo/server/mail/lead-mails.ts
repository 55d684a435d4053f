import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';

import type { Agency } from '../agency';
import type { Services } from '../environment';
import type { KeptLead } from '../leads';
import { errorFacts } from '../log';
import { newHomesMail } from '../new-homes-leads';
import { branches, leads, properties, staff, type Lead, type LeadMail } from '../schema';
import { endOfClaim, longestDelay } from './claims';
import { enquiryMail, enquiryReceivedMail } from './enquiry-mail';
import { isRecipientRefused, type Mail } from './mail';
import { valuationMail, valuationReceivedMail } from './valuation-mail';

type LeadServices = Pick<Services, 'agency' | 'database' | 'log' | 'mailer'>;

/** The longest pause: once a mail server works again, its emails should not wait long. */
const longestPause = '1 hour';

/** Sends a new lead's emails at once, in the background; what fails is due in the next round. */
export function mailLead(services: Services, { id }: Lead): void {
  services.background.start(() => sendMails(services, id));
}

/** Sends the emails of leads that failed, or whose server ended before it sent them. The signal ends the round. */
export async function sendLeadMails(services: LeadServices, stop?: AbortSignal): Promise<void> {
  let id: number | undefined;
  while (!stop?.aborted && (id = await claimNext(services, id ?? 0)) !== undefined) await sendMails(services, id);
}

/** Claims the next lead with an email that is due, skipping those claimed by another instance. */
async function claimNext({ database }: LeadServices, after: number): Promise<number | undefined> {
  const due = database
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        gt(leads.id, after),
        sql`cardinality(${leads.mailsDue}) > 0`,
        or(isNull(leads.mailClaimedUntil), lt(leads.mailClaimedUntil, sql`now()`)),
        gt(leads.createdAt, sql`now() - ${longestDelay}::interval`),
      ),
    )
    .orderBy(asc(leads.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(leads)
    .set({ mailClaimedUntil: endOfClaim })
    .where(sql`${leads.id} = (${due})`)
    .returning({ id: leads.id });
  return claimed?.id;
}

/** Sends each email of a claimed lead that is due, and then releases the claim. */
async function sendMails(services: LeadServices, id: number): Promise<void> {
  const { agency, database, log, mailer } = services;
  const [kept] = await database
    .select({ lead: leads, branch: branches, property: properties, person: staff })
    .from(leads)
    .leftJoin(branches, eq(branches.id, leads.branchId))
    .leftJoin(properties, eq(properties.id, leads.propertyId))
    .leftJoin(staff, eq(staff.id, leads.staffId))
    .where(eq(leads.id, id));
  if (!kept) return;
  const { mailsDue, mailClaimedUntil } = kept.lead;
  let isLeft = false;
  for (const due of mailsDue) {
    try {
      await mailer.send(write(due, agency, kept));
    } catch (error) {
      log('lead mail failed', errorFacts(error));
      // The branch's own address is worth another try.
      if (due === 'message' || !isRecipientRefused(error)) {
        isLeft = true;
        continue;
      }
    }
    const rest = sql`array_remove(${leads.mailsDue}, ${due}::text)`;
    await database.update(leads).set({ mailsDue: rest }).where(eq(leads.id, id));
  }
  await database
    .update(leads)
    // Each pause is as long as all before it, up to the longest.
    .set({
      mailClaimedUntil: isLeft ? sql`now() + least(now() - ${leads.createdAt}, ${longestPause}::interval)` : null,
    })
    .where(and(eq(leads.id, id), eq(leads.mailClaimedUntil, mailClaimedUntil!)));
}

function write(due: LeadMail, agency: Agency, kept: KeptLead): Mail {
  const isMessage = due === 'message';
  if (kept.lead.kind === 'new-homes') return newHomesMail(agency, kept);
  if (kept.lead.kind === 'valuation') return (isMessage ? valuationMail : valuationReceivedMail)(agency, kept);
  return (isMessage ? enquiryMail : enquiryReceivedMail)(agency, kept);
}
