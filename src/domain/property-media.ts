import { readKey } from './page-keys';
import { list, listOf, type Reader } from './page-shape';
import type { PageSubject, Report } from './page-subject';
import { pictureUrl } from './pictures';
import { propertyGiven } from './property-given';
import { pick, readId, readRecord, readText, type Raw } from './reading';

/** A picture that can fill the screen. */
export interface Picture {
  readonly id?: string | undefined;
  readonly url: string;
  readonly caption: string;
}

/** A video or virtual tour as the page gives it, not yet checked for an embeddable address. */
export interface Film {
  /** Identifies it in the address. */
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly kind: 'tour' | 'video';
}

/** The source of full-screen pictures, by the first segment of the path that opens them. */
export type PictureSource =
  | 'property-images'
  | 'floorplan'
  | 'epc-chart'
  | 'agricultural-sales-event'
  | 'antiques-sales-event'
  | 'property-auction-sales-event'
  | 'history-images'
  | 'gallery-card-slider-expand';

type Sets = ReadonlyMap<string, readonly Picture[]>;

/** All media of a page: photos, drawings, events and films. */
export interface PropertyMedia {
  readonly photos: readonly Picture[];
  readonly floorplans: readonly Picture[];
  readonly epcCharts: readonly Picture[];
  readonly films: readonly Film[];
  /** Pictures of events, the agency's history and content blocks, by the id of each. */
  readonly sets: Readonly<Partial<Record<PictureSource, Sets>>>;
}

const films = ['virtual_tours', 'videos'] as const;
const sets = [
  ['agricultural-sales-event', 'agricultural_sales_events'],
  ['antiques-sales-event', 'antiques_sales_events'],
  ['property-auction-sales-event', 'property_auction_sales_events'],
  ['history-images', 'histories'],
  ['gallery-card-slider-expand', 'content_blocks'],
] as const;
const ofProperty = propertyGiven((raw, report) => ({
  photos: readPictures(pick(raw, 'photos', 'images')) ?? [],
  floorplans: readPictures(pick(raw, 'floorplans', 'floor_plans')) ?? [],
  epcCharts: readPictures(pick(raw, 'epc_charts', 'epcs')) ?? [],
  films: readFilms(raw, (name, dropped) => report(`property.${name}`, dropped)),
}));

/** The media of a page. */
export const propertyMedia: PageSubject<PropertyMedia> = {
  names: [...ofProperty.names, ...films, ...sets.map(([, name]) => name)],
  read(raw, report) {
    const { photos = [], floorplans = [], epcCharts = [], films: own = [] } = ofProperty.read(raw, report) ?? {};
    return {
      photos,
      floorplans,
      epcCharts,
      films: distinct([...own, ...readFilms(raw, report)]),
      sets: Object.fromEntries(sets.map(([source, name]) => [source, readKey(raw, [name], readSets, report)])),
    };
  },
};

/** Which pictures to show, and which of them first. */
export interface PictureChoice {
  readonly source: PictureSource;
  /** The id of an event or part of the history; for other sources the id or position of the first picture. */
  readonly itemId?: string | undefined;
  readonly contentBlockId?: string | undefined;
}

/** The chosen pictures; undefined when the page does not have the event or block. */
export function chosenPictures(
  { photos, floorplans, epcCharts, sets: given }: PropertyMedia,
  { source, itemId = '', contentBlockId = '' }: PictureChoice,
): { pictures: readonly Picture[]; start: number } | undefined {
  if (source === 'floorplan') return { pictures: floorplans, start: placeOf(floorplans, itemId) };
  if (source === 'epc-chart') return { pictures: epcCharts, start: placeOf(epcCharts, itemId) };
  if (source === 'property-images') return { pictures: photos, start: placeOf(photos, itemId) };
  const isBlock = source === 'gallery-card-slider-expand';
  const pictures = given[source]?.get(isBlock ? contentBlockId : itemId);
  return pictures && { pictures, start: isBlock ? placeOf(pictures, itemId) : 0 };
}

/** The path that opens these pictures at one of them; undefined for a source whose paths name none. */
export function picturePath({ source, contentBlockId }: PictureChoice, pictures: readonly Picture[], index: number) {
  const path = `/${source}/${pictures[index]?.id ?? index + 1}`;
  if (source === 'property-images') return path;
  return source === 'gallery-card-slider-expand' ? `${path}/${contentBlockId}` : undefined;
}

/** Reads pictures from a list of unknown shape; undefined when it is not a list. */
export function readPictures(value: unknown): readonly Picture[] | undefined {
  return Array.isArray(value) ? value.flatMap((item) => readPicture(item) ?? []) : undefined;
}

function readPicture(value: unknown): Picture | undefined {
  const raw = readRecord(value);
  const url = pictureUrl(raw ? pick(raw, 'url', 'src', 'image_url') : value);
  if (url === '') return undefined;
  const caption = raw ? readText(pick(raw, 'caption', 'image_alt', 'alt', 'description')) : '';
  return { id: raw && readId(pick(raw, 'id')), url, caption };
}

const readFilms = (raw: Raw, report: Report): readonly Film[] =>
  films.flatMap((name) => readKey(raw, [name], listOf(filmIn(name)), report) ?? []);

const filmIn =
  (name: (typeof films)[number]): Reader<Film> =>
  (value) => {
    const film = readRecord(value);
    const id = film && readId(pick(film, 'id'));
    const kind = name === 'videos' ? 'video' : 'tour';
    return film && id
      ? { id, url: readText(pick(film, 'url')), description: readText(pick(film, 'description')), kind }
      : undefined;
  };

/** Each film once, with a unique id: a page may list films in two places, and a tour may share a video's id. */
function distinct(given: readonly Film[]): readonly Film[] {
  const firstOf = (film: Film) => given.findIndex(({ id, kind }) => id === film.id && kind === film.kind);
  const films = given.filter((film, place) => firstOf(film) === place);
  return films.map((film, place) => {
    const isTaken = films.findIndex(({ id }) => id === film.id) < place;
    return isTaken ? { ...film, id: `${film.kind}-${film.id}` } : film;
  });
}

/** Reads lists of pictures by the id of what they belong to; a single one need not be in a list. */
function readSets(value: unknown): Sets | undefined {
  const items = list(value) ?? (readRecord(value) && [value]);
  if (!items) return undefined;
  return new Map(
    items.flatMap((item) => {
      const raw = readRecord(item);
      const id = raw && readId(pick(raw, 'id', 'content_block_id'));
      return id ? [[id, readPictures(pick(raw, 'images', 'photos', 'slides')) ?? []] as const] : [];
    }),
  );
}

/** The index of a picture, by its id or else its position counted from 1; 0 when there is none. */
export function placeOf(pictures: readonly Picture[], itemId = ''): number {
  const named = pictures.findIndex(({ id }) => id === itemId);
  const place = named >= 0 ? named : Number(itemId) - 1;
  return Number.isInteger(place) && place >= 0 && place < pictures.length ? place : 0;
}
