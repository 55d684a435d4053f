import { Field, type FieldProps } from './field';

/** One of the answers of a group. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface Props extends FieldProps {
  choices: readonly Choice[];
  /** Chosen at first; nothing unless told. */
  defaultValue?: string | undefined;
  /** Chosen now, where the answer is kept elsewhere. */
  value?: string | undefined;
  onValue?: (value: string) => void;
  /** As a column of circles, or as one bar of segments. */
  look?: 'list' | 'bar';
}

/** One of a few answers, all of them in sight. */
export function RadioGroup({ choices, defaultValue, value, onValue, look = 'list', ...field }: Props) {
  const part = look === 'bar' ? 'agency-segment' : 'agency-choice';
  const chosen = (choice: Choice) =>
    value === undefined ? { defaultChecked: choice.value === defaultValue } : { checked: choice.value === value };
  return (
    <Field {...field} group>
      {({ id: first }) => (
        <div className={`${part}s`}>
          {choices.map((choice, index) => {
            // The first has the id of the field: there the error summary leads.
            const id = index === 0 ? first : `${first}-${index}`;
            return (
              <label key={choice.value} className={part} htmlFor={id}>
                <input
                  {...chosen(choice)}
                  id={id}
                  type="radio"
                  name={field.name}
                  value={choice.value}
                  className={`${part}-box`}
                  aria-describedby={choice.hint && `${id}-hint`}
                  onChange={() => onValue?.(choice.value)}
                />
                <span className={`${part}-words`}>
                  {choice.label}
                  {choice.hint && (
                    <span className="agency-choice-hint" id={`${id}-hint`}>
                      {choice.hint}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
