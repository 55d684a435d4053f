import { useAtomValue, useSetAtom } from 'jotai/react';

import { sortWords } from '../../domain/results-words';
import { withFilters } from '../../domain/search';
import { isSortOption, sortOptions } from '../../domain/sort-options';
import { applySearchAtom, searchAtom } from '../../state/search';
import { usualSortAtom } from '../../state/usual-sort';
import { SelectField } from '../../ui/select-field';

/** The sort order select; it keeps the focus while the homes are sorted. */
export function SearchSort() {
  const search = useAtomValue(searchAtom);
  const usual = useAtomValue(usualSortAtom);
  const apply = useSetAtom(applySearchAtom);
  const sort = (word: string) => {
    if (isSortOption(word)) apply(withFilters(search, { sorted: word }));
  };
  return (
    <div className="agency-sort agency-no-print">
      <SelectField
        name="sorted"
        label={sortWords.label}
        value={search.sorted ?? usual}
        onChange={({ target }) => sort(target.value)}
      >
        {Object.entries(sortOptions).map(([word, label]) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
