import { longestBeginning } from '../domain/money';

const longestFigure = 15;
/**
 * Captures whole pounds, grouped by commas or spaces, their decimals, the end of a range up to its unit, and what makes
 * them thousands or millions.
 */
const firstAmount =
  /(\d{1,3}(?:\s\d{3})+(?!\d)|\d(?:,?\d)*|(?<![a-z.])(?=\.\d))(\.\d+)?(?:(\s*(?:[-–]|to)[£\s]*[\d.]+)?\s*(?:(k|thousand)|(m(?:n|ill?(?:ion)?)?))(?![a-z]))?/i;
/** Captures a figure, and `k` if it is in thousands; otherwise it is in millions. */
const shortened = /^[^\d.]*([\d.,]+)\s*(?:(k)|m(?:n|ill?(?:ion)?)?)\W*$/i;

/** Typed or pasted text as a figure with thousands separators: '£450000.5' gives '450,000.5' for two decimals. */
export function formatTyped(text: string, decimals: number, digits = longestFigure): string {
  const [whole = '', ...parts] = text
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .split('.');
  const grouped = whole
    .slice(0, digits)
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+$)/g, ',');
  if (decimals === 0 || parts.length === 0) return grouped;
  return `${grouped || '0'}.${parts.join('').slice(0, decimals)}`;
}

/** Whether an input event comes from a key rather than a paste, a drop or a password manager. */
export const isByKey = (inputType: string) => /^(?:insertText|delete)/.test(inputType);

/** Writes out a figure typed with k or m for thousands or millions: '£1.5m' gives '1500000'; other text stays. */
export function writtenOut(text: string, digits = longestFigure): string {
  const [, figure = '', thousands] = shortened.exec(text.normalize('NFKC')) ?? [];
  const whole = Math.round(Number(figure.replaceAll(',', '')) * (thousands ? 1e3 : 1e6));
  return figure && whole < 10 ** digits ? String(whole) : text;
}

/**
 * The first amount in a pasted text, or the first with a pound sign, in whole pounds: '£450,000 - £475,000' gives
 * '450000', '1.5 million pounds' and '£1.5-1.7m' '1500000'; a text without one, or with too long a one, stays.
 */
export function pastedPounds(text: string, digits = longestFigure): string {
  const plain = text.normalize('NFKC');
  const [found, figure = '', pence, range, thousands, millions] =
    firstAmount.exec(plain.slice(plain.indexOf('£') + 1)) ?? [];
  if (!found) return text;
  const pounds = figure.replace(/\D/g, '');
  const isWhole = range !== undefined && pounds.length > longestBeginning;
  const factor = isWhole ? 1 : thousands ? 1e3 : millions ? 1e6 : 1;
  const whole = factor > 1 ? Math.round(Number(pounds + (pence ?? '')) * factor) : Number(pounds);
  return whole < 10 ** digits ? String(whole) : text;
}

/** Parses a formatted figure; undefined when empty. */
export function numberTyped(text: string): number | undefined {
  const digits = text.replaceAll(',', '');
  return digits === '' ? undefined : Number(digits);
}

/**
 * The caret position in a formatted figure that keeps as many digits after the caret as there were in `behind`.
 * At a separator the caret goes before it, or after it when the visitor deletes forwards.
 */
export function caretIn(formatted: string, behind: string, forwards: boolean): number {
  let left = behind.replace(/[^\d.]/g, '').length;
  let caret = formatted.length;
  while (caret > 0 && left > 0) {
    caret--;
    if (formatted[caret] !== ',') left--;
  }
  return !forwards && formatted[caret - 1] === ',' ? caret - 1 : caret;
}
