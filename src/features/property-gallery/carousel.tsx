import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { focusedBeside } from '../../core/focused';
import { onResized } from '../../core/resized';
import { galleryWords as words } from '../../domain/gallery-words';
import { mediaWords } from '../../domain/prescribed-words';
import type { Picture } from '../../domain/property-media';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { minus, plus } from '../../ui/icons/map';
import { Live } from '../../ui/live';
import { TurnButton } from '../../ui/turn-button';
import { useStrip } from '../../ui/use-strip';
import { Slide } from './slide';
import { Thumbnails } from './thumbnails';
import { useStageKeys } from './use-stage-keys';
import { useTurnsReported } from './use-turns-reported';

interface Props {
  pictures: readonly Picture[];
  start: number;
  /** The visitor has turned to a picture and stays there. */
  onTurn: (index: number) => void;
}

const LARGEST = 4;

/** Shows one picture at a time and wraps around. Fetches only the current picture and its neighbours. */
export function Carousel({ pictures, start, onTurn }: Props) {
  const total = pictures.length;
  const root = useRef<HTMLDivElement>(null);
  const { strip, current, jumpTo, keepInView, go, onScroll, onScrollEnd } = useStrip<HTMLDivElement>(total, start);
  const [zoom, setZoom] = useState(1);
  // The picture that is read aloud because arrow keys lead the focus to its thumbnail.
  const [read, setRead] = useState<number>();
  if (read !== undefined && read !== current) setRead(undefined);
  const isCarousel = total > 1;
  const position = words.picture(current + 1, total);
  const { caption = '' } = pictures[current] ?? {};

  /** What has the focus within a slide loses it when the slide is no longer enlarged or shown: the strip takes it. */
  const takeFocus = () => {
    if (strip.current!.contains(focusedBeside(strip.current!))) strip.current!.focus({ preventScroll: true });
  };
  const show = (index: number) => {
    takeFocus();
    setZoom(1);
    const next = (index + total) % total;
    setRead(focusedBeside(strip.current!)?.closest('.agency-gallery-thumbnail[aria-current]') ? next : undefined);
    go(next, glide());
  };
  const enlarge = (to: number) => {
    if (to <= 1) takeFocus();
    setZoom(Math.min(LARGEST, Math.max(1, to)));
  };
  useStageKeys(root, {
    zoom,
    enlarge,
    show: (place) => show(place === 'first' ? 0 : place === 'last' ? -1 : current + place),
  });

  useTurnsReported({
    current,
    start,
    onStart: () => {
      setZoom(1);
      jumpTo(start);
    },
    onTurn,
  });

  const open = useEffectEvent(() => jumpTo(current));
  const stay = useEffectEvent(() => keepInView());
  useLayoutEffect(() => open(), []);
  useEffect(() => onResized(strip.current!, () => stay()), [strip]);

  // By a swipe or scrolling, the slide with the focus is no longer shown.
  useLayoutEffect(() => {
    const slide = focusedBeside(strip.current!)?.closest('.agency-gallery-slide');
    const isLeft = slide && strip.current!.contains(slide) && slide !== strip.current!.children[current];
    if (isLeft) strip.current!.focus({ preventScroll: true });
  }, [current, strip]);

  const isNear = (index: number) => [0, 1, total - 1].includes(Math.abs(index - current));
  return (
    <div
      ref={root}
      className="agency-gallery-carousel"
      role="group"
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-label={words.pictures}
    >
      <div className="agency-gallery-stage">
        {isCarousel && (
          <>
            <TurnButton
              to="previous"
              label={words.previous}
              className="agency-gallery-turn"
              onClick={() => show(current - 1)}
            />
            <TurnButton
              to="next"
              label={words.next}
              className="agency-gallery-turn"
              onClick={() => show(current + 1)}
            />
          </>
        )}
        <div
          ref={strip}
          className={classes('agency-gallery-strip', zoom > 1 && 'agency-gallery-strip-still')}
          role="group"
          aria-roledescription={isCarousel ? 'slide' : undefined}
          aria-label={position}
          // What scrolls must be reached by keys; the arrows are heard by the whole stage.
          tabIndex={0}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
        >
          {pictures.map((picture, index) => (
            <Slide
              key={`${index} ${picture.url}`}
              picture={picture}
              number={index + 1}
              total={total}
              isShown={index === current}
              isNear={isNear(index)}
              zoom={zoom}
              onZoom={() => enlarge(zoom > 1 ? 1 : 2)}
            />
          ))}
        </div>
      </div>
      <div className="agency-gallery-foot">
        <p className="agency-gallery-caption">{caption}</p>
        {isCarousel && (
          <p className="agency-gallery-counter agency-no-print" aria-hidden="true">
            {mediaWords.counter(current + 1, total)}
          </p>
        )}
        <Button
          className="agency-button-round"
          aria-label={words.zoomOut}
          aria-disabled={zoom === 1 || undefined}
          onClick={() => enlarge(zoom - 1)}
        >
          <Icon path={minus} />
        </Button>
        <Button
          className="agency-button-round"
          aria-label={words.zoomIn}
          aria-disabled={zoom === LARGEST || undefined}
          onClick={() => enlarge(zoom + 1)}
        >
          <Icon path={plus} />
        </Button>
      </div>
      {isCarousel && <Thumbnails pictures={pictures} current={current} onShow={show} />}
      <Live>
        {[...(read === current ? [] : [position, caption]), zoom > 1 && words.zoomed(zoom * 100)]
          .filter(Boolean)
          .join(': ')}
      </Live>
    </div>
  );
}

/** Not set in CSS, so that the browser's own scrolling on resize is immediate. */
const glide = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
