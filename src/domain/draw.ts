import { mostCorners, polygonFault, simplifyPolygon, type Point, type PolygonFault, type Ring } from './polygon';
import { withoutTails } from './draw-loop';

/** What just happened to a drawing, for screen readers. */
export type DrawNews =
  | { kind: 'begun' | 'undone' | 'full' | 'kept' | 'discarded' | 'nothing to undo' }
  | { kind: 'added' | 'moved' | 'removed'; number: number; count: number }
  | { kind: 'held' | 'left'; number: number }
  | { kind: 'traced' | 'finished'; count: number }
  | { kind: 'asking'; count: number }
  | { kind: 'fault'; fault: PolygonFault };

/** An area that is being drawn. */
export interface Drawing {
  /** `asking`: the visitor wants to leave and would lose the drawing. */
  readonly phase: 'none' | 'drawing' | 'asking' | 'finished';
  readonly corners: Ring;
  /** The corners before each step, for undo. */
  readonly past: readonly Ring[];
  /** The index of the corner that was pressed: the next press on the map moves it there (WCAG 2.2, 2.5.7). */
  readonly held?: number;
  readonly news?: DrawNews;
}

/** One step of a visitor's drawing. */
export type DrawStep =
  | { kind: 'begin'; corners?: Ring }
  | { kind: 'add'; point: Point }
  | { kind: 'trace'; points: Ring }
  | { kind: 'move'; index: number; point: Point }
  | { kind: 'remove' | 'hold'; index: number }
  | { kind: 'undo' | 'finish' | 'cancel' | 'keep' | 'discard' };

/** Nothing is being drawn. */
export const noDrawing: Drawing = { phase: 'none', corners: [], past: [] };

/** Corners that are quickly drawn again: with no more than these, leaving asks no question. */
const cheapToLose = 3;
/** Steps that can be undone. */
const mostSteps = 200;

/** Applies a step to a drawing; returns the same object when the step does not apply. */
export function draw(drawing: Drawing, step: DrawStep): Drawing {
  if (step.kind === 'begin')
    return { ...noDrawing, phase: 'drawing', corners: step.corners ?? [], news: { kind: 'begun' } };
  if (drawing.phase === 'none' || drawing.phase === 'finished') return drawing;
  const { corners } = drawing;
  switch (step.kind) {
    case 'add':
      if (drawing.held !== undefined) return draw(drawing, { kind: 'move', index: drawing.held, point: step.point });
      return corners.length >= mostCorners
        ? { ...drawing, news: { kind: 'full' } }
        : changed(drawing, [...corners, step.point], {
            kind: 'added',
            number: corners.length + 1,
            count: corners.length + 1,
          });
    case 'trace':
      return trace(drawing, step.points);
    case 'move':
      return corners[step.index]
        ? changed(drawing, corners.with(step.index, step.point), {
            kind: 'moved',
            number: step.index + 1,
            count: corners.length,
          })
        : drawing;
    case 'remove':
      return corners[step.index]
        ? changed(drawing, corners.toSpliced(step.index, 1), {
            kind: 'removed',
            number: step.index + 1,
            count: corners.length - 1,
          })
        : drawing;
    case 'hold':
      return hold(drawing, step.index);
    case 'undo':
      return undo(drawing);
    case 'finish':
      return finish(drawing);
    case 'cancel':
      return isMissed(drawing)
        ? { ...drawing, phase: 'asking', news: { kind: 'asking', count: corners.length } }
        : { ...noDrawing, news: { kind: 'discarded' } };
    case 'keep':
      return { ...drawing, phase: 'drawing', news: { kind: 'kept' } };
    case 'discard':
      return { ...noDrawing, news: { kind: 'discarded' } };
  }
}

/** What to go on with when the map is closed in the middle of a drawing and opened again. */
export const leftUndone = (drawing: Drawing): Drawing =>
  drawing.phase !== 'finished' && isMissed(drawing)
    ? { phase: 'drawing', corners: drawing.corners, past: drawing.past }
    : noDrawing;

/** What is wrong with the current corners; undefined once they enclose an area. */
export const drawingFault = ({ corners }: Drawing): PolygonFault | undefined => polygonFault(corners);

/** Whether visitors would miss this drawing, having more to do again than is quickly done. */
const isMissed = ({ corners, past }: Drawing) => past.length > 0 && corners.length > cheapToLose;

function changed(drawing: Drawing, corners: Ring, news: DrawNews): Drawing {
  return { phase: 'drawing', corners, past: [...drawing.past, drawing.corners].slice(-mostSteps), news };
}

/** Holds a corner, or leaves it where it is when it is held already. */
function hold(drawing: Drawing, index: number): Drawing {
  if (!drawing.corners[index]) return drawing;
  const { held, ...free } = drawing;
  const number = index + 1;
  return held === index
    ? { ...free, news: { kind: 'left', number } }
    : { ...free, held: index, news: { kind: 'held', number } };
}

/** Adds a line drawn in one go; when it is the whole drawing and encloses an area, it finishes the drawing. */
function trace(drawing: Drawing, points: Ring): Drawing {
  const isWhole = drawing.corners.length === 0;
  const line = simplifyPolygon(isWhole ? withoutTails(points) : points, mostCorners - drawing.corners.length);
  const next = changed(drawing, [...drawing.corners, ...line], { kind: 'traced', count: line.length });
  return isWhole && !polygonFault(next.corners) ? finish(next) : next;
}

function undo(drawing: Drawing): Drawing {
  const before = drawing.past.at(-1);
  if (!before) return { ...drawing, news: { kind: 'nothing to undo' } };
  return { phase: 'drawing', corners: before, past: drawing.past.slice(0, -1), news: { kind: 'undone' } };
}

function finish(drawing: Drawing): Drawing {
  const fault = polygonFault(drawing.corners);
  if (fault) return { ...drawing, phase: 'drawing', news: { kind: 'fault', fault } };
  const corners = simplifyPolygon(drawing.corners);
  return { ...drawing, phase: 'finished', corners, news: { kind: 'finished', count: corners.length } };
}
