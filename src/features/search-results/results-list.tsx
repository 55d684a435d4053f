import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, type RefObject } from 'react';

import { resultsWords as words } from '../../domain/results-words';
import { withPage } from '../../domain/search';
import { formatSearchAddress } from '../../domain/search-address';
import { tradeOf } from '../../domain/trades';
import { selectedPropertyAtom, type Results, type Side } from '../../state/results';
import { applySearchAtom } from '../../state/search';
import { seenPropertiesAtom } from '../../state/seen-properties';
import { classes } from '../../ui/classes';
import { isFocusOutside } from '../../ui/focus/is-focus-outside';
import { Live } from '../../ui/live';
import { Pager } from '../../ui/pager';
import type { CardLevel } from '../../ui/view-heading';
import { focusHeading } from './focus-heading';
import { MorePages } from './more-pages';
import type { Paging } from './paging';
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
  const more = { results, paging, place, onPress: useFocusOnAdded(list, results) };

  const pageSearch = (page: number) => withPage(search, page);
  const turn = (page: number) => {
    // Nothing changes, so nothing would end the page turn.
    if (page === pagination.currentPage) return;
    place.leave();
    turned();
    apply(pageSearch(page));
  };
  return (
    <>
      {paging !== 'pages' && <MorePages side="before" {...more} />}
      <ul
        ref={list}
        role="list"
        aria-busy={isLoading}
        className={classes(
          'agency-cards agency-results-list',
          look === 'list' && 'agency-results-rows',
          isLoading && 'agency-results-old',
        )}
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
          hasPrev={pagination.hasPrevPage}
          hasNext={pagination.hasNextPage}
          href={(page) => formatSearchAddress(pageSearch(page))}
          onPage={turn}
        />
      ) : (
        <MorePages side="after" {...more} />
      )}
      <Live>{newsOf(results)}</Live>
    </>
  );
}

/** The outcome of adding a page. */
function newsOf({ search, properties, pagination, pages, adding, added }: Results) {
  if (adding) return words.adding;
  const page = added && pageAdded(added, pages);
  return page && words.added(page.properties.length, properties.length, pagination.totalCount, tradeOf(search));
}

const pageAdded = (side: Side, pages: Results['pages']) => pages.at(side === 'before' ? 0 : -1)!;

/** After paging, moves the focus to the list's heading once the new homes are there, unless the visitor has moved on. */
function useHeadingFocus(list: RefObject<HTMLElement | null>, { isLoading, failure, pages }: Results) {
  const isTurning = useRef(false);
  useEffect(() => {
    if (!isTurning.current || isLoading) return;
    isTurning.current = false;
    const box = list.current?.closest('.agency-results');
    if (failure || isFocusOutside(box)) return;
    focusHeading(box)?.parentElement?.scrollIntoView({ block: 'start' });
  }, [list, isLoading, failure, pages]);
  return () => void (isTurning.current = true);
}

/** After a press on a link that adds homes, moves the focus to the nearest of them, unless the visitor has moved on. */
function useFocusOnAdded(list: RefObject<HTMLElement | null>, { adding, added, pages }: Results) {
  const pressed = useRef<HTMLAnchorElement>(undefined);
  useEffect(() => {
    const link = pressed.current;
    if (!link || adding) return;
    pressed.current = undefined;
    if (!added || isFocusOutside(link)) return;
    const count = pageAdded(added, pages).properties.length;
    const homes = list.current!.querySelectorAll<HTMLElement>('[data-property-id]');
    homes[added === 'before' ? count - 1 : homes.length - count]?.focus({ preventScroll: true });
  }, [list, adding, added, pages]);
  return (link: HTMLAnchorElement) => void (pressed.current = link);
}
