import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';

import { stepBack } from '../../core/step-back';
import { searchWords } from '../../domain/prescribed-words';
import { formatSearchAddress, isSearchAddress, startSearch } from '../../domain/search-address';
import { isSameSearch } from '../../domain/search-history';
import { searchToSave } from '../../domain/search-to-save';
import { searchHistoryWords as words } from '../../domain/search-words';
import { pageAtom } from '../../state/page';
import { lastSearchAtom } from '../../state/search-history';
import { Icon } from '../../ui/icon';
import { chevronLeft } from '../../ui/icons/directions';
import { search as lens } from '../../ui/icons/search';
import { inPlace } from '../../ui/in-place';
import { Link } from '../../ui/link';

/** A link back to the results the visitor came from, as they were left, or to a new search. */
export function BackToSearch() {
  const search = useAtomValue(lastSearchAtom);
  const { defaultSearchStatus: defaultStatus } = useAtomValue(pageAtom).preferences;
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    const step = stepBack(
      ({ pathname: path, search: query }) =>
        search && isSearchAddress(path, query) && isSameSearch(startSearch({ path, query, defaultStatus }), search),
    );
    if (step) inPlace(step)(event);
  };
  return (
    <span className="agency-back agency-no-print">
      <Icon path={search ? chevronLeft : lens} size="small" turning={search !== undefined} />
      <Link href={search ? formatSearchAddress(searchToSave(search)) : '/search'} onClick={goBack}>
        {search ? searchWords.backToSearch : words.newSearch}
      </Link>
    </span>
  );
}
