import type { MapView } from '../../core/map/map-view';
import type { MapPoint } from '../../core/map/projection';

interface Options {
  /** Called when the keyboard has reached it. */
  onReach: () => void;
  onMove: (point: MapPoint) => void;
  onMoved: (point: MapPoint) => void;
  /** Called when it is pressed and not dragged. */
  onPress: () => void;
  /** Called when the browser takes the pointer away, or a second finger comes. */
  onLeft: () => void;
}

/** Pixels of movement from which a press is a drag: a finger is never quite still. */
const DRAG_FROM = 6;

/** A corner of a drawn area: a draggable button; the map handles its keys. */
export function makeCorner(view: MapView, { onReach, onMove, onMoved, onPress, onLeft }: Options): HTMLButtonElement {
  const corner = Object.assign(document.createElement('button'), { type: 'button', className: 'agency-map-corner' });
  let isHeld = false;
  let isPressed = false;
  let hasMoved = false;
  let start = { x: 0, y: 0 };
  let others = new AbortController();

  corner.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
    isHeld = true;
    isPressed = true;
    hasMoved = false;
    start = { x: event.clientX, y: event.clientY };
    others = new AbortController();
    // A second finger zooms the map.
    addEventListener('pointerdown', leave, { capture: true, signal: others.signal });
    corner.setPointerCapture(event.pointerId);
  });
  // Otherwise the map below would be dragged, or get another corner.
  for (const type of ['mousedown', 'touchstart', 'click', 'dblclick'])
    corner.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  corner.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!isHeld) return;
    hasMoved ||= Math.hypot(clientX - start.x, clientY - start.y) > DRAG_FROM;
    if (hasMoved) onMove(view.pointAt(clientX, clientY));
  });
  const drop = ({ clientX, clientY }: PointerEvent) => {
    others.abort();
    if (isHeld && hasMoved) onMoved(view.pointAt(clientX, clientY));
    isHeld = false;
  };
  corner.addEventListener('pointerup', drop);
  corner.addEventListener('pointercancel', leave);
  corner.addEventListener('click', ({ detail }) => {
    // A drag ends in a click as well, and so does the tap that has just put the corner there; one by key has no detail.
    if ((isPressed && !hasMoved) || detail === 0) onPress();
    isPressed = false;
  });
  corner.addEventListener('focus', () => corner.matches(':focus-visible') && onReach());
  function leave() {
    others.abort();
    isHeld = false;
    isPressed = false;
    onLeft();
  }
  return corner;
}
