/** Half of a day. */
export type TimeOfDay = 'am' | 'pm';

/** A time slot for a visit. */
export interface TimeSlot {
  readonly id: string;
  /** As shown, such as '9:00'. */
  readonly time: string;
  readonly timeOfDay: TimeOfDay;
  readonly selected: boolean;
}

/** The chosen time slots of a day. */
export interface SlotChoice {
  /** Ids of the slots. */
  readonly selected: readonly string[];
  /** The half of the day that was chosen as a whole. */
  readonly half?: TimeOfDay | undefined;
}

const hours = [9, 10, 11, 12, 13, 14, 15, 16];
const slots = hours.map((hour) => ({
  id: `slot-${hour}`,
  time: `${hour}:00`,
  timeOfDay: hour < 12 ? 'am' : 'pm',
})) satisfies readonly Omit<TimeSlot, 'selected'>[];

/** No slot chosen, as at first and after a change of day. */
export const noSlots: SlotChoice = { selected: [] };

/** The eight slots on offer: every full hour from 9:00 to 16:00. */
export function timeSlots({ selected }: SlotChoice): readonly TimeSlot[] {
  return slots.map((slot) => ({ ...slot, selected: selected.includes(slot.id) }));
}

/** Toggles 'All am' or 'All pm': selects only that half of the day, or clears the selection. */
export function toggleHalf({ half }: SlotChoice, pressed: TimeOfDay): SlotChoice {
  if (half === pressed) return noSlots;
  const own = slots.filter(({ timeOfDay }) => timeOfDay === pressed);
  return { selected: own.map(({ id }) => id), half: pressed };
}

/** Toggles one slot: selects it alone, or clears the selection if it was selected alone; deselects a chosen half. */
export function toggleSlot({ selected, half }: SlotChoice, pressed: string): SlotChoice {
  const wasAlone = half === undefined && selected.includes(pressed);
  return wasAlone || !slots.some(({ id }) => id === pressed) ? noSlots : { selected: [pressed] };
}

/** The chosen times in order, such as '9:00'. */
export function chosenTimes(choice: SlotChoice): readonly string[] {
  return timeSlots(choice)
    .filter(({ selected }) => selected)
    .map(({ time }) => time);
}

/** Whether a text is a time on offer. */
export function isSlotTime(text: string): boolean {
  return slots.some(({ time }) => time === text);
}
