import { eq } from 'drizzle-orm';

import { contactForm, valuationAddressFields } from '../../src/domain/forms';
import { tidyPostcode } from '../../src/domain/postcode';
import { pick, readFlag, readRecord, readText, type Raw } from '../../src/domain/reading';
import { isSlotTime } from '../../src/domain/time-slots';
import { validate } from '../../src/domain/validation';
import { valuationFormWords } from '../../src/domain/valuation-words';
import { isVisitDay, readDay } from '../../src/domain/visit-days';
import type { Agency } from './agency';
import type { Database } from './database';
import { isTicked, readLine } from './fields';
import { readSender, storeLead, type LeadWriter } from './leads';
import { nearestBranch } from './nearest-branch';
import { readRowId } from './row-ids';
import { branches, type Branch, type Lead, type LeadMail } from './schema';

/** A valuation request as received, under our field names. */
export interface ValuationLead extends LeadWriter, Pick<Lead, 'bookingDay' | 'bookingTimes'> {
  branchId: number | undefined;
  optInTerms: boolean;
  /** Whether a time was requested. */
  hasBooking: boolean;
  /** Honeypot: hidden from people, so only robots fill it in. */
  trap: string;
}

/** Whether a posted lead is a valuation request. */
export function isValuation(fields: Raw): boolean {
  return readFlag(pick(readRecord(fields['lead']) ?? {}, 'is_valuation_request')) === true;
}

/** Reads a valuation request from the posted fields. */
export function readValuationLead(fields: Raw): ValuationLead {
  const client = readRecord(fields['lead_client']) ?? {};
  const lead = readRecord(fields['lead']) ?? {};
  const booking = readRecord(fields['lead_booking']);
  const terms = pick(readRecord(fields['marketing_preferences']) ?? {}, 'opt_in_terms');
  const text = (name: string) => readLine(client, name);
  return {
    channel: readText(pick(lead, 'channel')) === 'letting' ? 'letting' : 'selling',
    ...readSender(client),
    streetAddress: text('street_address'),
    town: text('town'),
    county: text('county'),
    postcode: tidyPostcode(text('postcode')),
    message: readText(pick(lead, 'message')),
    branchId: readRowId(pick(lead, 'branch_id')),
    hasBooking: booking !== undefined,
    bookingDay: dayOf(booking ?? {}) ?? null,
    bookingTimes: timesOf(booking ?? {}),
    optInTerms: isTicked(terms),
    trap: readText(pick(client, 'body')),
  };
}

/** Its errors, in words for the visitor; empty when it is valid. */
export function valuationErrors(lead: ValuationLead, agency: Agency): string[] {
  const hasTime = !lead.hasBooking || (canVisit(lead, agency) && lead.bookingTimes.length > 0);
  return [
    ...Object.values(validate(contactForm, { ...lead }, agency)),
    ...Object.values(validate(valuationAddressFields, { ...lead, street: lead.streetAddress }, agency)),
    ...(hasTime ? [] : [valuationFormWords.noTimeSlot]),
  ];
}

/** Whether somebody can come on the requested day, as the form says it: it may have been open for days. */
function canVisit({ bookingDay }: ValuationLead, { closedDays }: Agency): boolean {
  const day = readDay(bookingDay ?? '');
  return day !== undefined && isVisitDay(day, new Date(), closedDays);
}

/** Stores it once in 24 hours, however often it is sent; returns undefined for a repeat. */
export async function keepValuation(
  database: Database,
  { branchId, optInTerms: _, hasBooking: __, trap: ___, ...lead }: ValuationLead,
  mailsDue: LeadMail[],
): Promise<Lead | undefined> {
  const branch = await branchOf(database, branchId, lead.postcode);
  return storeLead(
    database,
    { ...lead, kind: 'valuation', branchId: branch?.id ?? null, mailsDue },
    { ...lead, branch: branch?.id },
  );
}

/** The branch with this id, otherwise the nearest. */
async function branchOf(database: Database, id: number | undefined, postcode: string): Promise<Branch | undefined> {
  const [named] = id === undefined ? [] : await database.select().from(branches).where(eq(branches.id, id));
  return named ?? nearestBranch(database, postcode);
}

function dayOf(booking: Raw): string | undefined {
  const part = (name: string, digits: number) => readText(pick(booking, name)).padStart(digits, '0');
  return readDay(`${part('booking_year', 4)}-${part('booking_month', 2)}-${part('booking_day', 2)}`)?.fullDate;
}

function timesOf(booking: Raw): readonly string[] {
  const given = readLine(booking, 'booking_time').split(',');
  return [...new Set(given.map((time) => time.trim()).filter(isSlotTime))];
}
