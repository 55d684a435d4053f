import { readText } from '../../src/domain/reading';

const longestPath = 500;

/** The path of a page address, without its origin, query and fragment, which may contain personal data. */
export function pagePath(address: unknown): string {
  const text = readText(address);
  const base = 'http://site.invalid';
  return text !== '' && URL.canParse(text, base) ? new URL(text, base).pathname.slice(0, longestPath) : '';
}
