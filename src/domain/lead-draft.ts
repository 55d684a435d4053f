import { draftTexts } from './draft-texts';
import { addressByLines, addressFields, type PostalAddress } from './postal-address';
import { readFlag, readRecord } from './reading';

/** An unsent lead: the texts of its form, and how its address is entered. */
export interface LeadDraft {
  /** Texts by field name. */
  readonly fields: Readonly<Partial<Record<LeadField, string>>>;
  /** Whether the address is typed rather than chosen. */
  readonly isManual: boolean;
}

type LeadField = (typeof leadFields)[number];
type Values = Readonly<Record<string, unknown>>;

const personFields = ['firstName', 'lastName', 'email', 'telHome'] as const;
/** `address` is the text typed into the address lookup. */
const textFields = [...personFields, 'message', 'address', ...addressFields] as const;
/** `channel` is in the draft once it is chosen; until then the page supplies it. */
const leadFields = ['channel', ...textFields] as const;

/** Reads a stored draft; invalid data is left out. */
export function readLeadDraft(kept: unknown): LeadDraft {
  const raw = readRecord(kept) ?? {};
  return {
    fields: draftTexts(readRecord(raw['fields']) ?? {}, leadFields),
    isManual: readFlag(raw['isManual']) ?? false,
  };
}

/**
 * The form's texts to keep in the draft; other answers, such as the agreement to the terms, are given again each time.
 */
export const leadTexts = (values: Values): LeadDraft['fields'] => draftTexts(values, textFields);

/** Only the texts that tell who writes. */
export const personTexts = (values: Values): LeadDraft['fields'] => draftTexts(values, personFields);

/** The address of the draft. */
export function addressOfDraft({ fields }: LeadDraft): PostalAddress {
  return addressByLines((line) => fields[line]);
}
