import { useCallback, type ReactNode } from 'react';

import { cardPictureWidths, pictureAt, pictureSet, pictureUrl } from '../domain/pictures';
import { usePicture } from './use-picture';

interface Props {
  url: string;
  alt: string;
  className: string;
  /** The `sizes` attribute for browsers without `sizes="auto"`, and for eager pictures. */
  sizes: string;
  /** Fetched at once, wherever it is on the page; lazily by default. */
  eager?: boolean;
  /** Called with the `img` before it is fetched; must be a stable function. */
  onPlace?: ((picture: HTMLImageElement) => void) | undefined;
  /** Shown when the picture fails to load. */
  instead?: ReactNode;
}

/** A picture in a list, fetched at the width that fits. */
export function ListPicture({ url, alt, className, sizes, eager = false, onPlace, instead }: Props) {
  const { isPlain, isMissing, outcome } = usePicture(url);
  const fetchIt = useCallback(
    (picture: HTMLImageElement) => {
      onPlace?.(picture);
      if (!isPlain) picture.srcset = pictureSet(url, cardPictureWidths);
      picture.src = isPlain ? pictureUrl(url) : pictureAt(url, 768);
      return () => letGo(picture);
    },
    [url, isPlain, onPlace],
  );
  if (isMissing) return instead;
  return (
    // The ref sets `src` and `srcset`: React would set them a second time, and the browser measure the width twice.
    <img
      ref={fetchIt}
      className={className}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sizes={eager ? sizes : `auto, ${sizes}`}
      {...outcome}
    />
  );
}

/**
 * Chromium leaks a removed picture with `sizes="auto"`, and everything around it. `src` and `srcset` go first, or it
 * would fetch another size.
 */
function letGo(picture: HTMLImageElement) {
  for (const name of ['src', 'srcset', 'sizes']) picture.removeAttribute(name);
}
