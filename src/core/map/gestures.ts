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
  let isTapped = false;
  let isDrawing = false;
  let isFinger = false;
  let wasDragged = false;
  map.scrollWheelZoom.disable();

  function update() {
    // Every pin is styled anew when this changes: a mouse, which it does not concern, leaves it as it is.
    container.style.touchAction = isTapped || isDrawing ? 'none' : 'pan-x pan-y';
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
      isFinger = pointerType === 'touch';
      wasDragged = false;
      isActive ||= !isFinger;
      toggle(map.dragging, !isDrawing && (isTapped || !isFinger));
    },
    heard,
  );
  container.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
      else if (!isTapped && !isDrawing) onHint('touch');
    },
    { ...heard, passive: false },
  );
  container.addEventListener(
    'click',
    (event) => {
      // A pin that the map was dragged by comes along, so that it is pressed and let go; nobody meant to open it.
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
    ({ target }) => {
      if (target instanceof Node && container.contains(target)) return;
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
    close: () => stop.abort(),
  };
}
