import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, type RefObject } from 'react';

import { resultsWords as words } from '../../domain/results-words';
import { withFilters } from '../../domain/search';
import { formatSearchAddress } from '../../domain/search-address';
import { selectedPropertyAtom, type Results } from '../../state/results';
import { applySearchAtom } from '../../state/search';
import { seenPropertiesAtom } from '../../state/seen-properties';
import { hasMovedOn } from '../../ui/has-moved-on';
import { Pager } from '../../ui/pager';
import type { CardLevel, Paging } from './choices';
import { focusHeading } from './focus-heading';
import { MorePages } from './more-pages';
import { ResultItem } from './result-item';
import { useMarks } from './use-marks';
import { useResultsPlace } from './use-results-place';

interface Props {
  results: Results;
  paging: Paging;
  look: 'grid' | 'list';
  headingLevel: CardLevel;
}

/** The homes in the server's order, and links to further ones. */
export function ResultsList({ results, paging, look, headingLevel }: Props) {
  const { search, properties, pagination, isLoading } = results;
  const apply = useSetAtom(applySearchAtom);
  const selected = useAtomValue(selectedPropertyAtom);
  const seen = useAtomValue(seenPropertiesAtom);
  const list = useRef<HTMLUListElement>(null);
  const place = useResultsPlace(list, results);
  useMarks(list, results);
  const turned = useHeadingFocus(list, results);

  const pageSearch = (page: number) => withFilters(search, { page: page > 1 ? page : undefined });
  const turn = (page: number) => {
    place.leave();
    turned();
    apply(pageSearch(page));
  };
  return (
    <>
      {paging !== 'pages' && <MorePages side="before" results={results} paging={paging} place={place} />}
      <ul
        ref={list}
        role="list"
        className={`agency-cards agency-results-list ${look === 'list' ? 'agency-results-rows' : ''} ${isLoading ? 'agency-results-old' : ''}`}
      >
        {properties.map((property) => (
          <ResultItem
            key={property.propertyId}
            property={property}
            isSelected={selected === property.propertyId}
            isSeen={seen.has(property.propertyId)}
            look={look}
            headingLevel={headingLevel}
          />
        ))}
      </ul>
      {paging === 'pages' ? (
        <Pager
          label={words.pages}
          page={pagination.currentPage}
          pages={pagination.pageCount}
          href={(page) => formatSearchAddress(pageSearch(page))}
          onPage={turn}
        />
      ) : (
        <MorePages side="after" results={results} paging={paging} place={place} />
      )}
    </>
  );
}

/** After paging, moves the focus to the list's heading once the new homes are there, unless the visitor has moved on. */
function useHeadingFocus(list: RefObject<HTMLElement | null>, { isLoading, failure, pages }: Results) {
  const isTurning = useRef(false);
  useEffect(() => {
    if (!isTurning.current || isLoading) return;
    isTurning.current = false;
    const box = list.current?.closest('.agency-results');
    if (failure || hasMovedOn(box)) return;
    focusHeading(box)?.parentElement?.scrollIntoView({ block: 'start' });
  }, [list, isLoading, failure, pages]);
  return () => void (isTurning.current = true);
}
