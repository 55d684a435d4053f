/** Invisible direction marks, which come with a number copied from the contacts of a telephone. */
const marks = String.raw`\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const allMarks = new RegExp(`[${marks}]`, 'g');
/** What may stand between the digits of a number. */
const between = String.raw`\s.\-\u2010-\u2015${marks}`;
const separators = new RegExp(`[${between}()/]`, 'g');
/** Digits, perhaps with some in brackets: the first number of a text that may have words or further numbers after it. */
const firstNumber = new RegExp(String.raw`(?:\+|\(\+?\d+\)|\d)(?:[\d${between}]|\(\d+\))*`);
/** The 0 in brackets after a country code, dialled only within the country. */
const homeZero = /^([^\d+]*(?:\+|00).*?)\(0\)/;
/** Fewer digits are only part of a number that is written unusually, such as 01225/460000. */
const fewestDigits = 6;

/** A text as it looks, without invisible direction marks. */
export const withoutMarks = (text: string): string => text.replace(allMarks, '');

/** A number as sent: its digits, with a leading plus if it has one. */
export function telephoneAsSent(number: string): string {
  return number.replace(homeZero, '$1').replace(separators, '');
}

/** A British number with its 0 in place of the country code, in digits alone; any other as it is. */
export function telephoneInDigits(number: string): string {
  const sent = telephoneAsSent(number).replace(/^\+44/, '0');
  return /^\d+$/.test(sent) ? sent : number;
}

/**
 * The `tel:` URL of the first number in a text as people write it, such as '+44 (0)20 7946 0958 (24 hours)', without the
 * 0 in brackets after a country code; undefined for text without a digit.
 */
export function telephoneUrl(text: string): string | undefined {
  const whole = text.replace(homeZero, '$1');
  const first = dialled(firstNumber.exec(whole)?.[0] ?? '');
  const number = first.length < fewestDigits ? dialled(whole) : first;
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

const dialled = (text: string) => text.replace(/[^\d+]/g, '');
