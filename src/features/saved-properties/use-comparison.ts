import { useState, type RefObject } from 'react';

import { isAvailable } from '../../domain/availability';
import { mostCompared } from '../../domain/comparison';
import type { SavedRow } from '../../state/saved-properties';
import { useFocusAfter } from '../../ui/use-focus-after';

/** The saved homes to compare: chosen one by one, unless there are so few that all of them fit. */
export function useComparison(rows: readonly SavedRow[], list: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState<'list' | 'choosing' | 'comparing'>('list');
  const [ids, setIds] = useState<readonly string[]>([]);
  const focusAfter = useFocusAfter();
  const homes = rows.flatMap(({ property, isSaved }) => (isSaved && isAvailable(property) ? [property] : []));
  const chosen = homes.filter(({ propertyId }) => ids.includes(propertyId));

  function start() {
    const isFew = homes.length <= mostCompared;
    setIds(isFew ? homes.map(({ propertyId }) => propertyId) : []);
    setStage(isFew ? 'comparing' : 'choosing');
    if (!isFew) focusAfter(() => list.current?.querySelector('[type=checkbox]') ?? null);
  }
  function stop() {
    setStage('list');
    focusAfter(() => list.current?.querySelector('.agency-compare-start') ?? null);
  }
  return {
    stage: stage === 'comparing' && chosen.length < 2 ? 'list' : stage,
    canCompare: homes.length > 1,
    chosen,
    start,
    show: () => setStage('comparing'),
    stop,
    /** The `choice` prop for a home of the list. */
    choiceOf: ({ propertyId: id }: { propertyId: string }) => ({
      isChosen: ids.includes(id),
      isFull: chosen.length >= mostCompared,
      onChoose: (isChosen: boolean) => setIds(isChosen ? [...ids, id] : ids.filter((other) => other !== id)),
    }),
  };
}
