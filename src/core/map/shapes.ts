import { Circle, Polygon, Polyline, type LeafletMap } from './leaflet';

type Points = readonly (readonly [lat: number, lng: number])[];

/** The shapes drawn on the map; each is optional. */
export interface Shapes {
  /** The outline of an area. */
  area?: Points | undefined;
  /** A line that is being drawn. */
  line?: Points | undefined;
  /** A circle around a point, in metres. */
  circle?: { readonly centre: readonly [lat: number, lng: number]; readonly radius: number } | undefined;
}

// Named like Leaflet's own parts: our style sheet reverts what has an `agency-` class to the browser's style, and a
// reverted path has no shape.
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
