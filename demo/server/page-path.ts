import { readText } from '../../src/domain/reading';

const longestPath = 500;

/** The path of the page an address names, without its site, query and fragment, which may hold anything personal. */
export function pagePath(address: unknown): string {
  const text = readText(address);
  const base = 'http://site.invalid';
  return text !== '' && URL.canParse(text, base) ? new URL(text, base).pathname.slice(0, longestPath) : '';
}
