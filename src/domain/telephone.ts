/** Separators between the digits of a number, including the direction marks that come with a copied one. */
const separators = /[\s().\-\u2010-\u2015/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The 0 in brackets after a country code, dialled only within the country. */
const homeZero = /^([^\d+]*\+.*?)\(0\)/;

/** A number as sent: its digits, with a leading plus if it has one. */
export function telephoneAsSent(number: string): string {
  return number.replace(homeZero, '$1').replace(separators, '');
}

/**
 * The `tel:` URL of a number as people write it, without the 0 in brackets after a country code; undefined for text
 * without a digit.
 */
export function telephoneUrl(number: string): string | undefined {
  const dialled = number.replace(homeZero, '$1').replace(/[^\d+]/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
}
