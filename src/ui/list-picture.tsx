import { useCallback, useState, type ReactNode } from 'react';

import { cardPictureWidths, pictureAt, pictureSet } from '../domain/pictures';

interface Props {
  url: string;
  alt: string;
  className: string;
  /** What browsers that cannot measure a picture themselves take for its width. */
  sizes: string;
  /** Fetched at once, wherever it is on the page. */
  eager?: boolean;
  /** Told where the picture stands, before it is fetched; the same function each time. */
  onPlace?: ((picture: HTMLImageElement) => void) | undefined;
  /** What stands there when it does not arrive. */
  instead?: ReactNode;
}

/** A picture of a list, at the width that fits. */
export function ListPicture({ url, alt, className, sizes, eager = false, onPlace, instead }: Props) {
  const [isMissing, setMissing] = useState(false);
  const fetchIt = useCallback(
    (picture: HTMLImageElement) => {
      onPlace?.(picture);
      picture.srcset = pictureSet(url, cardPictureWidths);
      picture.src = pictureAt(url, 768);
      return () => letGo(picture);
    },
    [url, onPlace],
  );
  if (isMissing) return instead;
  return (
    // Its address is not told to React, which would set it a second time: the browser then looks twice for the width.
    <img
      ref={fetchIt}
      className={className}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sizes={eager ? sizes : `auto, ${sizes}`}
      onError={() => setMissing(true)}
    />
  );
}

/**
 * Chromium keeps a picture that measures itself after it has left the page, and everything around it. Without an address
 * it fetches no other size instead.
 */
function letGo(picture: HTMLImageElement) {
  for (const name of ['src', 'srcset', 'sizes']) picture.removeAttribute(name);
}
