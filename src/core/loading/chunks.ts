import { pageNonce } from './nonce';
import { isPinned } from './pinned';

/** The files of the build; each number is an index into `files`. */
interface Chunks {
  files: readonly string[];
  /** What every tag needs: React and the rendering code. */
  base: readonly number[];
  /** What belongs to the visitor: the account, and what opens over the page. */
  visit: readonly number[];
  /** The file of each tag, by its name without `agency-`, then its imports beyond the base. */
  byTag: Readonly<Record<string, readonly number[]>>;
}

/** Written by the build; without a build the browser finds the files by itself. */
declare const CHUNKS: Chunks;

const chunks: Chunks = typeof CHUNKS === 'undefined' ? { files: [], base: [], visit: [], byTag: {} } : CHUNKS;
const hinted = new Set<number>();

/** Tells the browser to fetch what a tag needs, before its own file is read. */
export const preload = (tag: string) => hint([...chunks.base, ...filesOf(tag)]);

/** Tells the browser to fetch what the routes of the page need. */
export const preloadVisit = () => hint([...chunks.base, ...chunks.visit]);

/** Fetches the file of a tag again, under a new address if another copy of it does no harm. */
export function fetchAgain(tag: string): Promise<unknown> {
  const address = whereIs(tag);
  if (!address) return Promise.reject(new Error(tag));
  const isFixed = chunks.base.includes(filesOf(tag)[0]!) || isPinned(address);
  return import(/* @vite-ignore */ isFixed ? address : `${address}?${Date.now()}`);
}

/** The address of a tag's file, for the error message when it does not load. */
export function whereIs(tag: string) {
  const [file] = filesOf(tag);
  return file === undefined ? undefined : addressOf(file);
}

function hint(files: readonly number[]) {
  for (const file of files) {
    if (hinted.has(file)) continue;
    hinted.add(file);
    const link = { rel: 'modulepreload', nonce: pageNonce(), href: addressOf(file) };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

const filesOf = (tag: string) => chunks.byTag[tag.replace('agency-', '')] ?? [];

const addressOf = (file: number) => new URL(chunks.files[file]!, import.meta.url).href;
