import { useState } from 'react';

import { cardPictureWidths, eagerCards, pictureAt, pictureSet } from '../../domain/pictures';
import type { Photo } from '../../domain/property';
import { stopMeasuring } from '../../ui/stop-measuring';
import { NoPicture } from './no-picture';

interface Props {
  photo: Photo;
  alt: string;
  isFirst: boolean;
}

/** What browsers that cannot measure a picture themselves take for its width: one to four columns. */
const sizes = 'auto, (min-width: 1160px) 25vw, (min-width: 900px) 33vw, (min-width: 560px) 50vw, 100vw';

/** One picture of a card, at the width that fits; 'No image' when it does not arrive. */
export function CardPicture({ photo: { url }, alt, isFirst }: Props) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <NoPicture className="agency-card-picture" />;
  return (
    <img
      ref={isFirst ? hasten : undefined}
      className="agency-card-picture"
      alt={alt}
      loading={isFirst ? 'lazy' : 'eager'}
      decoding="async"
      sizes={sizes}
      srcSet={pictureSet(url, cardPictureWidths)}
      src={pictureAt(url, 768)}
      onError={() => setMissing(true)}
    />
  );
}

/** The first cards of a page are on screen at once: their pictures do not wait to be near, and the first comes first. */
function hasten(picture: HTMLImageElement) {
  const card = picture.closest('agency-property-card');
  const cards = document.getElementsByTagName('agency-property-card');
  const first = [...Array(eagerCards(innerWidth)).keys()].map((place) => cards[place]);
  if (card && first.includes(card)) {
    picture.loading = 'eager';
    if (first[0] === card) picture.fetchPriority = 'high';
  }
  return stopMeasuring(picture);
}
