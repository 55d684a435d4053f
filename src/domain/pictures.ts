import { safeUrl } from './safe-url';

/** Widths in pixels at which a card offers its picture. */
export const cardPictureWidths = [320, 408, 430, 550, 768] as const;

/** How wide a card's picture is, as in the `sizes` attribute: one to four columns. */
export const cardPictureSizes = '(min-width: 1160px) 25vw, (min-width: 900px) 33vw, (min-width: 560px) 50vw, 100vw';

/** Widths in pixels at which the full-screen gallery offers its pictures. */
export const galleryPictureWidths = [320, 375, 414, 575, 768, 992, 1160] as const;

/** Widths in pixels at which a staff card offers its portrait on small screens. */
export const staffPictureWidths = [375, 600] as const;

/** How wide that portrait is, as in the `sizes` attribute. */
export const staffPictureSizes = '112px';

/** Size in pixels of a staff portrait on all other screens. */
export const staffPictureBox = { width: 320, height: 212 } as const;

const sizeSegment = /\/(?:\d{1,5}|_)x(?:\d{1,5}|_)(?=\/)/;

/** A picture's URL: protocol-relative becomes https, and the hosts mr1 to mr3 become mr0; '' when it is not usable. */
export function pictureUrl(text: unknown): string {
  const url = safeUrl(text);
  if (url === '#' || /^(?:mailto|tel):/i.test(url)) return '';
  return url.replace(/^\/\//, 'https://').replace(/^(https?:\/\/mr)[1-3](?=\.)/i, '$10');
}

/** The URL of a picture at a size in pixels; without a height the picture keeps its proportions. */
export function pictureAt(url: string, width: number, height?: number): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(pictureUrl(url)) ?? [];
  const size = `${width}x${height ?? '_'}`;
  if (sizeSegment.test(address)) return address.replace(sizeSegment, `/${size}`) + rest;
  return address.replace(/(?:^|(?<![/:])\/)(?=[^/]+$)/, (slash) => `${slash}${size}/`) + rest;
}

/** The srcset of a picture at the given widths. */
export function pictureSet(url: string, widths: readonly number[]): string {
  return url === '' ? '' : widths.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}

/** How many cards of a list load their pictures eagerly, by screen width in pixels; the others load lazily. */
export function eagerCards(screenWidth: number): number {
  if (screenWidth < 768) return 1;
  return screenWidth < 992 ? 2 : 3;
}
