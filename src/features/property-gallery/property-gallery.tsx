import { useAtomValue, useSetAtom } from 'jotai/react';

import { useElementSays } from '../../core/element-state';
import { galleryWords as words } from '../../domain/gallery-words';
import { mediaWords } from '../../domain/prescribed-words';
import { chosenPictures, picturePath, placeOf, type Picture, type PictureSource } from '../../domain/property-media';
import { mediaLinksAtom, propertyMediaAtom } from '../../state/property-media';
import { giveUpRouteAtom } from '../../state/give-up-route';
import { moveOnAtom } from '../../state/route';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { home } from '../../ui/icons/search';
import { MediaLinks } from '../../ui/media-links';
import { useGiveUp } from '../../ui/use-give-up';
import { Carousel } from './carousel';

interface Props {
  source?: PictureSource;
  itemId?: string;
  contentBlockId?: string;
  pictures?: readonly Picture[];
  inDialog?: boolean;
}

/** The pictures of one source: the home's photos, floorplan, a sale, and so on. */
export function PropertyGallery({
  source = 'property-images',
  itemId,
  contentBlockId,
  pictures,
  inDialog = false,
}: Props) {
  const media = useAtomValue(propertyMediaAtom);
  const links = useAtomValue(mediaLinksAtom);
  const moveOn = useSetAtom(moveOnAtom);
  const choice = { source, itemId, contentBlockId };
  const chosen = pictures ? { pictures, start: placeOf(pictures, itemId) } : chosenPictures(media, choice);
  const isMissing = !chosen;
  const shown = chosen?.pictures ?? [];
  const pathOf = (index: number) => picturePath(choice, shown, index);
  useElementSays(shown.length > 0 ? 'ready' : 'empty');
  useGiveUp(useSetAtom(giveUpRouteAtom), isMissing && inDialog ? words.noPictures : undefined);

  return (
    <div className={classes('agency-gallery', inDialog && 'agency-gallery-whole')}>
      {inDialog && <MediaLinks label={words.kinds} links={links} current={`/${source}`} />}
      {shown.length === 0 ? (
        <p className="agency-gallery-none">
          <Icon path={home} size="large" />
          {mediaWords.noImage}
        </p>
      ) : (
        <Carousel
          // Other pictures start at their own first one, and not enlarged.
          key={[pathOf(0) ?? [source, itemId].join(), shown[0]?.url].join()}
          pictures={shown}
          start={chosen?.start ?? 0}
          onTurn={(index) => {
            const path = pathOf(index);
            if (inDialog && path) moveOn(`/${source}`, path);
          }}
        />
      )}
    </div>
  );
}
