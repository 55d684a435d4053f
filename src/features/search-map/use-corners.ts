import { useEffect, useEffectEvent, useRef } from 'react';

import { focusedBeside, isFocusLost } from '../../core/focused';
import type { MapView } from '../../core/map/map-view';
import type { MapPoint } from '../../core/map/projection';
import { drawWords } from '../../domain/map-words';
import type { Ring } from '../../domain/polygon';
import { makeCorner } from './corner-element';
import { isInView } from './in-view';
import { lifts } from './pin-element';

interface Options {
  view: MapView | undefined;
  /** The corners to show; none while nothing is being drawn. */
  corners: Ring;
  /** The index of the corner that the next press on the map moves. */
  held: number | undefined;
  /** Called while a corner is being dragged. */
  onMove: (index: number, point: MapPoint) => void;
  onMoved: (index: number, point: MapPoint) => void;
  onPress: (index: number) => void;
  /** Called when a drag is given up. */
  onLeft: () => void;
}

/** Shows the corners of a drawing on the map; returns which of them an event is for, or -1. */
export function useCorners({ view, corners, held, ...handlers }: Options) {
  const elements = useRef<HTMLButtonElement[]>([]);
  const move = useEffectEvent(handlers.onMove);
  const moved = useEffectEvent(handlers.onMoved);
  const pressed = useEffectEvent(handlers.onPress);
  const left = useEffectEvent(handlers.onLeft);
  const reveal = useEffectEvent((index: number) => {
    const point = corners[index];
    if (view && point && !isInView(view, point)) view.centreOn(point, view.zoom());
  });

  useEffect(() => {
    if (!view) return;
    const shown = elements.current;
    const focused = focusedBeside(view.container);
    const hadFocus = shown.some((element) => element === focused);
    while (shown.length < corners.length) shown.push(newCorner(view, shown.length));
    shown.length = corners.length;
    view.setHandles(
      corners.map((point, index) => {
        const element = shown[index]!;
        element.setAttribute('aria-label', drawWords.corner(index + 1, corners.length));
        element.setAttribute('aria-pressed', String(index === held));
        return { key: String(index), point, element, lift: lifts.corner };
      }),
    );
    if (hadFocus && isFocusLost()) (shown.at(-1) ?? view.container).focus();

    function newCorner(view: MapView, index: number) {
      return makeCorner(view, {
        onReach: () => reveal(index),
        onMove: (point) => move(index, point),
        onMoved: (point) => moved(index, point),
        onPress: () => pressed(index),
        onLeft: () => left(),
      });
    }
  }, [view, corners, held]);

  return (target: EventTarget) => elements.current.findIndex((element) => element === target);
}
