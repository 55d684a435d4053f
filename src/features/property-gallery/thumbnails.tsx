import { useLayoutEffect, useRef } from 'react';

import { focusedBeside } from '../../core/focused';
import { galleryWords as words } from '../../domain/gallery-words';
import { galleryPictureWidths } from '../../domain/pictures';
import type { Picture } from '../../domain/property-media';
import { usePicture } from '../../ui/use-picture';

interface Props {
  pictures: readonly Picture[];
  current: number;
  onShow: (index: number) => void;
}

/** Thumbnails of all pictures, where there is room: one tab stop, with arrow keys to move. */
export function Thumbnails({ pictures, current, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null);

  // Together with the turn: the next key pressed must find the focus already there.
  useLayoutEffect(() => {
    const { children, clientWidth } = list.current!;
    const item = children[current] as HTMLElement;
    if (list.current!.contains(focusedBeside(list.current!)))
      item.querySelector('button')!.focus({ preventScroll: true });
    list.current!.scroll({ left: item.offsetLeft - (clientWidth - item.clientWidth) / 2 });
  }, [current]);
  return (
    <ul ref={list} className="agency-gallery-thumbnails agency-no-print" role="list" aria-label={words.all}>
      {pictures.map(({ url, caption }, index) => (
        <li key={`${index} ${url}`} className="agency-gallery-thumbnail-item">
          <button
            type="button"
            className="agency-gallery-thumbnail"
            aria-label={[words.picture(index + 1, pictures.length), caption].filter(Boolean).join(': ')}
            aria-current={index === current || undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onShow(index)}
          >
            <Small url={url} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Small({ url }: { url: string }) {
  const { at, outcome } = usePicture(url);
  return (
    <img
      className="agency-gallery-small"
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      src={at(galleryPictureWidths[0])}
      {...outcome}
    />
  );
}
