/** Half of a day. */
export type TimeOfDay = 'am' | 'pm';

/** A time at which somebody may come. */
export interface TimeSlot {
  readonly id: string;
  /** As it is shown, such as '9:00'. */
  readonly time: string;
  readonly timeOfDay: TimeOfDay;
  readonly selected: boolean;
}

/** Which times of a day somebody chose. */
export interface SlotChoice {
  /** Ids of the times. */
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

/** No time is chosen yet, or the day is another. */
export const noSlots: SlotChoice = { selected: [] };

/** The eight times on offer: every full hour from nine to four. */
export function timeSlots({ selected }: SlotChoice): readonly TimeSlot[] {
  return slots.map((slot) => ({ ...slot, selected: selected.includes(slot.id) }));
}

/** Presses 'All am' or 'All pm': chooses that half and nothing of the other, or lets go of it again. */
export function toggleHalf({ half }: SlotChoice, pressed: TimeOfDay): SlotChoice {
  if (half === pressed) return noSlots;
  const own = slots.filter(({ timeOfDay }) => timeOfDay === pressed);
  return { selected: own.map(({ id }) => id), half: pressed };
}

/** Presses one time: it alone is then chosen, or nothing when it alone was. A half of the day is let go of. */
export function toggleSlot({ selected, half }: SlotChoice, pressed: string): SlotChoice {
  const wasAlone = half === undefined && selected.includes(pressed);
  return wasAlone || !slots.some(({ id }) => id === pressed) ? noSlots : { selected: [pressed] };
}

/** The chosen times in their order, such as '9:00'. */
export function chosenTimes(choice: SlotChoice): readonly string[] {
  return timeSlots(choice)
    .filter(({ selected }) => selected)
    .map(({ time }) => time);
}

/** Whether a text is a time on offer. */
export function isSlotTime(text: string): boolean {
  return slots.some(({ time }) => time === text);
}
