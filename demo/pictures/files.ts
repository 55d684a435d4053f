import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { PictureOrder } from './sizes';

const largestFolder = 2_000_000_000;
const draftMark = '.draft-';

/** Where a picture is kept. */
export const pictureFile = (folder: string, { slug, width, height, format }: PictureOrder): string =>
  join(folder, `${slug}@${width}x${height ?? '_'}.${format}`);

/** Where a picture is kept at its widest, for other sizes to be made from. */
export const originalFile = (folder: string, slug: string): string => join(folder, `${slug}.jpeg`);

/** Writes a file so that other processes see it whole or not at all. */
export async function keepFile(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}${draftMark}${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Deletes the oldest pictures of a folder until it takes up no more bytes than allowed. */
export async function tidyFolder(folder: string, mostBytes = largestFolder): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => describe(join(folder, name))));
  const kept = files.filter((file) => file !== undefined).sort((one, other) => other.time - one.time);
  let bytes = 0;
  for (const { path, size } of kept) {
    bytes += size;
    if (bytes > mostBytes) await rm(path, { force: true });
  }
}

/** Another process may have deleted the file since it was listed. */
async function describe(path: string): Promise<{ path: string; size: number; time: number } | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, size, time: mtimeMs };
  } catch {
    return undefined;
  }
}
