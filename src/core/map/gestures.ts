import type { LeafletMap } from './leaflet';

/** Why the map stayed where it is. */
export type Hint = 'wheel' | 'touch';

/**
 * Lets a page with a map be scrolled: the wheel and one finger belong to the page until the visitor pressed on the
 * map, and again once they press elsewhere. Two fingers, the mouse's button and the wheel with Control always move it.
 */
export function cooperate(map: LeafletMap, onHint: (hint: Hint) => void) {
  const container = map.getContainer();
  const stop = new AbortController();
  const heard = { capture: true, signal: stop.signal };
  let isActive = false;
  let isDrawing = false;
  map.scrollWheelZoom.disable();

  function update() {
    container.style.touchAction = isActive || isDrawing ? 'none' : 'pan-x pan-y';
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
      const isMeant = isActive || event.ctrlKey || event.metaKey;
      toggle(map.scrollWheelZoom, isMeant);
      if (!isMeant) onHint('wheel');
    },
    { ...heard, passive: true },
  );
  container.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      const isTouch = pointerType === 'touch';
      if (!isTouch) isActive = true;
      toggle(map.dragging, !isDrawing && (isActive || !isTouch));
      container.style.touchAction = isActive || isDrawing ? 'none' : 'pan-x pan-y';
    },
    heard,
  );
  container.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
      else if (!isActive && !isDrawing) onHint('touch');
    },
    { ...heard, passive: false },
  );
  container.addEventListener(
    'click',
    () => {
      isActive = true;
      update();
    },
    heard,
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && container.contains(target)) return;
      isActive = false;
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
    close: () => stop.abort(),
  };
}
