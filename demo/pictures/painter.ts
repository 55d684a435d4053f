// Runs as a separate process: drawing and encoding use whole CPU cores, which the server needs for its visitors.
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

import sharp from 'sharp';
import type { ResizeOptions, Sharp } from 'sharp';

import { keepFile, originalFile, pictureFile } from './files';
import type { PictureOrder } from './sizes';
import { readSlug } from './subjects';
import type { Framing, Subject } from './subjects';

/** An order to paint a picture, with the cache folder. */
export interface PaintOrder extends PictureOrder {
  id: number;
  folder: string;
}

/** The painted picture, or the error. */
export type Painted = { id: number; picture: Uint8Array } | { id: number; error: string };

const originalQuality = 92;
const paper = '#fdfbf6';
/** The fraction of a portrait's height, from its top, shown in a wide box: head and shoulders. */
const shownOfFace = 0.76;

const framings: Record<Framing, ResizeOptions> = {
  centre: { fit: 'cover' },
  face: { fit: 'cover', position: 'top' },
  whole: { fit: 'contain', background: paper },
};

async function paint({ folder, slug, width, height, format }: PaintOrder): Promise<Uint8Array> {
  const subject = readSlug(slug);
  if (!subject) throw new RangeError(`Nothing is called ${slug}.`);
  const original = await paintOriginal(folder, slug, subject);
  const framed = subject.framing === 'face' && height ? await widen(original, width / height) : original;
  const scaled = sharp(framed).resize({ width, ...(height && { height }), ...framings[subject.framing] });
  const picture = await encode(scaled, format).toBuffer();
  await cache(pictureFile(folder, { slug, width, height, format }), picture);
  return picture;
}

/** Extends a portrait's background sideways by repeating its edges, so that a wide box does not cut it at the chin. */
async function widen(portrait: Uint8Array, ratio: number): Promise<Uint8Array> {
  const image = sharp(portrait);
  const { width, height } = await image.metadata();
  const side = Math.round((height * shownOfFace * ratio - width) / 2);
  if (side <= 0) return portrait;
  return image.extend({ left: side, right: side, extendWith: 'copy' }).jpeg({ quality: originalQuality }).toBuffer();
}

/** The picture at its original width, drawn once and cached as JPEG, which is fast to write and to read scaled down. */
async function paintOriginal(folder: string, slug: string, subject: Subject): Promise<Uint8Array> {
  const file = originalFile(folder, slug);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  // At the edge a drawing's last pixels are half transparent, which JPEG would show as a grey line.
  const drawn = sharp(Buffer.from(enlarge(subject.draw(), subject.width))).flatten({ background: paper });
  const original = await drawn.jpeg({ quality: originalQuality, chromaSubsampling: '4:4:4' }).toBuffer();
  await cache(file, original);
  return original;
}

/** Keeps a picture for later; where the disk is full or read-only, it is painted again each time. */
async function cache(file: string, picture: Uint8Array): Promise<void> {
  await keepFile(file, picture).catch(() => {});
}

const encode = (image: Sharp, format: PictureOrder['format']): Sharp =>
  format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 80, effort: 3 });

/** Sets the size at which an SVG is rasterised. */
function enlarge(svg: string, wide: number): string {
  return svg.replace(/width="([\d.]+)" height="([\d.]+)"/, (_, width: string, height: string) => {
    const high = Math.round((wide * Number(height)) / Number(width));
    return `width="${wide}" height="${high}"`;
  });
}

async function answer(order: PaintOrder): Promise<Painted> {
  const { id } = order;
  try {
    return { id, picture: await paint(order) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

sharp.concurrency(1);
sharp.cache(false);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let last = Promise.resolve();
process.on('message', (order: PaintOrder) => {
  last = last.then(async () => {
    const painted = await answer(order);
    process.send?.(painted);
  });
});
process.on('disconnect', () => process.exit());
