import type { LeafletMap } from './leaflet';

/** A point in degrees. */
export type MapPoint = readonly [lat: number, lng: number];

/** West, south, east, north, in degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** What part of the world a map shows, and which point is at which of its pixels. */
export function projectionOf(map: LeafletMap) {
  return {
    zoom: () => map.getZoom(),
    centre: (): MapPoint => [map.getCenter().lat, map.getCenter().lng],
    box(): MapBox {
      const box = map.getBounds();
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
    },
    /** Where a point is, in pixels from the top left corner of the map. */
    pixelsOf([lat, lng]: MapPoint) {
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      return { x, y };
    },
    /** The point under a position in the viewport, in pixels. */
    pointAt(clientX: number, clientY: number): MapPoint {
      const { left, top } = map.getContainer().getBoundingClientRect();
      const { lat, lng } = map.containerPointToLatLng([clientX - left, clientY - top]);
      return [lat, lng];
    },
    /** The point that many pixels from another. */
    pointBeside(point: MapPoint, east: number, south: number): MapPoint {
      const { x, y } = map.latLngToContainerPoint([...point]);
      const { lat, lng } = map.containerPointToLatLng([x + east, y + south]);
      return [lat, lng];
    },
  };
}
