import { valuationWords } from '../../domain/prescribed-words';
import { timeSlots, toggleHalf, toggleSlot, type SlotChoice, type TimeOfDay } from '../../domain/time-slots';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { Field } from '../../ui/field';

interface Props {
  slots: SlotChoice;
  onSlots: (slots: SlotChoice) => void;
}

const halves = [
  { half: 'am', name: words.morning, all: valuationWords.allMorning },
  { half: 'pm', name: words.afternoon, all: valuationWords.allAfternoon },
] as const satisfies readonly { half: TimeOfDay; name: string; all: string }[];

/** The possible times of the visit: single times, or half a day at once. */
export function SlotField({ slots, onSlots }: Props) {
  return (
    <Field name="times" label={words.times} hint={words.timesHint} group="many">
      {({ id }) => (
        <div className="agency-slots">
          {halves.map(({ half, name, all }, index) => (
            <div key={half} className="agency-slots-half" role="group" aria-label={name}>
              <p className="agency-slots-name agency-small agency-muted" aria-hidden="true">
                {name}
              </p>
              <Toggle
                id={index === 0 ? id : undefined}
                isOn={slots.half === half}
                onPress={() => onSlots(toggleHalf(slots, half))}
              >
                {all}
              </Toggle>
              {timeSlots(slots)
                .filter(({ timeOfDay }) => timeOfDay === half)
                .map((slot) => (
                  <Toggle key={slot.id} isOn={slot.selected} onPress={() => onSlots(toggleSlot(slots, slot.id))}>
                    {slot.time}
                  </Toggle>
                ))}
            </div>
          ))}
        </div>
      )}
    </Field>
  );
}

interface ToggleProps {
  id?: string | undefined;
  isOn: boolean;
  onPress: () => void;
  children: string;
}

function Toggle({ id, isOn, onPress, children }: ToggleProps) {
  return (
    <button id={id} type="button" className="agency-slot agency-figures" aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}
