import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef, useState } from 'react';

import { savedWords } from '../../domain/prescribed-words';
import { comparisonWords, savedListWords as words } from '../../domain/property-words';
import { sortSaved, type SavedSort } from '../../domain/saved-sort';
import { savedCardRowsAtom } from '../../state/saved-card-rows';
import {
  isAccountUnreadAtom,
  isJoiningAccountAtom,
  isOnThisDeviceOnlyAtom,
  isSessionOverAtom,
  synchroniseSavedPropertiesAtom,
} from '../../state/saved-properties';
import { isUserKnownAtom } from '../../state/user';
import { AccountUnreadNote } from '../../ui/account-unread-note';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Failure } from '../../ui/failure';
import { useFocusAfterRetry } from '../../ui/focus/use-focus-after-retry';
import { heart } from '../../ui/icons/visitor';
import { Link } from '../../ui/link';
import { Note } from '../../ui/note';
import { OnThisDevice } from '../../ui/on-this-device';
import { SelectField } from '../../ui/select-field';
import { SignInToSee } from '../../ui/sign-in-to-see';
import { Skeleton } from '../../ui/skeleton';
import { useListState } from '../../ui/use-list-state';
import type { CardLevel } from '../../ui/view-heading';
import { Words } from '../../ui/words';
import { CompareBar } from './compare-bar';
import { Comparison } from './comparison';
import { SavedProperty } from './saved-property';
import { useComparison } from './use-comparison';

interface Props {
  headingLevel?: CardLevel;
}

/** The saved properties. A removed one keeps its place, with an undo button, until the visitor leaves the page. */
export function SavedProperties({ headingLevel = '3' }: Props) {
  const rows = useAtomValue(savedCardRowsAtom);
  const isKnown = useAtomValue(isUserKnownAtom);
  const isOnThisDeviceOnly = useAtomValue(isOnThisDeviceOnlyAtom);
  const isJoining = useAtomValue(isJoiningAccountAtom);
  const [sort, setSort] = useState<SavedSort>('newest');
  const list = useRef<HTMLDivElement>(null);
  const comparison = useComparison(rows, list);
  const { stage, chosen } = comparison;
  const isUnread = useAtomValue(isAccountUnreadAtom);
  const synchronise = useSetAtom(synchroniseSavedPropertiesAtom);
  const state = useListState({ count: rows.length, isKnown, isUnread, isLoading: isJoining });
  const retry = useFocusAfterRetry(
    !isUnread && (state === 'ready' || state === 'empty'),
    () => list.current,
    synchronise,
  );

  if (state === 'error') {
    return (
      <Failure heading={words.failed} onRetry={retry} retrying={isJoining}>
        <p className="agency-text">{words.stillInAccount}</p>
      </Failure>
    );
  }
  if (state === 'loading') return <Waiting />;
  if (state === 'empty') {
    return (
      <div ref={list} tabIndex={-1}>
        <Nothing headingLevel={headingLevel} isOnThisDeviceOnly={isOnThisDeviceOnly} />
      </div>
    );
  }
  if (stage === 'comparing') {
    return <Comparison ref={list} homes={chosen} headingLevel={headingLevel} onClose={comparison.stop} />;
  }
  const isChoosing = stage === 'choosing';
  const count = rows.filter(({ isSaved }) => isSaved).length;
  return (
    <div ref={list} tabIndex={-1} className="agency-saved">
      <div className="agency-saved-head">
        <p className="agency-muted">{words.count(count)}</p>
        {rows.length > 1 && (
          <div className="agency-saved-tools agency-no-print">
            {comparison.canCompare && !isChoosing && (
              <Button className="agency-compare-start" onClick={comparison.start}>
                {comparisonWords.compare}
              </Button>
            )}
            <Sort sort={sort} onSort={setSort} />
          </div>
        )}
      </div>
      {isUnread && <AccountUnreadNote words={words} onRetry={retry} retrying={isJoining} />}
      {isOnThisDeviceOnly && count > 0 && <Whereabouts count={count} />}
      <ul className="agency-cards agency-saved-list" role="list">
        {sortSaved(rows, sort).map((row) => (
          <SavedProperty
            key={row.property.propertyId}
            row={row}
            headingLevel={headingLevel}
            choice={isChoosing ? comparison.choiceOf(row.property) : undefined}
            onGone={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {isChoosing && <CompareBar count={chosen.length} onCompare={comparison.show} onCancel={comparison.stop} />}
    </div>
  );
}

function Sort({ sort, onSort }: { sort: SavedSort; onSort: (sort: SavedSort) => void }) {
  return (
    <SelectField
      name="sort"
      label={words.sort}
      value={sort}
      onChange={({ target }) => onSort(target.value as SavedSort)}
    >
      {Object.entries(words.sorts).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function Waiting() {
  return (
    <Skeleton label={words.loading}>
      <div className="agency-saved">
        <div className="agency-cards agency-saved-list">
          <div className="agency-card-bones" />
          <div className="agency-card-bones" />
          <div className="agency-card-bones" />
        </div>
      </div>
    </Skeleton>
  );
}

/** Where the list is kept while nobody is signed in. */
function Whereabouts({ count }: { count: number }) {
  if (!useAtomValue(isSessionOverAtom)) return <OnThisDevice count={count} words={words} />;
  return (
    <Note>
      <Words>{words.sessionOver}</Words>
      <Link href="#/user/sign-in">{words.signIn}</Link>
      <Words>{words.toSeeAccount}</Words>
    </Note>
  );
}

function Nothing({ headingLevel, isOnThisDeviceOnly }: { headingLevel: CardLevel; isOnThisDeviceOnly: boolean }) {
  return (
    <Empty icon={heart} heading={savedWords.noProperties} level={headingLevel}>
      <p className="agency-text">{words.whyEmpty}</p>
      <Link look="primary" href="/search">
        {words.search}
      </Link>
      {isOnThisDeviceOnly && <SignInToSee />}
    </Empty>
  );
}
