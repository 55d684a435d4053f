import { readFileSync } from 'node:fs';

/** The three lines of the page's head that bring the elements. */
export interface Script {
  styleSheet: string;
  /** Files to fetch before the script asks for them. */
  preload: readonly string[];
  entry: string;
}

const folder = '/asset_bundles/';

/** The addresses of the built files, read off the snippet that the build prints for page owners. */
export function readScript(snippet = 'dist/snippet.html'): Script {
  const lines = readFileSync(snippet, 'utf8');
  const files = (pattern: RegExp) =>
    [...lines.matchAll(pattern)].map(([, file]) => folder + file!.replace(/^.*\//, ''));
  return {
    styleSheet: `${folder}agency.css`,
    preload: files(/modulepreload" href="([^"]+)"/g),
    entry: `${folder}agency.js`,
  };
}
