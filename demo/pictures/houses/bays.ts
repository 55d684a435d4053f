import type { Fill } from '../drawing/drawing';
import { ink, mix, tone } from '../drawing/palette';
import type { Bars, HouseFront } from './front';
import { drawWindow } from './windows';

interface Bay {
  x: number;
  width: number;
  y?: number;
  storeys: number;
  /** Height of one storey. */
  storey: number;
  /** How far the bay projects, and the width of its slanted sides. */
  out: number;
  cant: number;
  surface: Fill;
  colour: string;
  sillHeight?: number;
  headHeight?: number;
  bars?: Bars;
  dress?: string;
  /** Whether a flat lead roof closes it. */
  flat?: boolean;
}

/** A canted bay of windows; returns the height of its top. */
export function drawBay(front: HouseFront, bay: Bay): number {
  const { camera, drawing, weather } = front;
  const { x, width, y = 0, storeys, storey, out, cant, surface, dress = front.dress } = bay;
  const { sillHeight = 0.75, headHeight = 2.35 } = bay;
  const top = y + storeys * storey;
  const left = { from: [x, 0], to: [x + cant, -out], light: ['#fff0cf', 0.12], edge: 0.2 } as const;
  const right = { from: [x + width - cant, -out], to: [x + width, 0], light: [ink, 0.3], edge: -0.28 } as const;
  const middle = { from: left.to, to: right.from, light: [ink, 0.001], edge: 0.05 } as const;
  camera.polygon(
    [
      [x + width, 0, 0],
      [x + width + out * 0.9, 0, 0],
      [x + width + out * 0.9, top - 0.5, 0],
      [x + width, top, 0],
    ],
    ink,
    { opacity: weather.sky.shadow * 0.8 },
  );
  type Side = typeof left | typeof middle | typeof right;
  const face = ({ from, to }: Side, foot: number, height: number, fill: Fill, grow = 0): void =>
    camera.polygon(
      [
        [from[0] - grow, foot, from[1] - grow],
        [to[0] + grow, foot, to[1] - grow],
        [to[0] + grow, foot + height, to[1] - grow],
        [from[0] - grow, foot + height, from[1] - grow],
      ],
      fill,
    );
  for (const side of [left, right, middle]) {
    face(side, 0, top, surface);
    face(side, 0, top, drawing.fade(side.light[0], side.light[1], side.light[1]));
  }
  for (let floor = 0; floor < storeys; floor++) {
    const sill = y + floor * storey + sillHeight;
    const height = headHeight - sillHeight;
    for (const side of [left, right]) drawSideWindow(front, side, sill, height, dress, side === left);
    const window = { z: -out, head: 'frame', dress, wall: bay.colour, bars: bay.bars } as const;
    drawWindow(front, x + cant + 0.16, sill, width - 2 * cant - 0.32, height, window);
  }
  for (let floor = 1; floor <= storeys; floor++) {
    const edge = y + floor * storey - 0.28;
    for (const side of [left, right, middle]) face(side, edge, 0.24, tone(dress, side.edge), 0.06);
  }
  if (bay.flat !== false) {
    const lead = [left.from, left.to, right.from, right.to].map(([at, depth]) => [at, top, depth] as const);
    camera.polygon(lead, '#7b7f86');
  }
  return top;
}

function drawSideWindow(
  { camera, drawing, weather, frame }: HouseFront,
  { from, to }: { from: readonly [number, number]; to: readonly [number, number] },
  sill: number,
  height: number,
  dress: string,
  lit: boolean,
): void {
  const panel = (across: readonly [number, number], up: readonly [number, number], fill: Fill): void => {
    const place = (part: number, y: number) =>
      [from[0] + (to[0] - from[0]) * part, y, from[1] + (to[1] - from[1]) * part] as const;
    camera.polygon(
      [place(across[0], up[0]), place(across[1], up[0]), place(across[1], up[1]), place(across[0], up[1])],
      fill,
    );
  };
  panel([0.1, 0.95], [sill - 0.1, sill + height + 0.16], tone(dress, lit ? 0.1 : -0.25));
  panel([0.2, 0.88], [sill, sill + height], tone(frame, lit ? 0 : -0.2));
  const pane = mix(weather.sky.mid, '#36454f', lit ? 0.35 : 0.6);
  const glass = weather.sky.glow > 0.5 ? '#f3b76b' : drawing.linear([pane, '#46555f']);
  for (const [low, high] of [
    [0.04, 0.48],
    [0.52, 0.97],
  ] as const) {
    panel([0.3, 0.8], [sill + height * low, sill + height * high], glass);
  }
}
