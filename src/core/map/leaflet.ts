/** The only file that imports Leaflet. */
export {
  Circle,
  DivIcon,
  GridLayer,
  LatLng,
  LatLngBounds,
  Map as LeafletMap,
  Marker,
  Point,
  Polygon,
  Polyline,
  Popup,
  TileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
