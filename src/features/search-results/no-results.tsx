import { useAtomValue, useSetAtom } from 'jotai/react';

import { resultsWords as words } from '../../domain/results-words';
import { formatSearchAddress } from '../../domain/search-address';
import type { Search } from '../../domain/search';
import { officeTelephoneAtom } from '../../state/office-telephone';
import { pageAtom } from '../../state/page';
import { applySearchAtom, searchEverywhereAtom } from '../../state/search';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { search as glass } from '../../ui/icons/search';
import { inPlace } from '../../ui/in-place';
import { Link } from '../../ui/link';
import { Telephone } from '../../ui/telephone';
import type { CardLevel } from '../../ui/view-heading';
import { focusHeading } from './focus-heading';
import { useWaysOut } from './use-ways-out';

/** Nothing found: offers looser searches with their counts, an email alert and whom to ask. */
export function NoResults({ search, headingLevel }: { search: Search; headingLevel: CardLevel }) {
  const isPart = search.viewport.length > 0;
  const ways = useWaysOut(search);
  const searchEverywhere = useSetAtom(searchEverywhereAtom);
  const apply = useSetAtom(applySearchAtom);
  const telephone = useAtomValue(officeTelephoneAtom);
  const { branchesIndexPath } = useAtomValue(pageAtom).settings;
  const go = (to: Search) =>
    inPlace((link) => {
      focusHeading(link);
      apply(to);
    });
  return (
    <Empty icon={glass} heading={isPart ? words.noneHere : words.none} level={headingLevel}>
      {isPart && (
        <Button
          onClick={({ currentTarget }) => {
            focusHeading(currentTarget);
            searchEverywhere();
          }}
        >
          {words.everywhere}
        </Button>
      )}
      {ways.length > 0 && (
        <>
          <p className="agency-text">{words.whyNone}</p>
          <ul className="agency-results-ways" role="list">
            {ways.map(({ label, search: to, count }) => (
              <li key={label}>
                <Link look="secondary" href={formatSearchAddress(to)} onClick={go(to)}>
                  {words.with(label, count)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="agency-text">{ways.length > 0 ? words.orAlert : words.alert}</p>
      <agency-save-search />
      <p className="agency-text">
        {words.ask}{' '}
        {telephone ? (
          <Telephone number={telephone}>{words.call(telephone)}</Telephone>
        ) : (
          <Link href={branchesIndexPath}>{words.askBranch}</Link>
        )}
      </p>
    </Empty>
  );
}
