import { useAtomValue } from 'jotai/react';

import { searchWords } from '../../domain/prescribed-words';
import { formatSearchAddress } from '../../domain/search-address';
import { searchHistoryWords as words } from '../../domain/search-words';
import { lastSearchAtom } from '../../state/search-history';
import { Icon } from '../../ui/icon';
import { chevronLeft } from '../../ui/icons/directions';
import { search as lens } from '../../ui/icons/search';
import { Link } from '../../ui/link';

/** A link back to the results the visitor came from, or to a new search. */
export function BackToSearch() {
  const search = useAtomValue(lastSearchAtom);
  return (
    <span className="agency-back agency-no-print">
      <Icon path={search ? chevronLeft : lens} size="small" turning={search !== undefined} />
      <Link href={search ? formatSearchAddress(search) : '/search'}>
        {search ? searchWords.backToSearch : words.newSearch}
      </Link>
    </span>
  );
}
