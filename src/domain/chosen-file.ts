import { formatNumber } from './numbers';

/** The fields of a browser's `File` that are checked. */
interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Media type, such as `application/pdf`; empty when the browser does not know it. */
  type: string;
}

/** Bytes. */
const MEGABYTE = 1024 * 1024;
const mostMegabytes = 10;
const largestFile = mostMegabytes * MEGABYTE;
const longestName = 40;
/** Words of the file input. */
export const fileWords = {
  choose: 'Choose a file',
  drop: `or drop it here, up to ${mostMegabytes} MB`,
  chosen: (name: string) => `${name} is chosen.`,
  remove: (name: string) => `Remove ${name}`,
  removed: 'The file was removed.',
  tooLarge: "File size can't be over 10mb",
  empty: 'This file is empty. Please choose another.',
  otherKind: (kinds: string) => `This kind of file is not accepted. Please choose one of these: ${kinds}`,
  unreadable: 'This file could not be read. Please choose it again.',
  missing: '! Please fill in this field.',
} as const;

/**
 * Why a file cannot be sent; undefined when it can. At most 10 MB of 1,024 × 1,024 bytes, not empty, and of a type that
 * `accept` lists in the syntax of an input: `.pdf, image/*, text/plain`.
 */
export function fileProblem(file: ChosenFile, accept: string): string | undefined {
  if (file.size > largestFile) return fileWords.tooLarge;
  if (file.size === 0) return fileWords.empty;
  const kinds = acceptedKinds(accept);
  return kinds.length === 0 || kinds.some((kind) => isOfKind(file, kind))
    ? undefined
    : fileWords.otherKind(kinds.map(kindInWords).join(', '));
}

/** The kinds of an `accept`, in small letters; a bare word counts as an extension, `pdf` as `.pdf`. */
export function acceptedKinds(accept: string): readonly string[] {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.filter(Boolean).map((kind) => (/[./]/.test(kind) ? kind : `.${kind}`));
}

/** Shortens a file name to 40 characters, keeping its beginning and its extension. */
export function shortFileName(name: string): string {
  const letters = [...name];
  if (letters.length <= longestName) return name;
  const half = (longestName - 1) / 2;
  return `${letters.slice(0, Math.ceil(half)).join('')}…${letters.slice(-Math.floor(half)).join('')}`;
}

/** A file size in words, such as `1.4 MB` or `12 kB`. */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} kB`;
  return `${formatNumber(bytes / MEGABYTE, 1)} MB`;
}

const families: Readonly<Record<string, string>> = { image: 'pictures', video: 'videos', audio: 'sound' };

/** `.pdf` and `application/pdf` as PDF, `image/*` as pictures. */
function kindInWords(kind: string) {
  const [family = '', type] = kind.split('/');
  return (type === '*' && families[family]) || (type ?? kind.replace('.', '')).toUpperCase();
}

/** Telephones and cameras write either. */
const usual = (name: string) => name.replace(/\.jpeg$/, '.jpg').replace(/\.tiff$/, '.tif');

/** Only the last extension counts: `cv.pdf.exe` is not a PDF. */
function isOfKind({ name, type }: ChosenFile, kind: string) {
  if (kind.startsWith('.')) return usual(name.toLowerCase()).endsWith(usual(kind));
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}
