/** A size a picture is served in: width in pixels, and height when it fills a fixed box. */
export interface PictureSize {
  width: number;
  height?: number;
}

/** The formats pictures are served in. */
export type PictureFormat = 'webp' | 'avif';

/** A request under `/media/`. */
export interface PictureOrder extends PictureSize {
  slug: string;
  format: PictureFormat;
}

/** The widths that pages ask for; others are refused, so that nobody can fill the disk with sizes. */
export const pictureWidths: readonly number[] = [320, 375, 408, 414, 430, 550, 575, 600, 768, 992, 1160, 1536];

/** The widest of them, from which all others are scaled down. */
export const widest = Math.max(...pictureWidths);

const boxes: readonly Required<PictureSize>[] = [{ width: 320, height: 212 }];
const usualWidth = 768;
const address = /^\/media\/(?:(\d{2,4})x(\d{2,4}|_)\/)?([a-z0-9-]{3,60})\.(webp|avif)$/;

/** Whether pictures are served in this size. */
export const isServed = ({ width, height }: PictureSize): boolean =>
  height === undefined
    ? pictureWidths.includes(width)
    : boxes.some((box) => box.width === width && box.height === height);

/** Reads a path such as `/media/430x_/room-kitchen-12.webp`; undefined when it is not a picture in a served size. */
export function readPicturePath(path: string): PictureOrder | undefined {
  const [, width, height, slug, format] = address.exec(path) ?? [];
  if (slug === undefined) return undefined;
  const size: PictureSize = {
    width: width === undefined ? usualWidth : Number(width),
    ...(height !== undefined && height !== '_' && { height: Number(height) }),
  };
  return isServed(size) ? { slug, ...size, format: format as PictureFormat } : undefined;
}
