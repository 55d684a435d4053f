import { draftTexts } from './draft-texts';
import { addressByLines, addressFields, type PostalAddress } from './postal-address';
import { readFlag, readList, readRecord, readText } from './reading';
import type { Settings } from './settings';
import { chosenTimes, timeSlots, type SlotChoice } from './time-slots';
import type { ValidationSettings } from './validation';
import { detailsProblems, timeProblems, type ValuationChannel } from './valuation';
import { isVisitDay, readDay, type DateValue } from './visit-days';

/** An unsent valuation form. */
export interface ValuationDraft {
  /** Texts by field name. */
  readonly fields: Readonly<Partial<Record<DraftField, string>>>;
  /** Whether the address is typed rather than chosen. */
  readonly isManual: boolean;
  readonly day?: DateValue | undefined;
  readonly slots: SlotChoice;
}

/** The name of a text in the draft. */
export type DraftField = (typeof draftFields)[number];

const personFields = ['firstName', 'lastName', 'email', 'telHome', 'message'] as const;
/** `address` is the text typed into the address lookup. */
const textFields = [...personFields, 'address', ...addressFields] as const;
/** `channel` is in the draft once it is chosen; until then the page supplies it. */
const draftFields = ['channel', ...textFields] as const;

/** Reads a stored draft; invalid data is left out. */
export function readValuationDraft(kept: unknown): ValuationDraft {
  const raw = readRecord(kept) ?? {};
  const fields = readRecord(raw['fields']) ?? {};
  const slots = readRecord(raw['slots']) ?? {};
  const ids = readList(slots['selected']).map(readText);
  const half = readText(slots['half']);
  return {
    fields: draftTexts(fields, draftFields),
    isManual: readFlag(raw['isManual']) ?? false,
    day: readDay(readText(readRecord(raw['day'])?.['fullDate'])),
    slots: {
      selected: timeSlots({ selected: ids }).flatMap(({ id, selected }) => (selected ? [id] : [])),
      half: half === 'am' || half === 'pm' ? half : undefined,
    },
  };
}

/** The form's texts to keep in the draft; other answers, such as the agreement to the terms, are not kept. */
export function textsIn(values: Readonly<Record<string, unknown>>): ValuationDraft['fields'] {
  return draftTexts(values, textFields);
}

/** The address of the draft. */
export function addressOfDraft({ fields }: ValuationDraft): PostalAddress {
  return addressByLines((line) => fields[line]);
}

/** Selling or letting, once chosen. */
export function channelOfDraft({ fields: { channel } }: ValuationDraft): ValuationChannel | undefined {
  return channel === 'selling' || channel === 'letting' ? channel : undefined;
}

/** Whether nothing was entered. */
export function isBlankDraft({ fields, slots }: ValuationDraft): boolean {
  return slots.selected.length === 0 && Object.values(fields).every((text) => text === '');
}

/** The last step the draft is complete enough for. */
export function furthestStep(
  draft: ValuationDraft,
  settings: ValidationSettings & Partial<Pick<Settings, 'closedDays'>>,
  now: Date,
): 1 | 2 | 3 {
  const isWrong = (problems: object) => Object.keys(problems).length > 0;
  if (isWrong(detailsProblems(draft.fields, draft.isManual, settings))) return 1;
  const canCome = draft.day !== undefined && isVisitDay(draft.day, now, settings.closedDays);
  return !canCome || isWrong(timeProblems(chosenTimes(draft.slots))) ? 2 : 3;
}
