import { Field, type FieldProps } from './field';

/** One option of a group. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
}

interface Props<Value extends string> extends FieldProps {
  choices: readonly Choice<Value>[];
  /** Initially chosen; none by default. */
  defaultValue?: Value | undefined;
  /** Now chosen, when controlled by the parent. */
  value?: Value | undefined;
  onValue?: (value: Value) => void;
  /** As a column of circles, or as one bar of segments. */
  look?: 'list' | 'bar';
}

/** A choice of one from a few visible options. */
export function RadioGroup<Value extends string>({
  choices,
  defaultValue,
  value,
  onValue,
  look = 'list',
  ...field
}: Props<Value>) {
  const part = look === 'bar' ? 'agency-segment' : 'agency-choice';
  const chosen = (choice: Choice) =>
    value === undefined ? { defaultChecked: choice.value === defaultValue } : { checked: choice.value === value };
  return (
    <Field {...field} group="one">
      {({ id: first }) => (
        <div className={`${part}s`}>
          {choices.map((choice, index) => {
            // The first has the field's id, to which the error summary links.
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
