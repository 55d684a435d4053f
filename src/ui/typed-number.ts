const longestFigure = 15;
/** A figure, and whether it is of thousands; else it is of millions. */
const shortened = /^[^\d.]*([\d.,]+)\s*(?:(k)|m(?:n|ill?(?:ion)?)?)\W*$/i;

/** What was typed or pasted, as a figure with thousands separators: '£450000.5' gives '450,000.5' for two decimals. */
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

/** What was typed with k or m for thousands or millions, written out: '£1.5m' gives '1500000'; any other text stays. */
export function writtenOut(text: string, digits = longestFigure): string {
  const [, figure = '', thousands] = shortened.exec(text.normalize('NFKC')) ?? [];
  const whole = Math.round(Number(figure.replaceAll(',', '')) * (thousands ? 1e3 : 1e6));
  return figure && whole < 10 ** digits ? String(whole) : text;
}

/** The number a typed figure stands for; undefined when there is none. */
export function numberTyped(text: string): number | undefined {
  const digits = text.replaceAll(',', '');
  return digits === '' ? undefined : Number(digits);
}

/**
 * Where the caret belongs in a formatted figure, told by what stood behind it: as many digits stay behind it.
 * Beside a separator it stands before it, or after it when the visitor deletes forwards.
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
