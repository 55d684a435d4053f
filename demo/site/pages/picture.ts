import { html } from 'hono/html';

import { pictureAt, pictureSet } from '../../../src/domain/pictures';
import type { Picture } from '../../server/schema';

interface Look {
  widths: readonly number[];
  /** How wide the picture is shown, as in the `sizes` attribute; lazy ones are as wide as the browser finds them. */
  sizes: string;
  /** Its proportions, for one that keeps its own: a lazy picture has none that the browser would use. */
  size?: { width: number; height: number } | undefined;
  /** Loads at once instead of lazily, for a page's first picture. */
  eager?: boolean;
}

/** An image with a `srcset` of every width the page may need. */
export const picture = ({ url, caption }: Picture, { widths, sizes, size, eager = false }: Look) =>
  html`<img
    src="${pictureAt(url, widths[0] ?? 768)}"
    srcset="${pictureSet(url, widths)}"
    sizes="${eager ? sizes : `auto, ${sizes}`}"
    ${size ? html`width="${size.width}" height="${size.height}"` : ''}
    alt="${caption}"
    loading="${eager ? 'eager' : 'lazy'}"
    fetchpriority="${eager ? 'high' : 'auto'}"
    decoding="async"
  />`;
