/** A place on the map, in pixels. */
interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Where a pin is. */
export interface PinPlace extends Pixels {
  readonly key: string;
}

/** The pin nearest to a place. */
export const nearestTo = ({ x, y }: Pixels, places: readonly PinPlace[]): PinPlace | undefined =>
  nearest(places, (place) => Math.hypot(place.x - x, place.y - y));

/** The pin nearest to a place on one side of it; distance to the side counts twice. */
export function nearestAhead({ x, y }: Pixels, [east, south]: readonly [number, number], places: readonly PinPlace[]) {
  const ahead = (place: PinPlace) => (place.x - x) * east + (place.y - y) * south;
  const aside = (place: PinPlace) => Math.abs((place.x - x) * south + (place.y - y) * east);
  return nearest(
    places.filter((place) => ahead(place) > 1),
    (place) => ahead(place) + 2 * aside(place),
  );
}

const nearest = (places: readonly PinPlace[], distance: (place: PinPlace) => number): PinPlace | undefined =>
  [...places].sort((one, other) => distance(one) - distance(other))[0];
