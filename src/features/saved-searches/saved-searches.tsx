import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';

import { savedWords } from '../../domain/prescribed-words';
import { savedSearchWords as words } from '../../domain/saved-search-words';
import { countFreshHomesAtom } from '../../state/fresh-homes';
import { isOnThisDeviceOnlyAtom } from '../../state/saved-properties';
import { isReadingSearchesAtom } from '../../state/saved-search-account';
import { areSearchesUnreadAtom, synchroniseSavedSearchesAtom, savedSearchRowsAtom } from '../../state/saved-searches';
import { isUserKnownAtom } from '../../state/user';
import { AccountUnreadNote } from '../../ui/account-unread-note';
import { Empty } from '../../ui/empty';
import { Failure } from '../../ui/failure';
import { useFocusAfterRetry } from '../../ui/focus/use-focus-after-retry';
import { bell } from '../../ui/icons/visitor';
import { Link } from '../../ui/link';
import { OnThisDevice } from '../../ui/on-this-device';
import { SignInToSee } from '../../ui/sign-in-to-see';
import { Skeleton } from '../../ui/skeleton';
import { useListState } from '../../ui/use-list-state';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { SavedSearchRow } from './saved-search-row';

interface Props {
  headingLevel?: HeadingLevel;
}

/** The saved searches. A removed one keeps its place, with an undo button, until the visitor leaves the page. */
export function SavedSearches({ headingLevel = '2' }: Props) {
  const rows = useAtomValue(savedSearchRowsAtom);
  const isKnown = useAtomValue(isUserKnownAtom);
  const isOnThisDeviceOnly = useAtomValue(isOnThisDeviceOnlyAtom);
  const isReading = useAtomValue(isReadingSearchesAtom);
  const isUnread = useAtomValue(areSearchesUnreadAtom);
  const load = useSetAtom(synchroniseSavedSearchesAtom);
  const countNew = useSetAtom(countFreshHomesAtom);
  const box = useRef<HTMLDivElement>(null);
  const state = useListState({ count: rows.length, isKnown, isUnread, isLoading: isReading });

  useEffect(() => {
    void countNew(rows.flatMap(({ saved, isSaved }) => (isSaved ? [saved] : [])));
  }, [countNew, rows]);

  const heading = () => box.current?.querySelector<HTMLElement>('.agency-view-heading');
  const retry = useFocusAfterRetry(!isUnread && (state === 'ready' || state === 'empty'), heading, load);

  if (state === 'error') {
    return (
      <Failure heading={words.failed} onRetry={retry} retrying={isReading}>
        <p className="agency-text">{words.stillInAccount}</p>
      </Failure>
    );
  }
  if (state === 'loading') return <Skeleton label={words.loading} />;
  const count = rows.filter(({ isSaved }) => isSaved).length;
  return (
    <div ref={box} className="agency-stack agency-stack-wide">
      <ViewHeading level={headingLevel}>{savedWords.searchesHeading(count)}</ViewHeading>
      {isUnread && <AccountUnreadNote words={words} onRetry={retry} retrying={isReading} />}
      {isOnThisDeviceOnly && count > 0 && <OnThisDevice count={count} words={words} />}
      {state === 'ready' ? (
        <ul className="agency-searches" role="list">
          {rows.map((row) => (
            <SavedSearchRow
              key={row.saved.key}
              row={row}
              headingLevel={headingLevel}
              onGone={() => heading()?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      ) : (
        <Empty icon={bell} heading={savedWords.noSearches} level={Number(headingLevel) + 1}>
          <p className="agency-text">{words.whyEmpty}</p>
          <Link look="primary" href="/search">
            {words.search}
          </Link>
          {isOnThisDeviceOnly && <SignInToSee />}
        </Empty>
      )}
    </div>
  );
}
