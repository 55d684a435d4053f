import { readLeadDraft, type LeadDraft } from './lead-draft';
import { readList, readRecord, readText } from './reading';
import type { Settings } from './settings';
import { chosenTimes, timeSlots, type SlotChoice } from './time-slots';
import type { ValidationSettings } from './validation';
import { detailsProblems, timeProblems, type ValuationChannel } from './valuation';
import { isDayGone, readDay, type DateValue } from './visit-days';

/** An unsent valuation form. */
export interface ValuationDraft extends LeadDraft {
  readonly day?: DateValue | undefined;
  readonly slots: SlotChoice;
}

/** Reads a stored draft; invalid data is left out. */
export function readValuationDraft(kept: unknown): ValuationDraft {
  const raw = readRecord(kept) ?? {};
  const slots = readRecord(raw['slots']) ?? {};
  const ids = readList(slots['selected']).map(readText);
  const half = readText(slots['half']);
  return {
    ...readLeadDraft(kept),
    day: readDay(readText(readRecord(raw['day'])?.['fullDate'])),
    slots: {
      selected: timeSlots({ selected: ids }).flatMap(({ id, selected }) => (selected ? [id] : [])),
      half: half === 'am' || half === 'pm' ? half : undefined,
    },
  };
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
  const canCome = draft.day && !isDayGone(draft.day, now, settings.closedDays);
  return !canCome || isWrong(timeProblems(chosenTimes(draft.slots))) ? 2 : 3;
}
