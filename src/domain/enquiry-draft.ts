import { draftTexts } from './draft-texts';
import { addressByLines, addressFields, type PostalAddress } from './postal-address';
import { readFlag, readRecord, readText } from './reading';

/** What somebody entered so far to ask the agency something. */
export interface EnquiryDraft {
  /** Whom or what it is about; only who asks is kept for the next. */
  readonly about: string;
  readonly fields: Readonly<Partial<Record<EnquiryField, string>>>;
  /** The address is typed rather than chosen. */
  readonly isManual: boolean;
}

type EnquiryField = (typeof enquiryFields)[number];

const personFields = ['firstName', 'lastName', 'email', 'telHome'] as const;
/** `address` is what was typed to find it. */
const textFields = [...personFields, 'message', 'address', ...addressFields] as const;
/** What it is about is in the draft once it is chosen: until then the page says it. */
const enquiryFields = ['channel', ...textFields] as const;

/** A draft out of what a browser kept, as far as it helps to ask about something; whatever is unusable is left out. */
export function readEnquiryDraft(kept: unknown, about: string): EnquiryDraft {
  const raw = readRecord(kept) ?? {};
  const fields = readRecord(raw['fields']) ?? {};
  return readText(raw['about']) === about
    ? { about, fields: draftTexts(fields, enquiryFields), isManual: readFlag(raw['isManual']) ?? false }
    : { about, fields: draftTexts(fields, personFields), isManual: false };
}

/** The texts typed into a form that belong to the draft; the agreement to terms is given anew each time. */
export const enquiryTexts = (values: Readonly<Record<string, unknown>>): EnquiryDraft['fields'] =>
  draftTexts(values, textFields);

/** The address of the draft. */
export function addressOfEnquiry({ fields }: EnquiryDraft): PostalAddress {
  return addressByLines((line) => fields[line]);
}
