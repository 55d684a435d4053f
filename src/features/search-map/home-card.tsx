import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';

import { focusedBeside } from '../../core/focused';
import type { MapView } from '../../core/map/map-view';
import type { MapPoint } from '../../core/map/projection';
import { onResized } from '../../core/resized';
import { cardWords } from '../../domain/property-words';
import { mapWords as words } from '../../domain/map-words';
import type { Property } from '../../domain/property';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { cross } from '../../ui/icons/actions';

interface Props {
  view: MapView;
  home: Property;
  point: MapPoint;
  /** The keys of the homes that share its pin. */
  here: readonly string[];
  /** Opened by keyboard or by touch: the card takes the focus, so that a screen reader reads it. */
  takesFocus: boolean;
  padding: number;
  onOpen: (key: string) => void;
  onClose: () => void;
}

/** Minimum map width and height in pixels for a card above its pin; otherwise it is at the lower edge. */
const ROOMY = 560;
const ROOMY_HEIGHT = 460;
/** Pixels below the point of a home that its pin takes, with room for a finger. */
const PIN_FOOT = 12;

/** The card of one home: above its pin, or at the lower edge of a narrow map. */
export function HomeCard({ view, home, point, here, takesFocus, padding, onOpen, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [popup] = useState(() => document.createElement('div'));
  const [isRoomy] = useState(() => view.container.clientWidth >= ROOMY && view.container.clientHeight >= ROOMY_HEIGHT);
  const [lat, lng] = point;

  useEffect(() => {
    if (!isRoomy) return;
    view.setPopup(popup, [lat, lng], padding);
    return () => view.setPopup(popup);
  }, [view, popup, isRoomy, lat, lng, padding]);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus, home.propertyId]);
  useLayoutEffect(
    () => () => {
      // Its home has left the map.
      if (box.current?.contains(focusedBeside(box.current))) view.container.focus({ preventScroll: true });
    },
    [view],
  );
  useEffect(() => {
    const sheet = box.current?.parentElement;
    if (isRoomy || !sheet) return;
    return onResized(sheet, () => {
      const { top } = view.container.getBoundingClientRect();
      view.showAbove([lat, lng], sheet.getBoundingClientRect().top - top - PIN_FOOT);
    });
  }, [view, isRoomy, lat, lng]);
  const card = <Card key={home.propertyId} box={box} home={home} here={here} onOpen={onOpen} onClose={onClose} />;
  return isRoomy ? createPortal(card, popup) : <Sheet>{card}</Sheet>;
}

const Sheet = ({ children }: { children: ReactNode }) => <div className="agency-map-sheet">{children}</div>;

type CardProps = Pick<Props, 'home' | 'here' | 'onOpen' | 'onClose'> & { box: Ref<HTMLDivElement> };

function Card({ home, here, box, onOpen, onClose }: CardProps) {
  const place = here.indexOf(home.propertyId) + 1;
  return (
    <div
      ref={box}
      className="agency-map-card"
      role="group"
      aria-label={home.displayAddress || cardWords.unnamed}
      tabIndex={-1}
    >
      <agency-property-card property={home} />
      {!home.displayAddress && <p className="agency-map-card-note">{words.approximate}</p>}
      {place > 0 && (
        <p className="agency-map-card-note">
          {words.here(place, here.length)}{' '}
          <button type="button" className="agency-link" onClick={() => onOpen(here[place % here.length]!)}>
            {words.nextHere}
          </button>
        </p>
      )}
      <Button className="agency-map-card-close agency-button-round" aria-label={words.closeCard} onClick={onClose}>
        <Icon path={cross} />
      </Button>
    </div>
  );
}
