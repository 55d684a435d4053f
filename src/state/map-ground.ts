import { atom } from 'jotai/vanilla';

import { loadGoogleMaps, type GoogleMaps } from '../core/google-maps';
import { pageAddress } from '../core/path';
import { consentAtom } from './consent';
import { whileLoading } from './loading';
import { pageAtom } from './page';

let isReported = false;

/** The base layer of this site's maps. */
export const mapGroundAtom = atom((get) => {
  const { map, preferences } = get(pageAtom);
  const key = preferences.googleMapsApiKey;
  if (map.leafletLayer === 'google' && key) return { kind: 'google' as const, key, host: 'google.com' };
  if (map.leafletLayer === 'google') reportMissingKey();
  const { mapTiles: tiles } = map;
  const host = new URL(tiles.url.replace(/[{}]/g, ''), pageAddress()).host;
  const isOurs = host === new URL(pageAddress()).host;
  return { kind: 'tiles' as const, ...tiles, host: isOurs || !tiles.ask ? undefined : host };
});

function reportMissingKey() {
  const needed = 'Google maps need theme_preferences.google_maps_api_key in the page data';
  if (!isReported) console.error(`${needed}: the maps of map_tiles are shown, by default of OpenStreetMap.`);
  isReported = true;
}

/** The third-party host of the maps that the visitor has not consented to; undefined when none is needed. */
export const mapHostToAskAtom = atom((get) => (get(consentAtom)?.maps ? undefined : get(mapGroundAtom).host));

/** Loads Google Maps with the site's key. */
export const loadGoogleMapsAtom = atom(null, (_get, set, key: string): Promise<GoogleMaps> =>
  whileLoading(set, 'googleMaps', () => loadGoogleMaps(key)),
);
