import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { PictureOrder } from './sizes';

const largestFolder = 2_000_000_000;
const oneWeek = 7 * 24 * 60 * 60 * 1000;
const draftMark = '.draft-';

/** Path of a cached picture. */
export const pictureFile = (folder: string, { slug, width, height, format }: PictureOrder): string =>
  join(folder, `${slug}@${width}x${height ?? '_'}.${format}`);

/** Path of a picture's original, from which other sizes are scaled. */
export const originalFile = (folder: string, slug: string): string => join(folder, `${slug}.jpeg`);

/** Writes a file atomically. */
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

/** Deletes a folder's oldest pictures until it is within the allowed number of bytes. */
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

/** Deletes the pictures of other versions of the drawing code that have not grown for a week. */
export async function removeUnused(folder: string, version: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /^[0-9a-f]{12}$/.test(each) && each !== version)) {
    const old = await describe(join(folder, name));
    if (old && Date.now() - old.time > oneWeek) await rm(old.path, { recursive: true, force: true });
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
