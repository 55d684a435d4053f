import type { LeafletMap } from './leaflet';

/** Why the map stayed where it is. */
export type Hint = 'wheel' | 'touch';

/**
 * Keeps a page with a map scrollable: the wheel and one finger scroll the page until the visitor presses on the map,
 * and again once they press elsewhere. While the map stands alone, there is no page to scroll, and they move the map. Two
 * fingers, dragging with the mouse and the wheel with Control or Command always move it.
 */
export function cooperate(map: LeafletMap, onHint: (hint: Hint) => void) {
  const container = map.getContainer();
  const stop = new AbortController();
  const heard = { capture: true, signal: stop.signal };
  let isActive = false;
  let isTapped = false;
  let isDrawing = false;
  let isAlone = false;
  let isFinger = false;
  let wasDragged = false;
  map.scrollWheelZoom.disable();

  function update() {
    // A change restyles every pin, so a mouse, which touch-action does not affect, leaves it alone.
    container.style.touchAction = isTapped || isDrawing || isAlone ? 'none' : 'pan-x pan-y';
    toggle(map.dragging, !isDrawing);
    toggle(map.doubleClickZoom, !isDrawing);
  }
  function toggle(handler: { enable(): unknown; disable(): unknown }, isOn: boolean) {
    if (isOn) handler.enable();
    else handler.disable();
  }
  container.addEventListener(
    'wheel',
    (event) => {
      const isMeant = isActive || isAlone || event.ctrlKey || event.metaKey;
      toggle(map.scrollWheelZoom, isMeant);
      if (!isMeant) onHint('wheel');
    },
    { ...heard, passive: true },
  );
  container.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isFinger = pointerType === 'touch';
      wasDragged = false;
      isActive ||= !isFinger;
      toggle(map.dragging, !isDrawing && (isTapped || isAlone || !isFinger));
    },
    heard,
  );
  container.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
      else if (!isTapped && !isDrawing && !isAlone) onHint('touch');
    },
    { ...heard, passive: false },
  );
  container.addEventListener(
    'click',
    (event) => {
      // Dragging the map by a pin ends in a click on that pin, which is not meant to open it.
      if (wasDragged && event.detail > 0) event.stopPropagation();
      isActive = true;
      isTapped ||= isFinger;
      update();
    },
    heard,
  );
  map.on('dragstart', () => (wasDragged = true));
  document.addEventListener(
    'pointerdown',
    (event) => {
      // Inside another library's shadow root, `event.target` is the host element.
      if (event.composedPath().includes(container)) return;
      isActive = false;
      isTapped = false;
      update();
    },
    heard,
  );
  update();

  return {
    setDrawing(drawing: boolean) {
      isDrawing = drawing;
      update();
    },
    setAlone(alone: boolean) {
      isAlone = alone;
      update();
    },
    close: () => stop.abort(),
  };
}
