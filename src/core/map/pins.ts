import { DivIcon, type LeafletMap } from './leaflet';
import { FlatMarker } from './leaflet-internals';

/** An element at a point of the map. */
export interface Pin {
  /** Identifies the pin between updates. */
  key: string;
  point: readonly [lat: number, lng: number];
  element: HTMLElement;
  /** Pins with a higher one are above the others. */
  lift?: number;
}

/** The pins of a map. Only changed pins are updated, so that a map with hundreds of them moves smoothly. */
export function openPins(map: LeafletMap) {
  const shown = new Map<string, { pin: Pin; marker: FlatMarker }>();

  function add(pin: Pin) {
    const icon = new DivIcon({ html: pin.element, className: 'agency-map-place', iconSize: [0, 0] });
    const options = { icon, keyboard: false, interactive: false, zIndexOffset: pin.lift ?? 0 };
    shown.set(pin.key, { pin, marker: new FlatMarker([...pin.point], options).addTo(map) });
  }
  function remove(key: string) {
    shown.get(key)?.marker.remove();
    shown.delete(key);
  }

  return {
    set(pins: readonly Pin[]) {
      const wanted = new Set(pins.map(({ key }) => key));
      for (const key of [...shown.keys()]) if (!wanted.has(key)) remove(key);
      for (const pin of pins) {
        const known = shown.get(pin.key);
        if (!known || known.pin.element !== pin.element) {
          remove(pin.key);
          add(pin);
          continue;
        }
        const [lat, lng] = known.pin.point;
        if (lat !== pin.point[0] || lng !== pin.point[1]) known.marker.setLatLng([...pin.point]);
        if ((known.pin.lift ?? 0) !== (pin.lift ?? 0)) known.marker.setZIndexOffset(pin.lift ?? 0);
        known.pin = pin;
      }
    },
  };
}
