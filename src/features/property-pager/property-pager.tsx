import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { useElementState } from '../../core/element-state';
import { addressLines } from '../../domain/address-lines';
import { priceLabel } from '../../domain/price-label';
import type { Property } from '../../domain/property';
import { propertyPagerWords as words } from '../../domain/results-words';
import { settingsAtom } from '../../state/page';
import { loadNeighboursAtom, neighboursAtom } from '../../state/property-pager';
import { lastSearchAtom, recordClickAtom } from '../../state/search-history';
import { recordSeenAtom } from '../../state/seen-properties';
import { Icon } from '../../ui/icon';
import { chevronLeft, chevronRight } from '../../ui/icons/directions';

/** Links to the previous and next home of the search the visitor came from. */
export function PropertyPager() {
  const search = useAtomValue(lastSearchAtom);
  const neighbours = useAtomValue(neighboursAtom);
  const load = useSetAtom(loadNeighboursAtom);
  useElementState(neighbours ? 'ready' : 'empty');

  useEffect(() => void load(), [search, load]);
  if (!neighbours) return null;
  const { previous, next, place } = neighbours;
  return (
    <nav className="agency-neighbours" aria-label={words.label}>
      {previous && <Neighbour home={previous} side="previous" />}
      {place && <p className="agency-neighbours-position">{words.position(place.position, place.total)}</p>}
      {next && <Neighbour home={next} side="next" />}
    </nav>
  );
}

/** The link to one home, with the address in its accessible name. */
function Neighbour({ home, side }: { home: Property; side: 'previous' | 'next' }) {
  const settings = useAtomValue(settingsAtom);
  const recordClick = useSetAtom(recordClickAtom);
  const recordSeen = useSetAtom(recordSeenAtom);
  const { amount, spokenQualifier } = priceLabel(home, settings);
  const name = [addressLines(home.displayAddress).join(', '), [amount, spokenQualifier].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return (
    <a
      className={`agency-neighbours-link agency-neighbours-${side}`}
      href={home.propertyUrl}
      rel={side === 'previous' ? 'prev' : 'next'}
      title={name}
      aria-label={side === 'previous' ? words.previousHome(name) : words.nextHome(name)}
      onClick={() => {
        recordClick(home.propertyId);
        recordSeen(home.propertyId);
      }}
    >
      {side === 'previous' && <Icon path={chevronLeft} turning />}
      {words[side]}
      {side === 'next' && <Icon path={chevronRight} turning />}
    </a>
  );
}
