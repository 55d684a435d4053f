import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { onGoogleRefused, type GoogleMaps } from '../core/google-maps';
import type { MapView } from '../core/map/map-view';

/** What lies under the pins of a map. */
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

/** Lays the ground of a map, by day or by night, and tells what went wrong with it. */
export function useGround({ view, ground, isDark, loadGoogle }: Options) {
  const [failure, setFailure] = useState<'missing' | 'refused'>();
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(loadGoogle);
  const { kind } = ground;
  const url = kind === 'google' ? ground.key : (isDark && ground.darkUrl) || ground.url;
  const maxZoom = kind === 'google' ? 22 : ground.maxZoom;

  useEffect(() => {
    if (!view || isDark === undefined) return;
    if (kind === 'tiles') {
      view.setTiles({ kind, url, maxZoom, attempt, onError: () => setFailure('missing') });
      return;
    }
    let isOver = false;
    const unhear = onGoogleRefused(() => setFailure('refused'));
    load(url).then(
      (maps) => {
        if (!isOver) view.setTiles({ kind, maps, isDark, attempt });
      },
      (error: unknown) => {
        console.error('The ground of the map did not load.', error);
        if (!isOver) setFailure('missing');
      },
    );
    return () => {
      isOver = true;
      unhear();
    };
  }, [view, kind, url, maxZoom, isDark, attempt]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return { failure, retry };
}
