import { useSetAtom } from 'jotai/react';

import { resultsWords as words } from '../../domain/results-words';
import { withPage, type Search } from '../../domain/search';
import { formatSearchAddress } from '../../domain/search-address';
import { applySearchAtom } from '../../state/search';
import { Empty } from '../../ui/empty';
import { search as glass } from '../../ui/icons/search';
import { inPlace } from '../../ui/in-place';
import { Link } from '../../ui/link';
import type { CardLevel } from '../../ui/view-heading';
import { focusHeading } from './focus-heading';

/** The address names a page after the last, which an old link or bookmark may do: leads to the first. */
export function NoSuchPage({ search, headingLevel }: { search: Search; headingLevel: CardLevel }) {
  const apply = useSetAtom(applySearchAtom);
  const first = withPage(search, 1);
  return (
    <Empty icon={glass} heading={words.noPage} level={headingLevel}>
      <p className="agency-text">{words.whyNoPage}</p>
      <Link
        look="secondary"
        href={formatSearchAddress(first)}
        onClick={inPlace((link) => {
          focusHeading(link);
          apply(first);
        })}
      >
        {words.firstPage}
      </Link>
    </Empty>
  );
}
