import type { MapView } from '../../core/map/map-view';
import type { MapPoint } from '../../core/map/projection';

interface Options {
  /** Called when the keyboard has reached it. */
  onReach: () => void;
  onMove: (point: MapPoint) => void;
  onMoved: (point: MapPoint) => void;
  /** Called when the browser takes the pointer away. */
  onLeft: () => void;
}

/** A corner of a drawn area: a draggable button; the map handles its keys. */
export function makeCorner(view: MapView, { onReach, onMove, onMoved, onLeft }: Options): HTMLButtonElement {
  const corner = Object.assign(document.createElement('button'), { type: 'button', className: 'agency-map-corner' });
  let isHeld = false;
  let hasMoved = false;

  corner.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
    isHeld = true;
    hasMoved = false;
    corner.setPointerCapture(event.pointerId);
  });
  // Otherwise the map below would be dragged, or get another corner.
  for (const type of ['mousedown', 'touchstart', 'click', 'dblclick'])
    corner.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  corner.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!isHeld) return;
    hasMoved = true;
    onMove(view.pointAt(clientX, clientY));
  });
  const drop = ({ clientX, clientY }: PointerEvent) => {
    if (isHeld && hasMoved) onMoved(view.pointAt(clientX, clientY));
    isHeld = false;
  };
  corner.addEventListener('pointerup', drop);
  corner.addEventListener('pointercancel', () => {
    isHeld = false;
    onLeft();
  });
  corner.addEventListener('focus', () => corner.matches(':focus-visible') && onReach());
  return corner;
}
