import { useState } from 'react';

import type { Place } from '../../domain/search';
import { locationWords as words } from '../../domain/search-words';
import { findNearestPlace } from '../../state/places';

/** How far finding the visitor has come. */
export type Finding = 'idle' | 'asked' | 'finding' | 'found' | 'denied' | 'unknown';

/** Finds the place where the visitor is, after telling them why the browser is about to ask. */
export function useLocation(onFound: (place: Place) => void) {
  const [finding, setFinding] = useState<Finding>('idle');
  const [name, setName] = useState('');

  return {
    finding,
    message: { idle: '', asked: '', finding: words.finding, found: words.found(name), ...failures }[finding],
    /** Says why, or takes that back. */
    ask: () => setFinding(finding === 'asked' ? 'idle' : 'asked'),
    decline: () => setFinding('idle'),
    proceed: async () => {
      setFinding('finding');
      const place = await findNearestPlace();
      if (typeof place === 'string') return setFinding(place);
      setName(place.name);
      setFinding('found');
      onFound(place);
    },
  };
}

const failures = { denied: words.denied, unknown: words.unknown };
