import { Circle, Polygon, Polyline, type LeafletMap } from './leaflet';

type Points = readonly (readonly [lat: number, lng: number])[];

/** What is drawn on the map; each is left out when there is none. */
export interface Shapes {
  /** An area, all around. */
  area?: Points | undefined;
  /** A line that is being drawn. */
  line?: Points | undefined;
  /** A circle around a point, in metres. */
  circle?: { readonly centre: readonly [lat: number, lng: number]; readonly radius: number } | undefined;
}

// Named as Leaflet's own parts: what bears our name is reverted to the browser's style, and with that loses its path.
const look = (className: string) => ({ className, interactive: false, bubblingMouseEvents: true });

/** The shapes of a map. Their colours come from the style sheet. */
export function openShapes(map: LeafletMap) {
  const area = new Polygon([], look('leaflet-area'));
  const line = new Polyline([], look('leaflet-line'));
  const circle = new Circle([0, 0], { ...look('leaflet-area'), radius: 1 });

  return {
    set(shapes: Shapes) {
      if (shapes.area) area.setLatLngs(copies(shapes.area)).addTo(map);
      else area.remove();
      if (shapes.line) line.setLatLngs(copies(shapes.line)).addTo(map);
      else line.remove();
      if (shapes.circle)
        circle
          .setLatLng([...shapes.circle.centre])
          .setRadius(shapes.circle.radius)
          .addTo(map);
      else circle.remove();
    },
  };
}

const copies = (points: Points) => points.map(([lat, lng]): [number, number] => [lat, lng]);
