import { useEffect, useRef, useState } from 'react';

/** Milliseconds. */
const rest = 1000;

interface Options<Figures> {
  /** From the page. */
  given: Figures;
  /** Those that a shared link starts with. */
  shared: () => Partial<Figures>;
  /** Decides between figures that contradict each other. */
  settle?: (figures: Figures) => Figures;
  /** Gets what the visitor has changed so far. */
  keep?: (own: Partial<Figures>) => void;
}

/**
 * Figures given by the page, each overridden once the visitor changes it; until then later values from the page apply.
 * `rested` are the figures after one second without a change, for whatever would disturb typing.
 */
export function useFigures<Figures extends object>({
  given,
  shared,
  settle = (figures) => figures,
  keep,
}: Options<Figures>) {
  const [own, setOwn] = useState(shared);
  const [first] = useState(own);
  const [rested, setRested] = useState(own);
  const latest = useRef(own);
  const complete = (changed: Partial<Figures>) => settle({ ...given, ...changed });
  const figures = complete(own);

  useEffect(() => {
    const timer = setTimeout(() => setRested(own), rest);
    return () => clearTimeout(timer);
  }, [own]);

  const replace = (next: Partial<Figures>): Figures => {
    latest.current = next;
    setOwn(next);
    keep?.(next);
    return complete(next);
  };

  return {
    figures,
    rested: complete(rested),
    /** Whether the visitor has made a change and then paused for a second. */
    hasRested: rested !== first,
    /** Whether this figure comes from the visitor or the shared link. */
    isOwn: (name: keyof Figures) => Object.hasOwn(own, name),
    /** The figures for a shared link: all that are set, and those the visitor cleared. */
    toShare: Object.fromEntries(
      Object.entries(figures).filter(([name, figure]) => figure || Object.hasOwn(own, name)),
    ) as Partial<Figures>,
    /** Applies the visitor's change; returns the resulting figures. */
    change: (change: Partial<Figures>) => replace({ ...latest.current, ...change }),
    /** Resets to the page's figures; returns them. */
    reset: () => replace({}),
  };
}
