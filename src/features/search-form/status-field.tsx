import { useAtomValue } from 'jotai/react';

import { plainTag } from '../../domain/property-tag';
import { withFilters } from '../../domain/search';
import { searchFormWords as words } from '../../domain/search-words';
import { pageAtom } from '../../state/page';
import { SelectField } from '../../ui/select-field';
import type { FilterProps } from './filter-props';

/** Whether to include homes that are sold, under offer or let agreed, even where the site excludes them by default. */
export function StatusField({ search, onChange }: FilterProps) {
  const { preferences } = useAtomValue(pageAtom);
  const { channel, status = 'all' } = search;
  const { label, ...offered } = words.statuses[channel];
  const choices: Readonly<Record<string, string>> = {
    ...offered,
    ...(status in offered ? {} : { [status]: plainTag(status) }),
  };
  // `all` is in the URL only where the site excludes some by default.
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
