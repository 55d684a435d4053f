/** Metres per degree of latitude. */
const DEGREE = 111_320;
const toMetre = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The centre of the square, in a fixed grid of `radius` metres, in which a place lies. All homes in a square share it,
 * so that it hides which one is meant, and a circle with that radius around it contains the place.
 */
export function roughPlace([lat, lng]: readonly [number, number], radius: number): [number, number] {
  if (radius <= 0) return [lat, lng];
  const snap = (degrees: number, step: number) => (Math.floor(degrees / step) + 0.5) * step;
  const north = snap(lat, radius / DEGREE);
  const east = snap(lng, radius / DEGREE / Math.cos((north * Math.PI) / 180));
  return [toMetre(north), toMetre(east)];
}
