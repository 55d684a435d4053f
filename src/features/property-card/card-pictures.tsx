import { mediaWords } from '../../domain/prescribed-words';
import type { Photo } from '../../domain/property';
import { cardWords } from '../../domain/property-words';
import { TurnButton } from '../../ui/turn-button';
import { useStrip } from '../../ui/use-strip';
import { CardPicture } from './card-picture';
import { NoPicture } from './no-picture';

interface Props {
  photos: readonly Photo[];
  address: string;
  /** Same URL as the main link, which must not cover the pictures: a swipe has to start on them. */
  href: string;
}

/**
 * The pictures of a property, one at a time, by swipe or by button. A picture is fetched when it is the next one, the
 * second only once the visitor points at the card. Screen readers get the caption; the strip is hidden from them.
 */
export function CardPictures({ photos, address, href }: Props) {
  const total = photos.length;
  const { strip, current, slidesToLoad, loadNext, go, onScroll, onScrollEnd } = useStrip<HTMLAnchorElement>(total);
  if (total === 0) return <NoPicture className="agency-card-media" />;

  const isCarousel = total > 1;
  // Hidden at either end; once a picture has been turned, one press too many must not reach the link below.
  const held = slidesToLoad > 2 ? ({ pointerEvents: 'auto' } as const) : undefined;
  const alt = photos[current]?.imageAlt;
  const caption = (index: number) => cardWords.photo(index + 1, total);
  const turns = [
    { step: -1, to: 'previous', label: cardWords.previous(address), isEnd: current === 0 },
    { step: 1, to: 'next', label: cardWords.next(address), isEnd: current === total - 1 },
  ] as const;
  return (
    <div
      className="agency-card-media"
      role={isCarousel ? 'group' : undefined}
      aria-label={isCarousel ? cardWords.photos(address) : undefined}
    >
      <a
        ref={strip}
        className="agency-card-strip"
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        onMouseEnter={loadNext}
        onPointerDown={loadNext}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
      >
        {photos.slice(0, slidesToLoad).map((photo, index) => (
          <CardPicture
            key={`${index} ${photo.url}`}
            photo={photo}
            alt={photo.imageAlt || caption(index)}
            isFirst={index === 0}
          />
        ))}
      </a>
      {/* Read as a whole: a caption alone does not say which photo it is of. */}
      <p className="agency-visually-hidden" aria-live={slidesToLoad > 1 ? 'polite' : undefined} aria-atomic="true">
        {/* Not announced in a row, whose picture does not change. */}
        <span className="agency-card-position">
          {caption(current)}
          {alt && ': '}
        </span>
        {alt}
      </p>
      {isCarousel &&
        turns.map(({ step, to, label, isEnd }) => (
          <TurnButton
            key={to}
            to={to}
            label={label}
            className="agency-card-turn"
            aria-disabled={isEnd || undefined}
            onFocus={loadNext}
            onMouseEnter={loadNext}
            style={held}
            onClick={() => go(current + step)}
          />
        ))}
      {isCarousel && (
        <p className="agency-card-counter agency-no-print" aria-hidden="true">
          {mediaWords.counter(current + 1, total)}
        </p>
      )}
    </div>
  );
}
