import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { resultsWords as words } from '../../domain/results-words';
import { addPageAtom, pageLinksAtom, type Results, type Side } from '../../state/results';
import { inPlace } from '../../ui/in-place';
import { Link } from '../../ui/link';
import type { Paging } from './paging';
import type { ResultsPlace } from './use-results-place';

interface Props {
  side: Side;
  results: Results;
  paging: Paging;
  place: ResultsPlace;
  /** The visitor pressed the link. */
  onPress: (link: HTMLAnchorElement) => void;
}

/** Pixels before the end of the list at which the next page is fetched automatically. */
const ahead = 600;

/** A link that adds the page before or after the homes shown. */
export function MorePages({
  side,
  results: { adding, failedToAdd, isLoading, isOutdated },
  paging,
  place,
  onPress,
}: Props) {
  const { previous, next } = useAtomValue(pageLinksAtom);
  const add = useSetAtom(addPageAtom);
  const end = useRef<HTMLDivElement>(null);
  // What comes next belongs to the search that failed to load, not to the homes shown.
  const href = isOutdated ? undefined : side === 'before' ? previous : next;
  const isFailed = failedToAdd === side;
  const isAuto = paging === 'infinite' && side === 'after' && href !== undefined && !isFailed && !adding && !isLoading;

  const more = () => {
    if (side === 'before') place.hold();
    void add(side);
  };
  const onNear = useEffectEvent(more);
  useEffect(() => {
    if (!isAuto) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: `${ahead}px`,
    });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [isAuto]);

  if (!href) return null;
  return (
    <div ref={end} className="agency-results-more agency-no-print">
      {isFailed && (
        <p className="agency-results-failed" role="alert">
          {words.notAdded}
        </p>
      )}
      <Link
        look="secondary"
        href={href}
        rel={side === 'before' ? 'prev' : 'next'}
        aria-disabled={adding === side}
        onClick={inPlace((link: HTMLAnchorElement) => {
          onPress(link);
          more();
        })}
      >
        {adding === side ? words.adding : isFailed ? words.tryAgain : side === 'before' ? words.previous : words.more}
      </Link>
    </div>
  );
}
