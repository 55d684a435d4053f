import { useLayoutEffect, useRef } from 'react';

import { galleryWords as words } from '../../domain/gallery-words';
import type { Picture } from '../../domain/property-media';
import { classes } from '../../ui/classes';
import { LargePicture } from './large-picture';

interface Props {
  picture: Picture;
  /** Counted from one. */
  number: number;
  total: number;
  isShown: boolean;
  /** The current slide or a neighbour: its picture is fetched. */
  isNear: boolean;
  /** Scale relative to the stage. An enlarged picture scrolls by wheel, touch, scrollbars and arrow keys. */
  zoom: number;
  onZoom: () => void;
}

/** One picture of a carousel. */
export function Slide({ picture, number, total, isShown, isNear, zoom, onZoom }: Props) {
  const slide = useRef<HTMLDivElement>(null);
  const isLarger = isShown && zoom > 1;
  const name = words.picture(number, total);

  useLayoutEffect(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = slide.current!;
    if (zoom > 1) slide.current!.scroll((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [zoom]);
  return (
    // Everything double click does is also possible by button and key.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={slide}
      className={classes('agency-gallery-slide', isLarger && 'agency-gallery-slide-larger')}
      // The strip around it says which picture this is.
      role={isLarger ? 'group' : undefined}
      aria-label={isLarger ? words.enlarged(picture.caption || name) : undefined}
      // What scrolls must be reached by keys.
      tabIndex={isLarger ? 0 : undefined}
      inert={!isShown}
      onDoubleClick={onZoom}
    >
      {isNear && (
        <LargePicture
          picture={picture}
          alt={picture.caption || name}
          isShown={isShown}
          size={isLarger ? `${zoom * 100}%` : undefined}
        />
      )}
    </div>
  );
}
