import { useUniqueId } from '../core/use-unique-id';

interface Props {
  label: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** A group of short options, any number of which can be chosen. */
export function Toggles({ label, name, choices, chosen, onToggle }: Props) {
  const id = useUniqueId();
  return (
    <fieldset className="agency-field">
      <legend className="agency-label">{label}</legend>
      <div className="agency-toggles">
        {choices.map((choice, index) => (
          <label key={choice.value} className="agency-toggle" htmlFor={`${id}-${index}`}>
            <input
              id={`${id}-${index}`}
              type="checkbox"
              name={name}
              value={choice.value}
              className="agency-choice-box agency-toggle-box"
              checked={chosen.includes(choice.value)}
              onChange={() => onToggle(choice.value)}
            />
            <span className="agency-toggle-words">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
