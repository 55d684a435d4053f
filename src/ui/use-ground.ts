import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { onGoogleRefused, type GoogleMaps } from '../core/google-maps';
import type { MapView } from '../core/map/map-view';

/** The map tiles below the pins. */
export type Ground =
  | { readonly kind: 'google'; readonly key: string }
  | {
      readonly kind: 'tiles';
      readonly url: string;
      readonly darkUrl?: string | undefined;
      readonly maxZoom: number;
      readonly attribution: string;
      readonly attributionUrl?: string | undefined;
    };

interface Options {
  view: MapView | undefined;
  ground: Ground;
  isDark: boolean | undefined;
  loadGoogle: (key: string) => Promise<GoogleMaps>;
}

/** Sets the tiles of a map for light or dark mode, and reports a failure. */
export function useGround({ view, ground, isDark, loadGoogle }: Options) {
  const [failure, setFailure] = useState<'missing' | 'refused'>();
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(loadGoogle);
  const { kind } = ground;
  const source = kind === 'google' ? ground.key : (isDark && ground.darkUrl) || ground.url;
  const maxZoom = kind === 'google' ? 22 : ground.maxZoom;

  useEffect(() => {
    if (!view || isDark === undefined) return;
    let isOver = false;
    if (kind === 'tiles') {
      const onError = () => {
        // The previous tiles may still fail until these are in place.
        if (!isOver) setFailure('missing');
      };
      view.setTiles({ kind, url: source, maxZoom, attempt, onError });
      return () => {
        isOver = true;
        setFailure(undefined);
      };
    }
    const unhear = onGoogleRefused(() => setFailure('refused'));
    load(source).then(
      (maps) => {
        if (isOver) return;
        view.setTiles({ kind, maps, isDark, attempt });
        // Google reports a refusal only once.
        setFailure((before) => (before === 'missing' ? undefined : before));
      },
      (error: unknown) => {
        console.error('The map background did not load.', error);
        if (!isOver) setFailure('missing');
      },
    );
    return () => {
      isOver = true;
      unhear();
    };
  }, [view, kind, source, maxZoom, isDark, attempt]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return { failure, retry };
}
