import { id, listOf, number, otherwise, shape } from './page-shape';
import { ringFromPairs } from './polygon';
import { readText } from './reading';

/** Reads the place a page is about, with what a map needs of it. */
export const readPagePlace = shape(
  {
    placeId: id,
    name: readText,
    countyName: readText,
    lat: number,
    lng: number,
    /** Kilometres. */
    radius: number,
    polygon: otherwise(listOf(ringFromPairs), []),
    viewport: otherwise(listOf(number), []),
    area: number,
    geonamePosition: number,
  },
  { names: { placeId: ['id'] }, needed: 'placeId' },
);

/** The place a page is about. */
export type PagePlace = NonNullable<ReturnType<typeof readPagePlace>>;
