import { useEffect, useRef, useState } from 'react';

const rest = 1000;

/**
 * Figures the page gives and the visitor changes: what the page gives later counts until the visitor has given their
 * own. A shared link begins with the figures of whoever shared it. `rested` are the figures as they were when nothing
 * had changed for a second: what would disturb somebody typing is told by them.
 */
export function useFigures<Figures extends object>(given: Figures, shared: () => Partial<Figures>) {
  const [own, setOwn] = useState(shared);
  const [first] = useState(own);
  const [rested, setRested] = useState(own);
  const latest = useRef(own);
  const figures: Figures = { ...given, ...own };

  useEffect(() => {
    const timer = setTimeout(() => setRested(own), rest);
    return () => clearTimeout(timer);
  }, [own]);

  const replace = (next: Partial<Figures>): Figures => {
    latest.current = next;
    setOwn(next);
    return { ...given, ...next };
  };

  return {
    figures,
    rested: { ...given, ...rested },
    /** Whether the visitor has changed anything and rested since. */
    hasRested: rested !== first,
    /** Whether the visitor, or the shared link, gave this figure. */
    isOwn: (name: keyof Figures) => Object.hasOwn(own, name),
    /** What a link must carry: whatever counts, and what the visitor took away. */
    toShare: Object.fromEntries(
      Object.entries(figures).filter(([name, figure]) => figure || Object.hasOwn(own, name)),
    ) as Partial<Figures>,
    /** Takes the visitor's change; gives the figures after it. */
    change: (change: Partial<Figures>) => replace({ ...latest.current, ...change }),
    /** Goes back to what the page gives. */
    reset: () => replace({}),
  };
}
