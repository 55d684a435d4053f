import { useState, type MouseEvent } from 'react';

import { galleryWords as words } from '../../domain/gallery-words';
import { galleryPictureWidths } from '../../domain/pictures';
import type { Picture } from '../../domain/property-media';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { warning } from '../../ui/icons/signs';
import { usePicture } from '../../ui/use-picture';

interface Props {
  picture: Picture;
  alt: string;
  /** The current picture is fetched with high priority, its neighbours with low. */
  isShown: boolean;
  /** CSS size relative to the stage; by default all of it. */
  size?: string | undefined;
}

/**
 * A full-width picture, fetched at the width that fits, with a placeholder while it loads; on failure offers to retry.
 */
export function LargePicture({ picture: { url }, alt, isShown, size }: Props) {
  const { isMissing, at, set, outcome, tryAgain } = usePicture(url);
  const [isThere, setThere] = useState(false);
  const fetchAgain = ({ currentTarget }: MouseEvent) => {
    // The pressed button is removed; on the strip the arrow keys still work.
    currentTarget.closest<HTMLElement>('.agency-gallery-strip')!.focus({ preventScroll: true });
    tryAgain();
  };
  if (isMissing) {
    return (
      <div className="agency-gallery-failed">
        <Icon path={warning} size="large" />
        <p>{words.failed}</p>
        <Button onClick={fetchAgain}>{words.tryAgain}</Button>
      </div>
    );
  }
  return (
    <>
      {!isThere && !size && (
        <svg className="agency-gallery-coming" viewBox="0 0 3 2" aria-hidden="true">
          <rect width="3" height="2" />
        </svg>
      )}
      <img
        className="agency-gallery-picture"
        alt={alt}
        decoding="async"
        draggable={false}
        fetchPriority={isShown ? 'high' : 'low'}
        sizes="100vw"
        style={size ? { inlineSize: size, blockSize: size } : undefined}
        srcSet={set(galleryPictureWidths)}
        src={at(galleryPictureWidths.at(-1)!)}
        onError={outcome.onError}
        onLoad={() => {
          outcome.onLoad();
          setThere(true);
        }}
      />
    </>
  );
}
