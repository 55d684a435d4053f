import { streetLine, type PostalAddress } from './postal-address';

type Part = keyof typeof parts;

/** The parts of an address that a field of the page's own form may hold. */
const parts = {
  houseNumber: ({ houseNumber }: PostalAddress) => houseNumber,
  houseName: ({ houseName }: PostalAddress) => houseName,
  line: streetLine,
  town: ({ town }: PostalAddress) => town,
  county: ({ county }: PostalAddress) => county,
  postcode: ({ postcode }: PostalAddress) => postcode,
} as const;

const byAutocomplete: Readonly<Record<string, Part>> = {
  'street-address': 'line',
  'address-line1': 'line',
  'address-level2': 'town',
  'address-level1': 'county',
  'postal-code': 'postcode',
};

/** By the last word in brackets of the field's name, or the whole name. */
const byName: Readonly<Record<string, Part>> = {
  house_number: 'houseNumber',
  building_number: 'houseNumber',
  house_name: 'houseName',
  building_name: 'houseName',
  street: 'line',
  street_address: 'line',
  address: 'line',
  address_1: 'line',
  line_1: 'line',
  town: 'town',
  city: 'town',
  town_or_city: 'town',
  county: 'county',
  postcode: 'postcode',
};

/**
 * The part of an address for a field of the page's own form, by its `autocomplete` or else its name; undefined for
 * other fields.
 */
export function addressPartFor(
  address: PostalAddress,
  { autocomplete, name }: { autocomplete: string; name: string },
  names: readonly string[],
): string | undefined {
  const part = partOf(autocomplete, name);
  if (!part) return undefined;
  // When the form has separate fields for the house, leave it out of the street line.
  const isElsewhere = (wanted: Part) => part === 'line' && names.some((other) => partOf('', other) === wanted);
  const houseNumber = isElsewhere('houseNumber') ? '' : address.houseNumber;
  const houseName = isElsewhere('houseName') ? '' : address.houseName;
  return parts[part]({ ...address, houseNumber, houseName });
}

function partOf(autocomplete: string, name: string): Part | undefined {
  const token = autocomplete.trim().split(/\s+/).at(-1) ?? '';
  const word = /([^[\]]*)\]?$/.exec(name)?.[1] ?? '';
  if (Object.hasOwn(byAutocomplete, token)) return byAutocomplete[token];
  return Object.hasOwn(byName, word) ? byName[word] : undefined;
}
