import { readFileSync } from 'node:fs';

/** What a page's head needs to load the elements. */
export interface Script {
  styleSheet: string;
  entry: string;
  /** The files that a page's tags need, for modulepreload links so that the browser fetches them all at once. */
  filesFor: (html: string) => readonly string[];
}

/** The built files needed by every tag, and by each tag beyond these. */
interface Needed {
  base: readonly string[];
  byTag: Readonly<Record<string, readonly string[]>>;
}

const folder = '/asset_bundles/';

/** The URLs of the built files, from the build's `modulepreload.json`. */
export function readScript(path = 'dist/modulepreload.json'): Script {
  const { base, byTag } = JSON.parse(readFileSync(path, 'utf8')) as Needed;
  return {
    styleSheet: `${folder}agency.css`,
    entry: `${folder}agency.js`,
    filesFor(html) {
      const tags = [...html.matchAll(/<(agency-[a-z-]+)/g)].map(([, tag]) => tag!);
      const files = tags.flatMap((tag) => byTag[tag] ?? []);
      return tags.length > 0 ? [...new Set([...base, ...files])].map((file) => folder + file) : [];
    },
  };
}
