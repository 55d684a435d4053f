import { useEffect, useRef } from 'react';

import { useUniqueId } from '../../core/use-unique-id';
import { playerWords as words } from '../../domain/gallery-words';
import { galleryPictureWidths } from '../../domain/pictures';
import type { ShownFilm } from '../../domain/shown-films';
import { Icon } from '../../ui/icon';
import { play } from '../../ui/icons/views';
import { usePicture } from '../../ui/use-picture';

interface Props {
  film: ShownFilm;
  /** URL of the picture shown until the film plays; '' for none. */
  poster: string;
  isPlaying: boolean;
  onPlay: () => void;
}

/** A still image with a play button; the other site's iframe replaces it only when that is pressed. */
export function Player({ film: { label, embed }, poster, isPlaying, onPlay }: Props) {
  const id = useUniqueId();
  const screen = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { src, sandbox, allow, pause, name } = embed;
  const { at, set, isMissing, outcome } = usePicture(poster);

  useEffect(() => {
    // The pressed button is gone. The focus does not go into the iframe: Escape there would not reach this page.
    if (isPlaying) screen.current!.focus({ preventScroll: true });
  }, [isPlaying]);
  useEffect(() => {
    const rest = () => {
      if (document.hidden && pause) frame.current?.contentWindow?.postMessage(pause.message, pause.origin);
    };
    document.addEventListener('visibilitychange', rest);
    return () => document.removeEventListener('visibilitychange', rest);
  }, [pause]);
  return (
    <div className="agency-video-stage">
      <div ref={screen} className="agency-video-screen" role="group" aria-label={label} tabIndex={-1}>
        {isPlaying ? (
          <iframe
            ref={frame}
            className="agency-video-frame"
            title={label}
            src={src}
            sandbox={sandbox}
            allow={allow}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {poster && !isMissing && (
              <img
                className="agency-video-poster"
                alt=""
                decoding="async"
                sizes="(min-width: 1160px) 1160px, 100vw"
                srcSet={set(galleryPictureWidths)}
                src={at(768)}
                {...outcome}
              />
            )}
            <button
              type="button"
              className="agency-video-play agency-no-print"
              aria-label={words.play(label)}
              aria-describedby={`${id}-notice`}
              onClick={onPlay}
            >
              <span className="agency-video-disc">
                <Icon path={play} size="large" />
              </span>
            </button>
            <p id={`${id}-notice`} className="agency-video-notice agency-no-print">
              {words.notice(name)}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
