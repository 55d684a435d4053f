import { alertFrequencies } from '../domain/prescribed-words';
import type { AlertFrequency } from '../domain/saved-search';
import { alertWords } from '../domain/saved-search-words';
import { SelectField } from './select-field';

interface Props {
  /** Describes the search in the accessible name. */
  of: string;
  frequency: AlertFrequency;
  onChange: (frequency: AlertFrequency) => void;
}

const isFrequency = (value: string): value is AlertFrequency => Object.hasOwn(alertFrequencies, value);

/** How often the visitor is emailed about a search. */
export function AlertField({ of, frequency, onChange }: Props) {
  return (
    <div className="agency-alert-field">
      <SelectField
        name="alertFrequency"
        label={alertWords.label}
        aria-label={alertWords.labelOf(of)}
        value={frequency}
        onChange={({ target: { value } }) => isFrequency(value) && onChange(value)}
      >
        {Object.entries(alertFrequencies).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
