import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';

import { useElementState } from '../../core/element-state';
import { isFocusLost } from '../../core/focused';
import { describeFound } from '../../domain/describe-search';
import { countOf } from '../../domain/pagination';
import type { Search } from '../../domain/search';
import { resultsKey } from '../../domain/search-address';
import { capitalised, filtersOf, withoutFilters } from '../../domain/search-filters';
import { resultsWords } from '../../domain/results-words';
import { searchSummaryWords as words } from '../../domain/search-words';
import { pageAtom } from '../../state/page';
import { resultsAtom } from '../../state/results';
import { applySearchAtom, searchEverywhereAtom, wholeSearchAtom } from '../../state/search';
import { Button } from '../../ui/button';
import { Chips, type Chip } from '../../ui/chips';
import { HeadingWords } from '../../ui/heading-words';
import { Live } from '../../ui/live';
import { useTitleOf } from '../../ui/use-title-of';

interface Props {
  headingLevel?: '1' | '2' | '3' | '4' | '5' | '6';
}

/** The number of homes found, the search in words, and the active filters and the part of the map, each removable. */
export function SearchSummary({ headingLevel = '1' }: Props) {
  const { search, properties, pages, pagination, place, isLoading, failure, failedToAdd } = useAtomValue(resultsAtom);
  const { preferences } = useAtomValue(pageAtom);
  const whole = useAtomValue(wholeSearchAtom);
  const apply = useSetAtom(applySearchAtom);
  const searchEverywhere = useSetAtom(searchEverywhereAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  // Without another page to add, the homes are still those of the search.
  const isSettled = !isLoading && (!failure || failedToAdd !== undefined);
  const isKnown = useIsOf(search, pages, isSettled);
  const found = describeFound(
    search,
    isKnown ? countOf({ properties, pagination }) : undefined,
    isKnown ? place : undefined,
  );
  const chips: readonly Chip[] = [
    ...(search.viewport.length > 0 ? [{ label: words.mapPart, onRemove: () => searchEverywhere() }] : []),
    ...filtersOf(search, preferences.defaultSearchStatus).map(({ words: said, without }) => ({
      label: capitalised(said),
      onRemove: () => apply(without),
    })),
  ];
  const Heading = `h${headingLevel}` as const;
  const hadChips = useRef(chips.length > 0);
  useElementState(isLoading ? 'loading' : 'ready');
  // Where further pages are loaded into the list, the one in view.
  const page = pages.length > 1 ? (search.page ?? 1) : pagination.currentPage;
  useTitleOf(resultsWords.title(found, page), isKnown && isSettled);

  useEffect(() => {
    const isLastGone = hadChips.current && chips.length === 0;
    hadChips.current = chips.length > 0;
    if (isLastGone && isFocusLost()) heading.current?.focus();
  }, [chips.length]);

  return (
    <div className="agency-summary">
      <Heading ref={heading} className="agency-heading-2" tabIndex={-1}>
        <HeadingWords>{found}</HeadingWords>
      </Heading>
      <Live>{isKnown && isSettled && found}</Live>
      {chips.length > 0 && (
        <div className="agency-summary-filters agency-no-print">
          <Chips label={words.filters} chips={chips} />
          <Button look="plain" onClick={() => apply(withoutFilters(whole, preferences.defaultSearchStatus))}>
            {words.clearAll}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether the loaded homes are those of this search in whatever order, not of another, whose count does not apply. */
function useIsOf(search: Search, pages: unknown, isSettled: boolean) {
  const key = resultsKey({ ...search, sorted: undefined });
  const [seen, setSeen] = useState(isSettled ? { key, pages } : undefined);
  const isNew = isSettled && seen?.pages !== pages;
  if (isNew) setSeen({ key, pages });
  return isNew || seen?.key === key;
}
