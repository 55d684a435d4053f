import type { GoogleMaps } from '../google-maps';
import type { LeafletMap } from './leaflet';

/**
 * Puts a Google map under ours and keeps it in step; its logo and terms stay visible, as Google requires. Returns a
 * function that removes it.
 */
export function followWithGoogle(map: LeafletMap, maps: GoogleMaps, isDark: boolean) {
  const ground = Object.assign(document.createElement('div'), { className: 'agency-map-google' });
  map.getContainer().prepend(ground);
  const centre = () => ({ lat: map.getCenter().lat, lng: map.getCenter().lng });
  const google = new maps.Map(ground, {
    center: centre(),
    zoom: map.getZoom(),
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
    gestureHandling: 'none',
    isFractionalZoomEnabled: true,
    colorScheme: isDark ? 'DARK' : 'LIGHT',
  });
  const follow = () => google.moveCamera({ center: centre(), zoom: map.getZoom() });
  map.on('move zoom', follow);
  return () => {
    map.off('move zoom', follow);
    ground.remove();
  };
}
