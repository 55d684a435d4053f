import { valuationWords } from '../../domain/prescribed-words';
import { timeSlots, toggleHalf, toggleSlot, type SlotChoice, type TimeOfDay } from '../../domain/time-slots';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { FieldError, useFieldError, useFieldId } from '../../ui/field';

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
  const id = useFieldId('times');
  const error = useFieldError('times', undefined);
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <fieldset className={error ? 'agency-field agency-field-invalid' : 'agency-field'} aria-describedby={described}>
      <legend className="agency-label">{words.times}</legend>
      <p className="agency-hint" id={`${id}-hint`}>
        {words.timesHint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
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
    </fieldset>
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
