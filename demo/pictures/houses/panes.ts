import { ink, mix } from '../drawing/palette';
import type { Bars, HouseFront } from './front';

/** Glass in the shade. */
export const GLASS = '#36454f';

/** The part of a wall that a window fills, in pixels. */
export interface Opening {
  X: number;
  Y: number;
  W: number;
  H: number;
  /** Height of an arched top in pixels, or 0. */
  arch: number;
}

/** How a pane is filled: lit from inside, or with the sky. */
export function glass({ drawing, weather: { sky } }: HouseFront, lit: boolean): string {
  if (lit) return drawing.linear(['#ffe2a6', '#f6b869']);
  const top = mix(sky.mid, GLASS, 0.45);
  return drawing.linear([top, [mix(GLASS, sky.low, 0.12), 1, 0.55], mix(GLASS, sky.low, 0.3)], 0.25, 1);
}

/** Curtains, a blind or nothing behind a pane. */
export function drawCurtain({ drawing, dice }: HouseFront, { X, Y, W, H, arch }: Opening, lit: boolean): void {
  const kind = dice.next();
  const cloth = lit ? '#f3cf96' : '#d8d5c9';
  if (kind < 0.45) {
    const top = Y + arch * 0.5;
    const fall = H - arch * 0.5;
    const left = `M${X} ${top}v${fall}h${W * 0.2}q${-W * 0.02} ${-H * 0.5} ${W * 0.05} ${-fall}z`;
    const right = `M${X + W} ${top}v${fall}h${-W * 0.24}q${W * 0.02} ${-H * 0.5} ${-W * 0.02} ${-fall}z`;
    drawing.path(left + right, cloth, { opacity: 0.55 });
  } else if (kind < 0.65 && !arch) {
    drawing.rect(X, Y, W, H * dice.range(0.15, 0.4), cloth, { opacity: 0.6 });
  }
}

/** The sheen across a pane. */
export function drawReflection({ drawing }: HouseFront, { X, Y, W, H, arch }: Opening): void {
  drawing.polygon(
    [
      [X + W * 0.08, Y + H],
      [X + W * 0.55, Y + arch],
      [X + W * 0.82, Y + arch],
      [X + W * 0.35, Y + H],
    ],
    '#ffffff',
    { opacity: 0.13 },
  );
}

/** Glazing bars, and the meeting rails of a sash. */
export function drawBars(
  { drawing, scale }: HouseFront,
  { X, Y, W, H }: Opening,
  bars: Bars,
  frame: string,
  sash: boolean,
): void {
  const [columns, rows] = bars;
  const width = Math.max(0.9, 0.03 * scale);
  for (let column = 1; column < columns; column++)
    drawing.rect(X + (W * column) / columns - width / 2, Y, width, H, frame);
  for (let row = 1; row < rows; row++) drawing.rect(X, Y + (H * row) / rows - width / 2, W, width, frame);
  if (!sash) return;
  const overlap = 0.024 * scale;
  drawing.rect(X - overlap, Y + H / 2 - width * 0.9, W + overlap * 2, width * 2, frame);
  drawing.rect(X, Y + H / 2 + width * 1.1, W, width, ink, { opacity: 0.3 });
}
