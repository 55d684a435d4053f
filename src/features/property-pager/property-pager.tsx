import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, type MouseEvent } from 'react';

import { useElementState } from '../../core/element-state';
import { follows } from '../../core/followed-links';
import { addressLines } from '../../domain/address-lines';
import { priceLabel } from '../../domain/price-label';
import { propertyPagerWords as words } from '../../domain/results-words';
import { settingsAtom } from '../../state/page';
import { loadNeighboursAtom, neighboursAtom, type Neighbour } from '../../state/property-pager';
import { lastSearchAtom, recordStepAtom } from '../../state/search-history';
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
    <nav className="agency-neighbours agency-no-print" aria-label={words.label}>
      {previous && <NeighbourLink {...previous} side="previous" />}
      {place && <p className="agency-neighbours-position">{words.position(place.position, place.total)}</p>}
      {next && <NeighbourLink {...next} side="next" />}
    </nav>
  );
}

/** The link to one home, with the address in its accessible name. */
function NeighbourLink({ home, page, side }: Neighbour & { side: 'previous' | 'next' }) {
  const settings = useAtomValue(settingsAtom);
  const recordStep = useSetAtom(recordStepAtom);
  const { amount, spokenQualifier } = priceLabel(home, settings);
  const price = [amount, spokenQualifier].filter(Boolean).join(' ');
  const name = [...addressLines(home.displayAddress), price].filter(Boolean).join(', ');
  const label = side === 'previous' ? words.previousHome(name) : words.nextHome(name);
  const open = (event: MouseEvent) => {
    if (follows(event)) recordStep({ propertyId: home.propertyId, page });
  };
  return (
    // A title of the link itself would be read aloud after the same words.
    <span title={name || undefined}>
      <a
        className={`agency-neighbours-link agency-neighbours-${side}`}
        href={home.propertyUrl}
        rel={side === 'previous' ? 'prev' : 'next'}
        aria-label={name ? label : undefined}
        onClick={open}
        onAuxClick={open}
      >
        {side === 'previous' && <Icon path={chevronLeft} turning />}
        {words[side]}
        {side === 'next' && <Icon path={chevronRight} turning />}
      </a>
    </span>
  );
}
