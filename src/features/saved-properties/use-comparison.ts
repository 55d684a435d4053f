import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { isFocusLost } from '../../core/focused';
import { addEntry, goBack, keepInEntry, keptInEntry, onPath } from '../../core/path';
import { isAvailable } from '../../domain/availability';
import { mostCompared, readComparison, type ComparisonStage } from '../../domain/comparison';
import type { SavedRow } from '../../state/saved-properties';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';

const entryKey = 'agencyComparison';
const readKept = () => readComparison(keptInEntry(entryKey));

/**
 * The saved homes to compare: chosen one by one, unless there are so few that all of them fit. Kept in the tab's
 * history, where the comparison has an entry of its own: back leads to the list, and a reload or the way back from a
 * home to the comparison.
 */
export function useComparison(rows: readonly SavedRow[], list: RefObject<HTMLElement | null>) {
  const [{ stage, ids }, setShown] = useState<ComparisonStage>(() => readKept() ?? { stage: 'list', ids: [] });
  const isLeaving = useRef(false);
  const focusAfter = useFocusAfterRender();
  const homes = rows.flatMap(({ property, isSaved }) => (isSaved && isAvailable(property) ? [property] : []));
  const chosen = homes.filter(({ propertyId }) => ids.includes(propertyId));
  const picked = chosen.map(({ propertyId }) => propertyId);
  const shown = stage === 'comparing' && chosen.length < 2 ? 'list' : stage;
  const focus = (part: string) => focusAfter(() => list.current?.querySelector(part) ?? list.current);

  function show(to: ComparisonStage) {
    keepInEntry(entryKey, to);
    setShown(to);
  }
  function leave() {
    isLeaving.current = false;
    show({ stage: 'list', ids: [] });
    focus('.agency-compare-start');
  }

  const follow = useEffectEvent(() => {
    if (isLeaving.current) return leave();
    const kept = readKept();
    // An entry without one is that of a dialog over this list.
    if (!kept) return;
    setShown(kept);
    if (kept.stage === stage) return;
    if (kept.stage === 'comparing') focus('.agency-compare-heading');
    else if (stage === 'comparing')
      focus(kept.stage === 'choosing' ? '[type=checkbox]:checked' : '.agency-compare-start');
  });
  useEffect(() => onPath(() => follow()), []);

  // Another tab has removed a home, and left too few to compare.
  const before = useRef(shown);
  useLayoutEffect(() => {
    const hasGone = before.current === 'comparing' && shown === 'list';
    before.current = shown;
    if (hasGone && isFocusLost()) list.current?.focus({ preventScroll: true });
  }, [shown, list]);

  function compare(wanted: readonly string[]) {
    keepInEntry(entryKey, { stage, ids });
    const comparing = { stage: 'comparing', ids: wanted } as const;
    addEntry(entryKey, comparing);
    setShown(comparing);
    focus('.agency-compare-heading');
  }
  function start() {
    if (homes.length <= mostCompared) return compare(homes.map(({ propertyId }) => propertyId));
    show({ stage: 'choosing', ids: [] });
    focus('[type=checkbox]');
  }
  /** Back through its own entry, which the way back from the list would otherwise lead to. */
  function stop() {
    // A second press, while the browser is on its way.
    if (isLeaving.current) return;
    if (readKept()?.stage !== 'comparing') return leave();
    isLeaving.current = true;
    goBack();
  }
  return {
    stage: shown,
    canCompare: homes.length > 1,
    chosen,
    start,
    show: () => compare(ids),
    stop,
    /** The `choice` prop for a home of the list. */
    choiceOf: ({ propertyId: id }: { propertyId: string }) => ({
      isChosen: ids.includes(id),
      isFull: chosen.length >= mostCompared,
      onChoose: (isChosen: boolean) =>
        // Not of all `ids`: one that was removed and then restored may be one too many.
        show({ stage: 'choosing', ids: isChosen ? [...picked, id] : picked.filter((other) => other !== id) }),
    }),
  };
}
