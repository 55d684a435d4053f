import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { newestOnly } from '../../core/newest';
import type { Place } from '../../domain/search';
import { locationWords as words } from '../../domain/search-words';
import { findNearestPlace } from '../../state/places';

/** The state of locating the visitor. */
export type Finding = 'idle' | 'asked' | 'finding' | 'found' | 'denied' | 'unknown';

/**
 * Finds the place nearest to the visitor, after explaining why the browser is about to ask. A `where` typed or chosen
 * meanwhile takes precedence.
 */
export function useLocation(where: string, onFound: (place: Place) => void) {
  const [finding, setFinding] = useState<Finding>('idle');
  const [found, setFound] = useState<Place>();
  const now = useRef(where);
  // Only the last of several lookups counts, and none once the visitor declines.
  const [newest] = useState(newestOnly);
  useEffect(() => {
    now.current = where;
  }, [where]);
  // A failure's words ask for a place.
  const [shownFor, setShownFor] = useState(where);
  if (shownFor !== where) {
    setShownFor(where);
    if (finding === 'denied' || finding === 'unknown') setFinding('idle');
  }

  // An effect event, since visitors go on choosing filters while the browser looks; at once, or a filter that they choose
  // in the meantime would be lost.
  const give = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (found) give(found);
  }, [found]);

  return {
    finding,
    message: { idle: '', asked: '', finding: words.finding, found: words.found(found?.name ?? ''), ...failures }[
      finding
    ],
    /** Shows or hides the explanation. */
    ask: () => {
      newest();
      setFinding(finding === 'asked' ? 'idle' : 'asked');
    },
    decline: () => {
      newest();
      setFinding('idle');
    },
    proceed: async () => {
      const signal = newest();
      setFinding('finding');
      const place = await findNearestPlace();
      if (signal.aborted) return;
      if (now.current !== where) return setFinding('idle');
      if (typeof place === 'string') return setFinding(place);
      setFound(place);
      setFinding('found');
    },
  };
}

const failures = { denied: words.denied, unknown: words.unknown };
