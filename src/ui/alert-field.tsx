import { useState } from 'react';

import { alertFrequencies } from '../domain/prescribed-words';
import type { AlertFrequency } from '../domain/saved-search';
import { alertWords } from '../domain/save-search-words';
import { Live } from './live';
import { SelectField } from './select-field';

interface Props {
  /** Describes the search in the accessible name. */
  of: string;
  frequency: AlertFrequency;
  /** Saves the choice at once; resolves to whether it was accepted. */
  onChange: (frequency: AlertFrequency) => Promise<boolean>;
}

const isFrequency = (value: string): value is AlertFrequency => Object.hasOwn(alertFrequencies, value);

/** How often the visitor is emailed about a search; an accepted change is announced. */
export function AlertField({ of, frequency, onChange }: Props) {
  const [said, setSaid] = useState('');
  const choose = async (chosen: string) => {
    if (!isFrequency(chosen)) return;
    setSaid('');
    if (await onChange(chosen)) setSaid(alertWords.kept(chosen));
  };
  return (
    <div className="agency-alert-field">
      <SelectField
        name="alertFrequency"
        label={alertWords.label}
        aria-label={alertWords.labelOf(of)}
        value={frequency}
        onChange={({ target }) => void choose(target.value)}
      >
        {Object.entries(alertFrequencies).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Live>{said}</Live>
    </div>
  );
}
