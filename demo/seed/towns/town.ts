import type { HouseStyleName } from '../../pictures/houses/house';

/** The three nations the agency works in; each has rules of its own. */
export type Nation = 'England' | 'Scotland' | 'Wales';

/** A quarter of a town or a village near it. */
export interface Area {
  name: string;
  lat: number;
  lng: number;
  /** The outward half of its postcodes. */
  district: string;
}

/** A town the agency works in. */
export interface Town {
  id: string;
  name: string;
  county: string;
  nation: Nation;
  isCity: boolean;
  lat: number;
  lng: number;
  /** The outward halves of the postcodes of its middle. */
  districts: readonly string[];
  areas: readonly Area[];
  /** Pounds for a square foot of an ordinary house. */
  poundsPerSquareFoot: number;
  /** What its houses look like, the commonest first. */
  styles: readonly HouseStyleName[];
  /** How much of the agency's trade is here. */
  weight: number;
  /** Whether students rent here. */
  university: boolean;
  /** A true sentence for descriptions and guides. */
  known: string;
  /** Another one, of what it is like to live there. */
  living: string;
}

/** A town as it stands in the tables: areas by name with district and position. */
export type TownRecord = Omit<Town, 'id' | 'areas' | 'isCity' | 'university'> & {
  isCity?: true;
  university?: true;
  areas: Readonly<Record<string, readonly [district: string, lat: number, lng: number]>>;
};

/** A name as it stands in an address, such as 'bradford-on-avon'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ +/g, '-');

/** Completes a town of the tables. */
export const readTown = ({ areas, isCity, university, ...town }: TownRecord): Town => ({
  ...town,
  isCity: Boolean(isCity),
  university: Boolean(university),
  id: `town-${slugOf(town.name)}`,
  areas: Object.entries(areas).map(([name, [district, lat, lng]]) => ({ name, district, lat, lng })),
});
