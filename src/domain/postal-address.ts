import { isHouseNumber } from './house-number';
import { tidyPostcode } from './postcode';
import { readList, readRecord, readText, pick, type Raw } from './reading';

/** An address as forms enter it. */
export type PostalAddress = Readonly<Record<AddressField, string>>;

/** A field of an address. */
export type AddressField = (typeof addressFields)[number];

/** A suggested address for what was typed. */
export interface AddressSuggestion {
  readonly id: string;
  readonly address: string;
}

/** The fields of an address, in envelope order. */
export const addressFields = ['houseNumber', 'houseName', 'street', 'town', 'county', 'postcode'] as const;

/** An empty address. */
export const blankAddress: PostalAddress = {
  houseNumber: '',
  houseName: '',
  street: '',
  town: '',
  county: '',
  postcode: '',
};

/** Builds an address from the lines of a form and tidies its postcode; missing lines are empty. */
export function addressByLines(lineOf: (field: AddressField) => string | undefined): PostalAddress {
  const lines = Object.fromEntries(addressFields.map((field) => [field, lineOf(field) ?? ''])) as PostalAddress;
  return { ...lines, postcode: tidyPostcode(lines.postcode) };
}

const mostSuggestions = 15;

/** The suggestions in a response, which is a list or contains one; undefined otherwise. */
export function readAddressSuggestions(answer: unknown): readonly AddressSuggestion[] | undefined {
  const list = Array.isArray(answer) ? answer : readRecord(answer)?.['suggestions'];
  if (!Array.isArray(list)) return undefined;
  return readList(list)
    .map((item) => readRecord(item) ?? {})
    .map((raw) => ({ id: readText(pick(raw, 'id')), address: readText(pick(raw, 'address')) }))
    .filter(({ id, address }) => id !== '' && address !== '')
    .slice(0, mostSuggestions);
}

/** The address in a response about one suggestion; undefined when there is none. */
export function readLookedUpAddress(answer: unknown): PostalAddress | undefined {
  const raw = readRecord(answer);
  const address = raw && addressOf(readRecord(raw['address']) ?? raw);
  return address && (address.street || address.houseName) ? address : undefined;
}

/** The addresses of a postcode in a response: a list, an object with one, or a single address; undefined otherwise. */
export function readAddressesAt(answer: unknown): readonly PostalAddress[] | undefined {
  const raw = readRecord(answer);
  const list = Array.isArray(answer) ? answer : (raw?.['addresses'] ?? raw?.['Addresses']);
  if (Array.isArray(list)) return readList(list).flatMap((each) => readLookedUpAddress(each) ?? []);
  const only = readLookedUpAddress(answer);
  return only && [only];
}

/**
 * The first line of an address: the house number, name or both before the street. A number such as '12A' or '12-14' is
 * kept as a house name, and still goes on one line with its street.
 */
export function streetLine({ houseName, houseNumber, street }: PostalAddress): string {
  const numbered = [houseNumber.trim(), street.trim()].filter(Boolean).join(' ');
  const name = houseName.trim();
  const endsInNumber = isHouseNumber(name.split(', ').at(-1)!);
  return [name, numbered].filter(Boolean).join(endsInNumber ? ' ' : ', ');
}

/** An address in one line, such as '14 Rivers Street, Bath, Somerset, BA1 2QA'. */
export function addressInWords(address: PostalAddress): string {
  const { town, county, postcode } = address;
  return [streetLine(address), town.trim(), county.trim(), postcode.trim()].filter(Boolean).join(', ');
}

function addressOf(raw: Raw): PostalAddress {
  const part = (...names: string[]) => readText(pick(raw, ...names));
  const name = part('building_name');
  const number = part('building_number');
  const lines = ['line_1', 'line_2', 'line_3', 'line_4'].flatMap((line) => apart(part(line), number));
  const houses = [number, name].map((house) => lines.findIndex((line) => withoutHouse(line, house) !== line));
  const building = lines.findIndex((line) => name !== '' && line.toLowerCase().endsWith(` ${name.toLowerCase()}`));
  const house = houses.find((at) => at >= 0) ?? building + 1;
  // Lines before the house are a part of it, such as a flat, or its name.
  const within = lines.slice(0, house);
  const streets = lines.slice(house).map((line) => withoutHouse(line, name, number));
  const isNamed = within.some((line) => line.includes(name));
  // A number such as 12A would be refused as a house number, so it goes into the house name.
  const isNumber = /^\d*$/.test(number);
  return {
    houseNumber: isNumber ? number : '',
    houseName: [...within, isNamed ? '' : name, isNumber ? '' : number].filter(Boolean).join(', '),
    street: streets.find(Boolean) ?? '',
    town: part('town_or_city'),
    county: part('county'),
    postcode: part('postcode'),
  };
}

/** A line before and after a comma at which the house begins: 'Flat 3' and '14 Rivers Street'. */
function apart(line: string, house: string): readonly string[] {
  const at = house === '' ? -1 : line.indexOf(`, ${house} `);
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 2)];
}

/** Removes the house from the start of a line: '14 Rivers Street' becomes 'Rivers Street'. */
function withoutHouse(line: string, ...houses: readonly string[]): string {
  let rest = line;
  for (const house of houses) {
    const begins = house !== '' && rest.toLowerCase().startsWith(house.toLowerCase());
    const after = rest.slice(house.length);
    if (begins && !/^[\p{L}\d]/u.test(after)) rest = after.replace(/^[\s,]+/, '');
  }
  return rest;
}
