import { eq } from 'drizzle-orm';

import { contactForm, viewingForm } from '../../src/domain/forms';
import { streetLine } from '../../src/domain/postal-address';
import { pick, readFlag, readId, readRecord, readText, type Raw } from '../../src/domain/reading';
import { validate } from '../../src/domain/validation';
import type { Agency } from './agency';
import type { Database } from './database';
import { isTicked, readLine } from './fields';
import { readSender, storeLead, type LeadWriter } from './leads';
import { pagePath } from './page-path';
import { readRowId } from './row-ids';
import { branches, properties, staff, type Lead, type LeadMail } from './schema';

/** A message to a branch, department or person, or a viewing request, as received, under our field names. */
export interface Enquiry extends LeadWriter, Pick<Lead, 'departmentId' | 'optInMarketingUrl'> {
  kind: Exclude<Lead['kind'], 'valuation' | 'new-homes'>;
  branchId: number | undefined;
  propertyId: number | undefined;
  staffId: number | undefined;
  optInTerms: boolean;
  /** Honeypot: hidden from people, so only robots fill it in. */
  trap: string;
}

/** The line that the contact form writes before the visitor's own words. */
const propertyLine = /^Property ref: .{0,500}(?:\n|$)/;

/** Reads a viewing request posted to a property's address. */
export function readViewing(fields: Raw, propertyId: number | undefined, channel: string): Enquiry {
  return { ...readEnquiry(fields), kind: 'viewing', propertyId, channel };
}

/** Reads a message to a person, department or branch; undefined when it is to none of them. */
export function readContact(fields: Raw): Enquiry | undefined {
  const lead = readRecord(fields['lead']) ?? {};
  const isOffice =
    readRowId(pick(lead, 'branch_id')) !== undefined ||
    readFlag(pick(lead, 'is_branch_lead')) === true ||
    readText(pick(lead, 'lead_type')) === 'branch_department_enquiry';
  const isStaff = pick(lead, 'agency_employee_id') !== undefined;
  // A valuation request without its flag is not one of these either.
  if (pick(lead, 'valuation_reason') !== undefined || !(isStaff || isOffice)) return undefined;
  return { ...readEnquiry(fields), kind: isStaff ? 'staff' : 'office' };
}

function readEnquiry(fields: Raw): Enquiry {
  const client = readRecord(fields['lead_client']) ?? {};
  const lead = readRecord(fields['lead']) ?? {};
  const text = (name: string) => readLine(client, name);
  const agreed = readRecord(fields['marketing_preferences']) ?? readRecord(fields['market_preferences']) ?? {};
  const channel = readText(pick(lead, 'channel'));
  return {
    kind: 'office',
    channel: channel === 'letting' || channel === 'selling' ? channel : null,
    ...readSender(client),
    streetAddress: streetLine({
      houseNumber: text('house_number'),
      houseName: text('house_name'),
      street: text('street_address'),
      town: '',
      county: '',
      postcode: '',
    }),
    town: text('town'),
    county: text('county'),
    postcode: text('postcode'),
    message: readText(pick(lead, 'message')),
    branchId: readRowId(pick(lead, 'branch_id')),
    propertyId: undefined,
    staffId: readRowId(pick(lead, 'agency_employee_id')),
    departmentId: readId(pick(lead, 'branch_department_id')) ?? null,
    optInMarketingUrl: isTicked(agreed['opt_in_marketing']) ? pagePath(agreed['opt_in_marketing_url']) || '/' : null,
    optInTerms: isTicked(agreed['opt_in_terms']),
    trap: readText(pick(client, 'body')),
  };
}

/** Its errors, in words for the visitor; empty when it is valid. */
export function enquiryErrors(enquiry: Enquiry, agency: Agency): string[] {
  if (enquiry.kind === 'viewing') return Object.values(validate(viewingForm, { ...enquiry }, agency));
  const message = enquiry.message.replace(propertyLine, '');
  return Object.values(validate(contactForm, { ...enquiry, message }, agency));
}

/** Stores it once in 24 hours; returns 'repeated' when it is sent again, 'nobody' when the recipient is unknown. */
export async function keepEnquiry(
  database: Database,
  { optInTerms: _, trap: __, ...enquiry }: Enquiry,
  mailsDue: LeadMail[],
): Promise<Lead | 'repeated' | 'nobody'> {
  const { kind, propertyId, staffId, branchId } = enquiry;
  const [property] =
    propertyId === undefined ? [] : await database.select().from(properties).where(eq(properties.id, propertyId));
  const [person] = staffId === undefined ? [] : await database.select().from(staff).where(eq(staff.id, staffId));
  if (kind === 'viewing' && property?.channel !== enquiry.channel) return 'nobody';
  if (kind === 'staff' && !person) return 'nobody';
  const where = property?.branchId ?? person?.branchId ?? branchId;
  const [branch] = where === undefined ? [] : await database.select().from(branches).where(eq(branches.id, where));
  const about = { branchId: branch?.id ?? null, propertyId: property?.id ?? null, staffId: person?.id ?? null };
  return (await storeLead(database, { ...enquiry, ...about, bookingTimes: [], mailsDue }, enquiry)) ?? 'repeated';
}
