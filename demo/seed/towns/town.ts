import type { HouseStyleName } from '../../pictures/houses/house';

/** The three nations the agency works in; each has rules of its own. */
export type Nation = 'England' | 'Scotland' | 'Wales';

/** An area of a town, or a village near it. */
export interface Area {
  name: string;
  lat: number;
  lng: number;
  /** Outward code of its postcodes. */
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
  /** Outward codes of the town centre. */
  districts: readonly string[];
  areas: readonly Area[];
  /** Pounds per square foot of an ordinary house. */
  poundsPerSquareFoot: number;
  /** House styles, commonest first. */
  styles: readonly HouseStyleName[];
  /** Weight of the town in the agency's trade. */
  weight: number;
  /** Whether it has student lets. */
  university: boolean;
  /** A fact about the town, for descriptions and guides. */
  known: string;
  /** A sentence about what it is like to live there. */
  living: string;
}

/** A town as written in the tables: areas by name with district and position. */
export type TownRecord = Omit<Town, 'id' | 'areas' | 'isCity' | 'university'> & {
  isCity?: true;
  university?: true;
  areas: Readonly<Record<string, readonly [district: string, lat: number, lng: number]>>;
};

/** A name as a slug, such as 'bradford-on-avon'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ +/g, '-');

/** Builds a town from its table entry. */
export const readTown = ({ areas, isCity, university, ...town }: TownRecord): Town => ({
  ...town,
  isCity: Boolean(isCity),
  university: Boolean(university),
  id: `town-${slugOf(town.name)}`,
  areas: Object.entries(areas).map(([name, [district, lat, lng]]) => ({ name, district, lat, lng })),
});
