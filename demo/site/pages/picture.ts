import { html } from 'hono/html';

import { pictureAt, pictureSet } from '../../../src/domain/pictures';
import type { Picture } from '../../server/schema';

interface Look {
  widths: readonly number[];
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page is fetched at once. */
  eager?: boolean;
}

/** A picture in every width the page may need; the browser takes the smallest that fits. */
export const picture = ({ url, caption }: Picture, { widths, sizes, eager = false }: Look) =>
  html`<img
    src="${pictureAt(url, widths[0] ?? 768)}"
    srcset="${pictureSet(url, widths)}"
    sizes="${sizes}"
    alt="${caption}"
    loading="${eager ? 'eager' : 'lazy'}"
    fetchpriority="${eager ? 'high' : 'auto'}"
    decoding="async"
  />`;
