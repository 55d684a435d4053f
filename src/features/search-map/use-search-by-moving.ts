import { useSetAtom } from 'jotai/react';
import { useRef, useState } from 'react';

import type { MapView } from '../../core/map/map-view';
import { searchHereAtom } from '../../state/map';
import type { HowToGo } from '../../state/search';

/** Minimum viewport width in pixels from which moving the map searches by default. */
const ROOMY = 768;

/** How a map goes to its searches: back from one that fills the screen leads out of it, not to its last search. */
export const howToGo = (view: MapView | undefined): HowToGo => ({
  replace: Boolean(view?.container.closest('dialog')),
});

/** Searching the part of the map in view: as it moves, or when the visitor asks. */
export function useSearchByMoving() {
  const searchHere = useSetAtom(searchHereAtom);
  const [isAuto, setAuto] = useState(() => innerWidth >= ROOMY);
  const [isMoved, setMoved] = useState(false);
  const searched = useRef(new WeakSet<readonly number[]>());

  function search(view: MapView, part = view.box()) {
    setMoved(false);
    searched.current.add(part);
    searchHere(part, howToGo(view));
  }

  return {
    isAuto,
    /** Also searches what is in view if that was not yet. */
    setAuto(isWanted: boolean, view: MapView | undefined) {
      setAuto(isWanted);
      if (isWanted && isMoved && view) search(view);
    },
    /** Whether the map has moved since the last search. */
    isMoved,
    forget: () => setMoved(false),
    onMoved(view: MapView) {
      const box = view.box();
      // Let the map finish moving first; the page can react a moment later.
      setTimeout(() => {
        if (isAuto) search(view, box);
        else setMoved(true);
      });
    },
    search,
    /** Whether the map was moved to a part; asked once, as the visitor may come back to that later. */
    isOwn: (part: readonly number[]) => searched.current.delete(part),
  };
}
