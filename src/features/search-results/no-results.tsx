import { useAtomValue, useSetAtom } from 'jotai/react';

import { placeWords } from '../../domain/looser-searches';
import { resultsWords as words } from '../../domain/results-words';
import { formatSearchAddress } from '../../domain/search-address';
import { filtersOf } from '../../domain/search-filters';
import type { Place, Search } from '../../domain/search';
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

interface Props {
  search: Search;
  /** The place that the server found by the search's words. */
  place: Place | undefined;
  headingLevel: CardLevel;
}

/** Nothing found: offers looser searches with their counts, an email alert and whom to ask. */
export function NoResults({ search, place, headingLevel }: Props) {
  const isPart = search.viewport.length > 0;
  const unknown = place ? '' : placeWords(search);
  const ways = useWaysOut(search, unknown !== '');
  const searchEverywhere = useSetAtom(searchEverywhereAtom);
  const apply = useSetAtom(applySearchAtom);
  const telephone = useAtomValue(officeTelephoneAtom);
  const { settings, preferences } = useAtomValue(pageAtom);
  const go = (to: Search) =>
    inPlace((link) => {
      focusHeading(link);
      apply(to);
    });
  // With filters as well as words, there is no telling which of them leaves nothing.
  const isWordsOnly = unknown && filtersOf(search, preferences.defaultSearchStatus).length === 0;
  const heading = isWordsOnly ? words.noMatch(unknown) : isPart ? words.noneHere : words.none;
  return (
    <Empty icon={glass} heading={heading} level={headingLevel}>
      {unknown && <p className="agency-text">{words.respell}</p>}
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
          <Link href={settings.branchesIndexPath}>{words.askBranch}</Link>
        )}
      </p>
    </Empty>
  );
}
