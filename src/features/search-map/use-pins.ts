import { useEffect, useEffectEvent, useRef } from 'react';

import type { Cluster } from '../../core/map/clusters';
import type { UsedMap } from '../../ui/use-map';
import type { PinHome } from './crowd-pins';
import { PinBoard } from './pin-board';

interface Options {
  map: UsedMap;
  homes: readonly PinHome[];
  radius: number;
  maxZoom: number;
  /** Out of reach, as while something is drawn over them. */
  isInert: boolean;
  onPress: (key: string, takesFocus: boolean) => void;
  onGroup: (cluster: Cluster) => void;
  onPoint: (key: string | undefined) => void;
}

/** Keeps the pins of a map in sync with the homes; returns a ref to their board. */
export function usePins({ map: { view, kit }, homes, radius, maxZoom, isInert, ...handlers }: Options) {
  const board = useRef<PinBoard>(undefined);
  const press = useEffectEvent(handlers.onPress);
  const group = useEffectEvent(handlers.onGroup);
  const point = useEffectEvent(handlers.onPoint);
  const show = useEffectEvent(() => {
    board.current?.setInert(isInert);
    board.current?.show(homes);
  });

  useEffect(() => {
    if (!view || !kit) return;
    const opened = new PinBoard(view, kit, {
      radius,
      maxZoom,
      onPress: (key, takesFocus) => press(key, takesFocus),
      onGroup: (cluster) => group(cluster),
      onPoint: (key) => point(key),
    });
    board.current = opened;
    show();
    return () => {
      opened.close();
      board.current = undefined;
    };
  }, [view, kit, radius, maxZoom]);

  useEffect(() => show(), [homes, isInert]);
  return board;
}
