import { eq } from 'drizzle-orm';

import { contactForm } from '../../src/domain/forms';
import { pick, readRecord, readText, type Raw } from '../../src/domain/reading';
import { validate } from '../../src/domain/validation';
import type { Agency } from './agency';
import type { Database } from './database';
import { isTicked, readLine } from './fields';
import { readSender, storeLead, type KeptLead } from './leads';
import type { Mail } from './mail/mail';
import { readRowId } from './row-ids';
import { branches, properties, type Lead } from './schema';

/** An interest in new homes as posted, under our field names. */
export interface NewHomesLead extends Pick<Lead, 'firstName' | 'lastName' | 'email' | 'telHome' | 'streetAddress'> {
  development: string;
  propertyId: number | undefined;
  message: string;
  optInTerms: boolean;
  /** Honeypot: hidden from people, so only robots fill it in. */
  trap: string;
}

/** The form's id. */
export const newHomesFormId = 'new-homes-enquiry';

/** Reads an interest in new homes from the posted form. */
export function readNewHomesLead(fields: Raw): NewHomesLead {
  const given = readRecord(fields['form_submission']) ?? {};
  const terms = pick(readRecord(fields['marketing_preferences']) ?? {}, 'opt_in_terms');
  const text = (name: string) => readLine(given, name);
  return {
    ...readSender(given),
    streetAddress: text('current_home_address'),
    development: text('development_of_interest'),
    propertyId: readRowId(pick(given, 'development_id')),
    message: readText(pick(given, 'message')),
    optInTerms: isTicked(terms),
    trap: readText(fields['hfhp']),
  };
}

/** Its errors, in words for the visitor; empty when it is valid. */
export const newHomesErrors = (lead: NewHomesLead, agency: Agency): string[] =>
  Object.values(validate(contactForm, { ...lead }, agency));

/** Stores it once in 24 hours, however often it is sent; returns undefined for a repeat. */
export async function keepNewHomesLead(
  database: Database,
  { development, propertyId, optInTerms: _, trap: __, message, ...lead }: NewHomesLead,
): Promise<Lead | undefined> {
  const [found] = await database
    .select({ branch: branches })
    .from(properties)
    .innerJoin(branches, eq(branches.id, properties.branchId))
    .where(eq(properties.id, propertyId ?? 0));
  const asked = [development, propertyId && `(property ${propertyId})`].filter(Boolean).join(' ');
  return storeLead(
    database,
    {
      ...lead,
      kind: 'new-homes',
      channel: 'buying',
      branchId: found?.branch.id ?? null,
      propertyId: (found && propertyId) ?? null,
      town: '',
      county: '',
      postcode: '',
      message: [`Interested in: ${asked || 'new homes'}`, message].filter(Boolean).join('\n\n'),
      bookingTimes: [],
      mailsDue: ['message'],
    },
    { ...lead, asked, message },
  );
}

/** The email to the branch: who is interested in which new homes. */
export function newHomesMail(agency: Agency, { lead, branch }: KeptLead): Mail {
  return {
    to: branch?.email ?? agency.email,
    replyTo: lead.email,
    subject: `New homes: ${lead.firstName} ${lead.lastName} registered their interest`,
    text: `${lead.firstName} ${lead.lastName} would like to hear about new homes.

Telephone: ${lead.telHome}
Email: ${lead.email}
${lead.streetAddress ? `Lives at: ${lead.streetAddress}\n` : ''}
${lead.message}
`,
  };
}
