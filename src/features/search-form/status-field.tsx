import { useAtomValue } from 'jotai/react';

import { plainTag, withFilters } from '../../domain/search';
import { searchFormWords as words } from '../../domain/search-words';
import { pageAtom } from '../../state/page';
import { SelectField } from '../../ui/select-field';
import type { FilterProps } from './filter-props';

/** Whether homes that are as good as gone are shown; what the site leaves out by itself can be let in. */
export function StatusField({ search, onChange }: FilterProps) {
  const { preferences } = useAtomValue(pageAtom);
  const { channel, status = 'all' } = search;
  const { label, ...offered } = words.statuses[channel];
  const choices: Readonly<Record<string, string>> = {
    ...offered,
    ...(status in offered ? {} : { [status]: plainTag(status) }),
  };
  // Only where the site leaves some out must the address say that they are wanted.
  const statusOf = (value: string) => (value === 'all' && !preferences.defaultSearchStatus ? undefined : value);
  return (
    <SelectField
      name="status"
      label={label}
      value={status}
      onChange={({ target }) => onChange(withFilters(search, { status: statusOf(target.value) }))}
    >
      {Object.entries(choices).map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </SelectField>
  );
}
