/** The only place that knows where the map library lives. */
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
