import type { Place } from './schema';

/** A place as in page data and responses. */
export function placeJson(place: Place) {
  return {
    place_id: place.id,
    name: place.name,
    county_name: place.countyName,
    lat: place.lat,
    lng: place.lng,
    radius: place.radiusKm,
  };
}
