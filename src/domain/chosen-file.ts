/** A file as a browser tells of it. */
interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Media type, such as `application/pdf`; empty where the browser does not know it. */
  type: string;
}

/** Bytes. */
const MEGABYTE = 1024 * 1024;
const largestFile = 10 * MEGABYTE;
const longestName = 40;
/** Words about a file to send. */
export const fileWords = {
  choose: 'Choose a file',
  drop: 'or drop it here, up to 10 MB',
  chosen: (name: string) => `${name} is chosen.`,
  remove: (name: string) => `Remove ${name}`,
  removed: 'No file is chosen any more.',
  tooLarge: "File size can't be over 10mb",
  empty: 'This file is empty. Please choose another.',
  otherKind: (accept: string) => `This kind of file is not accepted. Please choose one of these: ${accept}`,
  unreadable: 'This file could not be read. Please choose it again.',
  missing: '! Please fill in this field.',
} as const;

/**
 * Why a file cannot be sent; undefined when it can. At most 10 MB of 1,024 × 1,024 bytes, not empty, and of the kinds
 * that `accept` lists as an input does: `.pdf, image/*, text/plain`.
 */
export function fileProblem(file: ChosenFile, accept: string): string | undefined {
  if (file.size > largestFile) return fileWords.tooLarge;
  if (file.size === 0) return fileWords.empty;
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  return kinds.length === 0 || kinds.some((kind) => isOfKind(file, kind)) ? undefined : fileWords.otherKind(accept);
}

/** The name in at most 40 characters, its beginning and its ending, which says what it is. */
export function shortFileName(name: string): string {
  const letters = [...name];
  if (letters.length <= longestName) return name;
  const half = (longestName - 1) / 2;
  return `${letters.slice(0, Math.ceil(half)).join('')}…${letters.slice(-Math.floor(half)).join('')}`;
}

/** Such as `1.4 MB`, or `12 kB`. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  if (megabytes < 1) return `${Math.ceil(bytes / 1024)} kB`;
  return `${megabytes.toLocaleString('en-GB', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`;
}

/** The ending counts, and nothing before it: `cv.pdf.exe` is no PDF. */
function isOfKind({ name, type }: ChosenFile, kind: string) {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}
