import { addressOfDraft, personTexts, readLeadDraft, type LeadDraft } from './lead-draft';
import type { PostalAddress } from './postal-address';
import { readRecord, readText } from './reading';

/** An unsent enquiry to the agency. */
export interface EnquiryDraft extends LeadDraft {
  /** The recipient or subject; only the person's details carry over to another. */
  readonly about: string;
}

/** Reads a stored draft for a subject: of another subject's only the person's details. Invalid data is left out. */
export function readEnquiryDraft(kept: unknown, about: string): EnquiryDraft {
  const draft = readLeadDraft(kept);
  const isOwn = readText(readRecord(kept)?.['about']) === about;
  return isOwn ? { ...draft, about } : { about, fields: personTexts(draft.fields), isManual: false };
}

/** The address to send: what was typed into the lookup is its first line if none was chosen or entered. */
export function addressToSend(draft: LeadDraft): PostalAddress {
  const address = addressOfDraft(draft);
  const isBlank = Object.values(address).every((line) => line === '');
  return isBlank ? { ...address, street: draft.fields.address?.trim() ?? '' } : address;
}
