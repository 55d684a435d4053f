import { Popup, type LeafletMap } from './leaflet';

/** Pixels. */
const width = 272;
/** Pixels from the point up to the popup, so that its pin stays visible. */
const lift = 34;
/** Pixels that controls take up along the map's top and right edges, and the popup's own button above its corner. */
const controls = { head: 80, end: 48 };

/** The popup of a map, one at a time. Opening one may pan the map, which `move` runs. */
export function openPopups(map: LeafletMap, move: (pan: () => void) => void) {
  let popup: Popup | undefined;

  return {
    /** Shows a popup above a point, in place of the last one; without a point, only closes that. */
    set(content: HTMLElement, point?: readonly [lat: number, lng: number], padding = 16) {
      popup?.remove();
      popup = undefined;
      if (!point) return;
      popup = new Popup({
        className: 'agency-map-popup',
        closeButton: false,
        autoClose: false,
        closeOnEscapeKey: false,
        minWidth: width,
        maxWidth: width,
        offset: [0, -lift],
        autoPanPaddingTopLeft: [padding, padding + controls.head],
        autoPanPaddingBottomRight: [padding + controls.end, padding],
      })
        .setLatLng([...point])
        .setContent(content);
      move(() => popup?.openOn(map));
    },
  };
}
