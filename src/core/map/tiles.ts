import type { GoogleMaps } from '../google-maps';
import { followWithGoogle } from './google-layer';
import { TileLayer, type LeafletMap } from './leaflet';

/** The background of a map. */
export type Tiles =
  | { kind: 'tiles'; url: string; maxZoom: number; attempt: number; onError: () => void }
  | { kind: 'google'; maps: GoogleMaps; isDark: boolean; attempt: number };

const mostMissing = 2;

/** The background of a map; a new one replaces the old one. */
export function openTiles(map: LeafletMap) {
  let remove = () => {};
  let laid = '';

  return {
    set(tiles: Tiles) {
      const key = `${tiles.attempt} ${tiles.kind === 'tiles' ? tiles.url : tiles.isDark}`;
      if (key === laid) return;
      laid = key;
      remove();
      if (tiles.kind === 'google') {
        remove = followWithGoogle(map, tiles.maps, tiles.isDark);
        return;
      }
      const layer = new TileLayer(tiles.url, { maxNativeZoom: tiles.maxZoom, maxZoom: 22, keepBuffer: 3 }).addTo(map);
      let [arrived, missing] = [0, 0];
      layer.on('tileload', () => (arrived += 1));
      // A single tile may be missing anywhere, such as at the edge of what a site's own map covers.
      layer.on('tileerror', () => {
        missing += 1;
        if (arrived === 0 && missing >= mostMissing) tiles.onError();
      });
      remove = () => layer.remove();
    },
  };
}
