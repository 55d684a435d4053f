import type { Random } from '../pictures/drawing/random';
import type { NewProperty } from '../server/schema';
import type { Home } from './home';
import { houseName, inwardCode, streetName } from './streets';

type Address = Pick<
  NewProperty,
  'displayAddress' | 'house' | 'street' | 'locality' | 'town' | 'county' | 'postcode' | 'placeId' | 'lat' | 'lng'
>;

const longNames = [
  'The Old Coach House and Stables at Lower Court',
  'Ground Floor Flat and Garden Studio, The Former Temperance Hall',
  'The Dower House with the Gardener’s Cottage and Walled Garden',
  'Apartment 14, The Weaving Sheds at Upper Mill Wharf',
];

/** A home's address, with a position slightly off any real place of that name. */
export function addressOf(dice: Random, home: Home): Address {
  const { town, area, surroundings, bedrooms, plan, acres } = home;
  const land = plan === undefined;
  const flat = plan?.layout === 'flat';
  const number = houseName(dice, surroundings);
  const street = streetName(dice, surroundings);
  const house = dice.chance(0.012) && bedrooms > 0 ? dice.pick(longNames) : flat ? flatName(dice, number) : number;
  const first = land ? `${acres} acres off ${street}` : joined(house, street);
  const district = area?.district ?? dice.pick(town.districts);
  return {
    displayAddress: [first, area?.name, town.name].filter(Boolean).join(', '),
    house: land ? '' : house,
    street,
    locality: area?.name ?? null,
    town: town.name,
    county: town.county,
    postcode: `${district} ${inwardCode(dice)}`,
    placeId: town.id,
    ...positionNear(dice, area ?? town, area ? 0.5 : 1),
  };
}

const flatName = (dice: Random, number: string): string => `Flat ${dice.int(1, 14)}, ${number}`;

/** A house number precedes its street; a house name is followed by a comma. */
const joined = (house: string, street: string): string =>
  /\d[ab]?$/.test(house) ? `${house} ${street}` : `${house}, ${street}`;

/** A position around a centre; the sum of three random offsets clusters near the middle, as houses do. */
function positionNear(
  dice: Random,
  centre: { lat: number; lng: number },
  spread: number,
): { lat: number; lng: number } {
  const throws = (): number => (dice.range(-1, 1) + dice.range(-1, 1) + dice.range(-1, 1)) * spread;
  const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return { lat: rounded(centre.lat + throws() * 0.0042), lng: rounded(centre.lng + throws() * 0.0066) };
}
