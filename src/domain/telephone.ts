/** What people write between the digits of a number; also the marks of direction that come with a copied one. */
const separators = /[\s().\-\u2010-\u2015/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The 0 in brackets that is only for callers at home. */
const homeZero = /^([^\d+]*\+.*?)\(0\)/;

/** A number as it is sent: its digits, and the plus before them where there is one. */
export function telephoneAsSent(number: string): string {
  return number.replace(homeZero, '$1').replace(separators, '');
}

/**
 * The address that rings a number as people write it, without the 0 in brackets that is only for callers at home;
 * undefined for text without a digit.
 */
export function telephoneUrl(number: string): string | undefined {
  const dialled = number.replace(homeZero, '$1').replace(/[^\d+]/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
}
