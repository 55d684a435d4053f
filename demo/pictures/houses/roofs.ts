import type { Place } from '../drawing/camera';
import type { Fill, Stop } from '../drawing/drawing';
import { ink, tone, trim } from '../drawing/palette';
import type { HouseFront } from './front';

type Span = readonly [from: number, to: number];

/** A corner of a roof, in metres. */
export type Corner = readonly [number, number, number];

interface RoofChoice {
  /** How far each end of the ridge is inset. */
  hip?: number;
  /** How far the roof overhangs the walls. */
  over?: number;
}

/** The front slope of a pitched roof from x0 to x1. */
export function drawRoof(
  front: HouseFront,
  [x0, x1]: Span,
  [eave, ridge]: Span,
  depth: number,
  surface: Fill,
  { hip = 0, over = 0.3 }: RoofChoice = {},
): void {
  const { camera, drawing, scale, roof } = front;
  const ends = hip ? -hip : over;
  const footLeft: Corner = [x0 - over, eave, -over];
  const footRight: Corner = [x1 + over, eave, -over];
  const ridgeRight: Corner = [x1 + ends, ridge, depth / 2];
  const ridgeLeft: Corner = [x0 - ends, ridge, depth / 2];
  if (hip && camera.centre > x1) {
    camera.polygon([footRight, [x1 + over, eave, depth], ridgeRight], tone(roof, -0.4));
  }
  if (hip && camera.centre < x0) {
    camera.polygon([footLeft, [x0 - over, eave, depth], ridgeLeft], tone(roof, 0.12));
  }
  const slope = [footLeft, footRight, ridgeRight, ridgeLeft];
  camera.polygon(slope, surface);
  const light: Stop[] = [
    ['#fff3d8', 0.2],
    ['#fff3d8', 0, 0.4],
    [ink, 0.22],
  ];
  camera.polygon(slope, drawing.linear(light, 0.8, 1));

  const edge = (from: Corner, to: Corner, shade: number, width: number): void => {
    const points = [camera.point(...from), camera.point(...to)];
    drawing.line(points, tone(roof, shade), width * scale, { strokeLinecap: 'round' });
  };
  edge(ridgeLeft, ridgeRight, -0.18, 0.128);
  if (hip) {
    edge(footLeft, ridgeLeft, 0.08, 0.1);
    edge(footRight, ridgeRight, -0.22, 0.1);
  }
  const [left, top] = camera.point(...footLeft);
  const [right] = camera.point(...footRight);
  drawing.rect(left, top - 1, right - left, 0.11 * scale, front.gutter);
  drawing.rect(left, top - 1, right - left, 1.4, '#ffffff', { opacity: 0.25 });
}

/** The visible end wall of a detached house; `ridge` is null under a hipped or flat roof. */
export function drawFlank(
  { camera, drawing }: HouseFront,
  [x0, x1]: Span,
  [eave, ridge]: readonly [number, number | null],
  depth: number,
  surface: Fill,
): void {
  const fromRight = camera.centre > x1;
  const x = fromRight ? x1 : x0;
  if (!fromRight && camera.centre > x0) return;
  const peak: Place[] = ridge === null ? [] : [[x, ridge, depth / 2]];
  const wall: Place[] = [[x, 0, 0], [x, eave, 0], ...peak, [x, eave, depth], [x, 0, depth]];
  camera.polygon(wall, surface);
  camera.polygon(wall, fromRight ? drawing.fade(ink, 0.46, 0.34, 1, 0) : drawing.fade('#fff0cf', 0.16, 0.05, 1, 0));
}

interface GableChoice {
  /** Colour of the barge boards. */
  boards?: string;
  over?: number;
}

/** A gable over x0 to x1 that rises from the eave to its peak at depth z. */
export function drawGable(
  front: HouseFront,
  [x0, x1]: Span,
  [eave, peak]: Span,
  z: number,
  surface: Fill,
  { boards = trim, over = 0.25 }: GableChoice = {},
): void {
  const { camera, drawing, scale, weather, roof } = front;
  const middle = (x0 + x1) / 2;
  const foot = eave - (over * (peak - eave)) / (middle - x0);
  const board = 0.2;
  camera.polygon(
    [
      [x0, eave, z],
      [middle, peak, z],
      [x1, eave, z],
    ],
    surface,
  );
  const shadow: Place[] = [
    [x0, eave, z],
    [middle, peak, z],
    [x1, eave, z],
    [x1, eave - 0.3, z],
    [middle, peak - 0.42, z],
    [x0, eave - 0.3, z],
  ];
  camera.polygon(shadow, ink, { opacity: weather.sky.shadow * 0.7 });
  for (const [end, shade] of [
    [x0 - over, 0.1],
    [x1 + over, -0.16],
  ] as const) {
    const verge: Place[] = [
      [end, foot, z],
      [middle, peak, z],
      [middle, peak + board, z],
      [end, foot + board, z],
    ];
    camera.polygon(verge, tone(boards, shade));
    const line = [camera.point(end, foot + board, z), camera.point(middle, peak + board, z)];
    drawing.line(line, tone(roof, shade > 0 ? -0.1 : -0.2), 0.09 * scale, { strokeLinecap: 'round' });
  }
}
