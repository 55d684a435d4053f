import { random } from '../pictures/drawing/random';
import { inwardCode, streetName } from '../seed/streets';
import type { Database } from './database';
import { places } from './schema';

/** An address as in the platform's lookup. */
export interface BookAddress {
  id: string;
  /** The flat within the building; empty for a single home. */
  flat: string;
  buildingName: string;
  buildingNumber: string;
  street: string;
  town: string;
  county: string;
  postcode: string;
}

interface District {
  name: string;
  town: string;
  county: string;
}

const mostFound = 15;
const longestQuery = 100;
const streetsPerDistrict = 10;
const surroundings = ['town', 'grand', 'suburb', 'country'] as const;
/** A numbered street, in which every eighth house is divided into flats. */
const numberedHouses = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((number) =>
  (number % 8 === 0 ? ['Flat 1', 'Flat 2', 'Flat 3'] : ['']).map((flat) => ({
    flat,
    buildingName: '',
    buildingNumber: String(number),
  })),
);
const namedHouses = ['The Old Bakery', 'Rose Cottage', 'Mill House', 'The Coach House', 'Orchard End'].map(
  (buildingName) => ({ flat: '', buildingName, buildingNumber: '' }),
);
/** A district without a branch: the lookup covers those too. */
const elsewhere: readonly District[] = [{ name: 'NR2', town: 'Norwich', county: 'Norfolk' }];

const books = new WeakMap<Database, Promise<readonly Entry[]>>();

interface Entry {
  address: BookAddress;
  words: readonly string[];
  compactPostcode: string;
}

/** Addresses matching the typed words in any order by prefix: postcode, street, number or town. */
export async function findAddresses(database: Database, typed: string): Promise<BookAddress[]> {
  const query = typed.slice(0, longestQuery);
  const wanted = wordsOf(query);
  const postcode = wanted.join('');
  if (wanted.length === 0) return [];
  const book = await bookOf(database);
  const begins = ({ words, compactPostcode }: Entry) =>
    compactPostcode.startsWith(postcode) ||
    wanted.every((word) => (/^\d+$/.test(word) ? words.includes(word) : words.some((own) => own.startsWith(word))));
  return book
    .filter(begins)
    .slice(0, mostFound)
    .map(({ address }) => address);
}

/** The address with this id. */
export async function findAddress(database: Database, id: string): Promise<BookAddress | undefined> {
  return (await bookOf(database)).find(({ address }) => address.id === id)?.address;
}

/** Every address with this postcode, ignoring case and spaces. */
export async function findAddressesAt(database: Database, postcode: string): Promise<BookAddress[]> {
  const wanted = wordsOf(postcode.slice(0, longestQuery)).join('');
  const found = (await bookOf(database)).filter(({ compactPostcode }) => compactPostcode === wanted);
  return found.map(({ address }) => address);
}

/** The lines before the town: a flat has its own line, a house shares one with its street. */
export const streetLines = ({ flat, buildingName, buildingNumber, street }: BookAddress): readonly string[] =>
  [flat, buildingName ? `${buildingName}, ${street}` : `${buildingNumber} ${street}`].filter(Boolean);

/** All addresses, generated once per process from the seeded places; a failure is not kept. */
function bookOf(database: Database): Promise<readonly Entry[]> {
  const known = books.get(database);
  if (known) return known;
  const book = writeBook(database);
  books.set(database, book);
  book.catch(() => books.delete(database));
  return book;
}

async function writeBook(database: Database): Promise<readonly Entry[]> {
  const rows = await database.select().from(places);
  const counties = new Map(rows.map(({ name, countyName }) => [name, countyName ?? '']));
  const districts = rows
    .filter(({ kind }) => kind === 'postcode')
    .map(({ name, countyName }) => ({ name, town: countyName ?? '', county: counties.get(countyName ?? '') ?? '' }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return [...districts, ...elsewhere].flatMap(addressesIn).map(entryOf);
}

function addressesIn({ name: district, town, county }: District): BookAddress[] {
  const dice = random(`addresses ${district}`);
  const streets = new Set<string>();
  while (streets.size < streetsPerDistrict) streets.add(streetName(dice, dice.pick(surroundings)));
  return [...streets].flatMap((street, streetIndex) => {
    const postcode = `${district} ${inwardCode(dice)}`;
    const houses = dice.chance(0.8) ? numberedHouses : namedHouses;
    return houses.map((house, index) => ({
      id: `${district}-${streetIndex}-${index}`,
      ...house,
      street,
      town,
      county,
      postcode,
    }));
  });
}

function entryOf(address: BookAddress): Entry {
  const { postcode, town, county } = address;
  return {
    address,
    words: wordsOf([...streetLines(address), town, county, postcode].join(' ')),
    compactPostcode: wordsOf(postcode).join(''),
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
