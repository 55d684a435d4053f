import { useAtomValue } from 'jotai/react';

import { searchWords } from '../../domain/prescribed-words';
import { formatSearchAddress } from '../../domain/search-address';
import { searchHistoryWords as words } from '../../domain/search-words';
import { lastSearchAtom } from '../../state/search-history';
import { Icon } from '../../ui/icon';
import { chevronLeft } from '../../ui/icons/directions';
import { search as lens } from '../../ui/icons/search';
import { Link } from '../../ui/link';

/** The way back to the results that led here, or the way to a first search. */
export function BackToSearch() {
  const search = useAtomValue(lastSearchAtom);
  return (
    <span className="agency-back">
      <Icon path={search ? chevronLeft : lens} size="small" turning={search !== undefined} />
      <Link href={search ? formatSearchAddress(search) : '/search'}>
        {search ? searchWords.backToSearch : words.newSearch}
      </Link>
    </span>
  );
}
