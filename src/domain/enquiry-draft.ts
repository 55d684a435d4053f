import { draftTexts } from './draft-texts';
import { addressByLines, addressFields, type PostalAddress } from './postal-address';
import { readFlag, readRecord, readText } from './reading';

/** An unsent enquiry to the agency. */
export interface EnquiryDraft {
  /** The recipient or subject; only the person's details carry over to another. */
  readonly about: string;
  readonly fields: Readonly<Partial<Record<EnquiryField, string>>>;
  /** Whether the address is typed rather than chosen. */
  readonly isManual: boolean;
}

type EnquiryField = (typeof enquiryFields)[number];

const personFields = ['firstName', 'lastName', 'email', 'telHome'] as const;
/** `address` is the text typed into the address lookup. */
const textFields = [...personFields, 'message', 'address', ...addressFields] as const;
/** `channel` is in the draft once it is chosen; until then the page supplies it. */
const enquiryFields = ['channel', ...textFields] as const;

/** Reads a stored draft for a subject: of another subject's only the person's details. Invalid data is left out. */
export function readEnquiryDraft(kept: unknown, about: string): EnquiryDraft {
  const raw = readRecord(kept) ?? {};
  const fields = readRecord(raw['fields']) ?? {};
  return readText(raw['about']) === about
    ? { about, fields: draftTexts(fields, enquiryFields), isManual: readFlag(raw['isManual']) ?? false }
    : { about, fields: draftTexts(fields, personFields), isManual: false };
}

/** The form's texts to keep in the draft; the agreement to the terms is given anew each time. */
export const enquiryTexts = (values: Readonly<Record<string, unknown>>): EnquiryDraft['fields'] =>
  draftTexts(values, textFields);

/** The address of the draft. */
export function addressOfEnquiry({ fields }: EnquiryDraft): PostalAddress {
  return addressByLines((line) => fields[line]);
}

/** The address to send: what was typed into the lookup is its first line if none was chosen or entered. */
export function addressToSend(draft: EnquiryDraft): PostalAddress {
  const address = addressOfEnquiry(draft);
  const isBlank = Object.values(address).every((line) => line === '');
  return isBlank ? { ...address, street: draft.fields.address?.trim() ?? '' } : address;
}
