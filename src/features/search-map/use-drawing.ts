import { useAtom } from 'jotai/react';
import { useEffect, useEffectEvent, useReducer, useRef, type KeyboardEvent, type RefObject } from 'react';

import { isFocusLost } from '../../core/focused';
import type { MapPoint } from '../../core/map/projection';
import { draw, leftUndone, noDrawing, type DrawStep } from '../../domain/draw';
import type { Ring } from '../../domain/polygon';
import { leftDrawingAtom } from '../../state/map';
import { arrowOf } from '../../ui/arrow-keys';
import type { UsedMap } from '../../ui/use-map';
import { useCorners } from './use-corners';
import { useTrace } from './use-trace';

const NUDGE = 8;
const LONG_NUDGE = 40;

interface Options {
  map: UsedMap;
  /** The current search area. */
  area: Ring | undefined;
  /** The button that begins a drawing, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onFinish: (area: Ring) => void;
}

/** Drawing an area on a map by mouse, touch or keyboard. */
export function useDrawing({ map: { view }, area, button, onFinish }: Options) {
  const [left, leave] = useAtom(leftDrawingAtom);
  const [drawing, step] = useReducer(draw, left);
  const { phase, corners, held } = drawing;
  const isDrawing = phase === 'drawing' || phase === 'asking';
  const wasDrawing = useRef(false);
  const finish = useEffectEvent(onFinish);
  const show = (ring: readonly MapPoint[]) =>
    view?.setShapes(isDrawing ? { line: closed(ring), area: ring.length > 2 ? ring : undefined } : { area });

  useTrace({
    view,
    isDrawing: phase === 'drawing',
    onLine: (points) => view?.setShapes({ line: [...corners, ...points] }),
    onPoint: (point) => step({ kind: 'add', point }),
    onTraced: (points) => step({ kind: 'trace', points }),
    onLeft: () => show(corners),
  });
  const cornerAt = useCorners({
    view,
    corners: isDrawing ? corners : noDrawing.corners,
    held,
    onMove: (index, point) => show(corners.with(index, point)),
    onMoved: (index, point) => step({ kind: 'move', index, point }),
    onPress: (index) => step({ kind: 'hold', index }),
    onLeft: () => show(corners),
  });

  const redraw = useEffectEvent(() => show(corners));
  useEffect(() => redraw(), [view, area, corners, isDrawing]);

  useEffect(() => {
    if (phase !== 'finished') return;
    finish(corners);
    button.current?.focus();
  }, [phase, corners, button]);
  useEffect(() => {
    const isOver = wasDrawing.current && !isDrawing;
    wasDrawing.current = isDrawing;
    if (isOver && isFocusLost()) button.current?.focus();
  }, [isDrawing, button]);

  const leaveDrawing = useEffectEvent(() => leave(leftUndone(drawing)));
  useEffect(() => {
    leave(noDrawing);
    return () => leaveDrawing();
  }, [leave]);

  /** Handles the drawing keys; returns whether the key was one of them. */
  function press(event: KeyboardEvent): boolean {
    if (!view || phase !== 'drawing') return false;
    const wanted = stepOf(event);
    if (wanted) step(wanted);
    return wanted !== undefined;
  }

  function stepOf(event: KeyboardEvent): DrawStep | undefined {
    const { key, target, shiftKey } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') return { kind: 'undo' };
    if (key === 'Escape') return held === undefined ? { kind: 'cancel' } : { kind: 'hold', index: held };
    if (key === 'Enter' && target === view!.container) return { kind: 'add', point: view!.centre() };
    const index = cornerAt(target);
    if (index < 0) return undefined;
    if (key === 'Delete' || key === 'Backspace') return { kind: 'remove', index };
    const arrow = arrowOf(event);
    const far = shiftKey ? LONG_NUDGE : NUDGE;
    return arrow && { kind: 'move', index, point: view!.pointBeside(corners[index]!, arrow[0] * far, arrow[1] * far) };
  }

  return { drawing, isDrawing, step, press };
}

const closed = (ring: readonly MapPoint[]) => (ring.length > 2 ? [...ring, ring[0]!] : ring);
