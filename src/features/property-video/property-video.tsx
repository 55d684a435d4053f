import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';

import { useElementSays } from '../../core/element-state';
import { navigate } from '../../core/path';
import { galleryWords, playerWords as words } from '../../domain/gallery-words';
import { mediaWords } from '../../domain/prescribed-words';
import { showFilms } from '../../domain/shown-films';
import { filmsAtom, mediaLinksAtom, propertyMediaAtom, videoSettingsAtom } from '../../state/property-media';
import { giveUpRouteAtom } from '../../state/give-up-route';
import { Icon } from '../../ui/icon';
import { chevronLeft, chevronRight } from '../../ui/icons/directions';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { Live } from '../../ui/live';
import { MediaLinks } from '../../ui/media-links';
import { useGiveUp } from '../../ui/use-give-up';
import { Words } from '../../ui/words';
import { Player } from './player';

interface Props {
  videoId?: string;
  url?: string;
  description?: string;
  inDialog?: boolean;
}

/** The page's videos and tours, one at a time without wrapping around, or only the given one. */
export function PropertyVideo({ videoId, url, description = '', inDialog = false }: Props) {
  const ofPage = useAtomValue(filmsAtom);
  const settings = useAtomValue(videoSettingsAtom);
  const links = useAtomValue(mediaLinksAtom);
  const { photos } = useAtomValue(propertyMediaAtom);
  const [turnedTo, setTurnedTo] = useState<{ id: string; from: string | undefined }>();
  const [playing, setPlaying] = useState<string>();
  const isGiven = url !== undefined;
  const { shown, unsupported } = isGiven ? showFilms([{ id: url, url, description }], settings) : ofPage;
  // A turn ends with its film or when the page asks for another one.
  const isTurned = !inDialog && turnedTo?.from === videoId && shown.some(({ id }) => id === turnedTo?.id);
  const wanted = isGiven ? undefined : isTurned ? turnedTo?.id : videoId;
  const place = wanted === undefined ? 0 : shown.findIndex(({ id }) => id === wanted);
  const film = shown[place];
  const refused = unsupported.join('\n');
  // A film that played starts again only when the visitor asks, also where Back leads to it.
  if (playing !== undefined && playing !== film?.id) setPlaying(undefined);
  useElementSays(film ? 'ready' : 'empty');

  useEffect(() => {
    for (const address of refused.split('\n')) if (address) console.warn(mediaWords.unsupportedVideo, address);
  }, [refused]);
  useGiveUp(useSetAtom(giveUpRouteAtom), inDialog && !film ? words.notFound : undefined);

  if (!film) return null;
  const turn = (step: 1 | -1) => {
    const next = shown[place + step];
    if (!next) return;
    setTurnedTo({ id: next.id, from: videoId });
    // Updates the URL; going back once still closes the dialog.
    if (inDialog) navigate(`/video/${next.id}`, { replace: true });
  };
  const position = words.position(place + 1, shown.length);
  const turns = [
    { step: -1, label: words.previous, icon: chevronLeft, isEnd: place === 0 },
    { step: 1, label: words.next, icon: chevronRight, isEnd: place === shown.length - 1 },
  ] as const;
  return (
    <div className={classes('agency-video', inDialog && 'agency-video-whole')}>
      {inDialog && (
        <MediaLinks
          label={galleryWords.kinds}
          links={links}
          current={links.find(({ label }) => label === galleryWords[film.kind])?.path ?? ''}
        />
      )}
      <Player
        key={film.id}
        film={film}
        poster={photos[0]?.url ?? ''}
        isPlaying={playing === film.id}
        onPlay={() => setPlaying(film.id)}
      />
      <div className="agency-video-foot">
        <h3 className="agency-video-heading agency-heading-4">{film.label}</h3>
        <p className="agency-video-elsewhere">
          {playing === film.id && <Words>{`${words.notPlaying} `}</Words>}
          <Link href={film.embed.link} newTab>
            {words.elsewhere(film.embed.name)}
          </Link>
        </p>
        {shown.length > 1 && (
          <div className="agency-video-turns agency-no-print">
            <p className="agency-video-position">{position}</p>
            {turns.map(({ step, label, icon, isEnd }) => (
              <Button
                key={step}
                className="agency-button-round"
                aria-label={label}
                aria-disabled={isEnd || undefined}
                onClick={() => turn(step)}
              >
                <Icon path={icon} turning />
              </Button>
            ))}
          </div>
        )}
      </div>
      {shown.length > 1 && <Live>{`${film.label}, ${position}`}</Live>}
    </div>
  );
}
