import type { NewPlace } from '../server/schema';
import { towns } from './towns';
import { slugOf } from './towns/town';
import type { Town } from './towns/town';

const cityRadiusKm = 6;
const townRadiusKm = 4;
const areaRadiusKm = 1.5;
const districtRadiusKm = 5;
const countyRadiusKm = 40;

/** Places to search: counties, towns, their areas and villages, and postcode districts. */
export function generatePlaces(): NewPlace[] {
  return [...towns.map(placeOf), ...towns.flatMap(areasOf), ...districts(), ...counties()];
}

const placeOf = ({ id, name, county, isCity, lat, lng }: Town): NewPlace => ({
  id,
  name,
  countyName: county,
  kind: isCity ? 'city' : 'town',
  lat,
  lng,
  radiusKm: isCity ? cityRadiusKm : townRadiusKm,
});

const areasOf = ({ name: town, county, isCity, areas }: Town): NewPlace[] =>
  areas.map(({ name, lat, lng }) => ({
    id: `area-${slugOf(town)}-${slugOf(name)}`,
    name,
    countyName: isCity ? `${town}, ${county}` : county,
    kind: isCity ? 'suburb' : 'village',
    lat,
    lng,
    radiusKm: areaRadiusKm,
  }));

/** Each postcode district once, at the mean of its known positions. */
function districts(): NewPlace[] {
  const known = new Map<string, { town: Town; positions: { lat: number; lng: number }[] }>();
  const add = (district: string, town: Town, position: { lat: number; lng: number }): void => {
    const entry = known.get(district) ?? { town, positions: [] };
    entry.positions.push(position);
    known.set(district, entry);
  };
  for (const town of towns) {
    for (const district of town.districts) add(district, town, town);
    for (const area of town.areas) add(area.district, town, area);
  }
  return [...known].map(([district, { town, positions }]) => ({
    id: `district-${district.toLowerCase()}`,
    name: district,
    countyName: town.name,
    kind: 'postcode',
    ...middleOf(positions),
    radiusKm: districtRadiusKm,
  }));
}

/** Counties that are not also towns. */
function counties(): NewPlace[] {
  const names = [...new Set(towns.map(({ county }) => county))];
  return names
    .filter((county) => !towns.some(({ name }) => name === county))
    .map((county) => ({
      id: `county-${slugOf(county)}`,
      name: county,
      countyName: null,
      kind: 'county',
      ...middleOf(towns.filter((town) => town.county === county)),
      radiusKm: countyRadiusKm,
    }));
}

function middleOf(positions: readonly { lat: number; lng: number }[]): { lat: number; lng: number } {
  const mean = (key: 'lat' | 'lng'): number => {
    const sum = positions.reduce((total, position) => total + position[key], 0);
    return Math.round((sum / positions.length) * 1e5) / 1e5;
  };
  return { lat: mean('lat'), lng: mean('lng') };
}
