import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { drawingVersion } from './drawing-version';
import { pictureFile, removeUnused, tidyFolder } from './files';
import { Painters } from './painters';
import { isServed } from './sizes';
import type { PictureFormat, PictureOrder, PictureSize } from './sizes';
import { readSlug } from './subjects';

export { TooManyPicturesError } from './painters';
export { pictureWidths, readPicturePath } from './sizes';
export type { PictureFormat, PictureOrder, PictureSize } from './sizes';

/** The size and format of a picture. */
interface PictureChoice extends PictureSize {
  format?: PictureFormat;
}

/** Pictures drawn on demand and cached in a folder that several processes may share. */
export interface Pictures {
  /** The picture with this slug in this size; undefined when the slug or size is unknown. */
  picture(slug: string, choice: PictureChoice): Promise<Uint8Array | undefined>;
  /** Stops the painters. */
  close(): void;
}

const picturesBetweenTidying = 500;

/** Opens the picture cache in a folder; each version of the drawing code uses its own subfolder. */
export function openPictures(folder: string): Pictures {
  const version = drawingVersion();
  const versioned = join(folder, version);
  void removeUnused(folder, version).catch(() => {});
  const painters = new Painters();
  const underWay = new Map<string, Promise<Uint8Array>>();
  let painted = 0;

  async function paint(order: PictureOrder): Promise<Uint8Array> {
    const kept = await readFile(pictureFile(versioned, order)).catch(() => undefined);
    if (kept) return kept;
    if (++painted % picturesBetweenTidying === 0) void tidyFolder(versioned).catch(() => {});
    return painters.paint({ ...order, folder: versioned });
  }

  return {
    async picture(slug, { width, height, format = 'webp' }) {
      if (!isServed({ width, ...(height && { height }) }) || !readSlug(slug)) return undefined;
      const order: PictureOrder = { slug, width, ...(height && { height }), format };
      const file = pictureFile(versioned, order);
      const running = underWay.get(file) ?? paint(order).finally(() => underWay.delete(file));
      underWay.set(file, running);
      return running;
    },
    close: () => painters.close(),
  };
}
