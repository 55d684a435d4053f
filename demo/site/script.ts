import { readFileSync } from 'node:fs';

/** What a page's head needs to bring the elements. */
export interface Script {
  styleSheet: string;
  entry: string;
  /** The files that the tags of a page need, to be linked so that the browser fetches all of them at once. */
  filesFor: (html: string) => readonly string[];
}

/** Which files the build made for what: for every tag, and for each beyond these. */
interface Needed {
  base: readonly string[];
  byTag: Readonly<Record<string, readonly string[]>>;
}

const folder = '/asset_bundles/';

/** The addresses of the built files, as the build tells them to whoever prints pages. */
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
