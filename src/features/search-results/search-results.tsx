import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, type MouseEvent } from 'react';

import { useElementState } from '../../core/element-state';
import { onceVisited } from '../../core/page-use';
import { useUniqueId } from '../../core/use-unique-id';
import { countOf, isBeyondLast } from '../../domain/pagination';
import { resultsWords as words } from '../../domain/results-words';
import { isDrawn } from '../../domain/search';
import { loadResultsAtom, resultsAtom } from '../../state/results';
import { hostResultsAtom, searchAtom } from '../../state/search';
import { recordSearchAtom } from '../../state/search-history';
import { classes } from '../../ui/classes';
import { Failure } from '../../ui/failure';
import { useReturnOnline } from '../../ui/use-return-online';
import type { CardLevel } from '../../ui/view-heading';
import type { Paging } from './paging';
import { FloatingMapLink } from './floating-map-link';
import { focusHeading } from './focus-heading';
import { MapSheet } from './map-sheet';
import { NoResults } from './no-results';
import { NoSuchPage } from './no-such-page';
import { ResultsHead } from './results-head';
import { ResultsList } from './results-list';
import { ResultsNote } from './results-note';
import { useView, type View } from './use-view';
import { Waiting } from './waiting';

interface Props {
  paging?: Paging;
  defaultView?: View;
  headingLevel?: CardLevel;
}

/** The homes of the page's search, with a map beside them where there is room, otherwise over them on request. */
export function SearchResults({ paging = 'pages', defaultView, headingLevel = '3' }: Props) {
  const results = useAtomValue(resultsAtom);
  const search = useAtomValue(searchAtom);
  const host = useSetAtom(hostResultsAtom);
  const load = useSetAtom(loadResultsAtom);
  const record = useSetAtom(recordSearchAtom);
  const box = useRef<HTMLDivElement>(null);
  const past = useRef<HTMLSpanElement>(null);
  const pastMap = useUniqueId();
  const { view, isWide, href, close } = useView(box, defaultView);

  useEffect(host, [host]);
  useEffect(() => {
    onceVisited(record);
    void load();
  }, [search, load, record]);
  useReturnOnline(results.failure === 'offline', load);

  const { properties, isLoading, failure, pagination } = results;
  const isNothingYet = properties.length === 0 && (isLoading || failure !== undefined);
  const state = useElementState(
    isLoading ? 'loading' : failure && properties.length === 0 ? 'error' : properties.length === 0 ? 'empty' : 'ready',
  );
  // A visitor who finds no homes in a part of the map moves on, or draws the area again.
  const hasMap = properties.length > 0 || (state === 'empty' && (search.viewport.length > 0 || isDrawn(search)));
  const isKept = results.isOutdated && properties.length > 0;
  const isSplit = isWide && view === 'map';
  const look = view === 'list' ? 'list' : 'grid';
  const retry = () => {
    focusHeading(box.current);
    void load({ again: true });
  };

  /** The hash is for views and panels, so the browser must not put a link target into it. */
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    past.current?.focus();
  };

  if (isWide === undefined) return <div ref={box} className="agency-results" />;
  return (
    <div ref={box} className={classes('agency-results', isSplit && 'agency-results-split')}>
      <div className={classes('agency-results-homes', isKept && 'agency-results-kept')}>
        <ResultsHead results={results} view={view} href={href} isWide={isWide} />
        <ResultsNote results={results} isKept={isKept} isStalled={state === 'stalled'} />
        {isNothingYet ? (
          failure ? (
            <Failure heading={words.failed} onRetry={retry}>
              <p className="agency-text">{failure === 'offline' ? words.offline : words.whyFailed}</p>
            </Failure>
          ) : (
            <Waiting />
          )
        ) : isBeyondLast(results) ? (
          <NoSuchPage search={search} headingLevel={headingLevel} />
        ) : properties.length === 0 ? (
          <NoResults search={search} place={results.place} headingLevel={headingLevel} />
        ) : (
          <ResultsList results={results} paging={paging} look={look} headingLevel={headingLevel} />
        )}
        {!isWide && hasMap && <FloatingMapLink href={href('map')} />}
      </div>
      {isSplit && (
        <div className="agency-results-side agency-no-print">
          <a className="agency-results-skip" href={`#${pastMap}`} onClick={skip}>
            {words.skipMap}
          </a>
          <div className="agency-results-map">
            <agency-search-map />
          </div>
          <span ref={past} id={pastMap} className="agency-results-past" tabIndex={-1} />
        </div>
      )}
      {!isWide && view === 'map' && <MapSheet count={countOf({ properties, pagination })} onClose={close} />}
    </div>
  );
}
