import { cardPictureSizes as sizes, eagerCards } from '../../domain/pictures';
import type { Photo } from '../../domain/property';
import { ListPicture } from '../../ui/list-picture';
import { NoPicture } from './no-picture';

interface Props {
  photo: Photo;
  alt: string;
  isFirst: boolean;
}

/** One picture of a card; 'No image' when it fails to load. */
export const CardPicture = ({ photo: { url }, alt, isFirst }: Props) => (
  <ListPicture
    url={url}
    alt={alt}
    className="agency-card-picture"
    sizes={sizes}
    eager={!isFirst}
    onPlace={isFirst ? hasten : undefined}
    instead={<NoPicture className="agency-card-picture" />}
  />
);

/** The first cards of a page are on screen at once: loads their pictures eagerly, the very first with high priority. */
function hasten(picture: HTMLImageElement) {
  const cards = document.getElementsByTagName('agency-property-card');
  for (let place = eagerCards(innerWidth) - 1; place >= 0; place--) {
    if (!cards[place]?.contains(picture)) continue;
    picture.loading = 'eager';
    // `sizes="auto"` works only with lazy loading; otherwise it means 100vw.
    picture.sizes = sizes;
    if (place === 0) picture.fetchPriority = 'high';
  }
}
