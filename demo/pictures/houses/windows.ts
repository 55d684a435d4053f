import { ink, mix, tone } from '../drawing/palette';
import { drawShrub } from '../outdoors/planting';
import type { Bars, HouseFront, WindowHead } from './front';
import { drawBars, drawCurtain, drawReflection, glass } from './panes';
import type { Opening } from './panes';

interface WindowChoice {
  /** Depth of the wall it sits in. */
  z?: number;
  frame?: string;
  wall?: string;
  dress?: string;
  head?: WindowHead;
  /** Height of an arched top, in metres. */
  arch?: number;
  bars?: Bars;
  sash?: boolean;
  sill?: boolean;
  curtain?: boolean;
  /** A box of flowers on the sill. */
  flowers?: boolean;
}

/** A sash, casement or plain window; lengths are in metres. */
export function drawWindow(
  front: HouseFront,
  x: number,
  y: number,
  width: number,
  height: number,
  choice: WindowChoice = {},
): void {
  const { drawing, scale, weather, dice } = front;
  const { frame = front.frame, wall = front.wall, dress = front.dress, bars = front.bars } = choice;
  const head = choice.head === undefined ? front.head : choice.head;
  const { X, Y, W, H } = front.camera.frame(x, y, width, height, choice.z);
  const opening = { X, Y, W, H, arch: choice.arch ? Math.min(W / 2, choice.arch * scale) : 0 };
  drawHead(front, opening, head, wall, dress);

  const reveal = 0.06 * scale;
  const stile = 0.06 * scale;
  drawing.path(outline(opening, 0, 0), tone(wall, -0.42));
  const painted = drawing.linear([tone(frame, -0.12), frame, tone(frame, -0.06)]);
  drawing.path(outline(opening, reveal * 0.6, reveal), painted);
  const lit = dice.next() < weather.sky.glow * 0.62;
  const inset = reveal * 0.6 + stile;
  drawing.path(outline(opening, inset, reveal + stile), glass(front, lit));
  const pane: Opening = {
    X: X + inset,
    Y: Y + reveal + stile,
    W: W - 2 * inset,
    H: H - reveal - stile - inset * 0.5,
    arch: opening.arch,
  };
  if (pane.W > 8 && choice.curtain !== false) drawCurtain(front, pane, lit);
  if (!lit) drawReflection(front, pane);
  drawBars(front, pane, bars, frame, choice.sash ?? front.sash);
  const shade = `M${pane.X} ${pane.Y + pane.arch}h${pane.W}v${reveal * 1.3}H${pane.X + reveal}V${pane.Y + pane.H}h${-reveal}z`;
  drawing.path(shade, ink, { opacity: 0.3 });
  if (choice.sill !== false) drawSill(front, opening, dress);
  if (choice.flowers && weather.season !== 'winter') drawWindowBox(front, opening);
}

function outline({ X, Y, W, H, arch }: Opening, across: number, down: number): string {
  const foot = Y + H - across * 0.5;
  if (!arch) return `M${X + across} ${Y + down}H${X + W - across}V${foot}H${X + across}z`;
  const top = Y + arch;
  const curve = `A${W / 2 - across} ${arch - down} 0 0 1 ${X + W - across} ${top}`;
  return `M${X + across} ${foot}V${top}${curve}V${foot}z`;
}

function drawHead(
  { drawing, scale }: HouseFront,
  { X, Y, W, H, arch }: Opening,
  head: WindowHead,
  wall: string,
  dress: string,
): void {
  if (head === 'gauged') {
    const brick = tone(mix(wall, '#c0664a', 0.25), 0.1);
    const top = Y - 0.26 * scale;
    drawing.polygon(
      [
        [X - 0.05 * scale, Y],
        [X - 0.16 * scale, top],
        [X + W + 0.16 * scale, top],
        [X + W + 0.05 * scale, Y],
      ],
      brick,
    );
  }
  if (head === 'stone') {
    const stone = drawing.linear([tone(dress, 0.2), tone(dress, -0.1)]);
    drawing.rect(X - 0.14 * scale, Y - 0.2 * scale, W + 0.28 * scale, 0.2 * scale, stone);
  }
  if (head === 'frame') {
    const stone = drawing.linear([tone(dress, 0.2), tone(dress, -0.08)], 1, 1);
    drawing.rect(X - 0.13 * scale, Y - 0.15 * scale, W + 0.26 * scale, H + 0.15 * scale, stone);
  }
  if (arch && head) {
    const edge = 0.12 * scale;
    const top = Y + arch;
    const curve = `A${W / 2 + edge} ${arch + 0.17 * scale} 0 0 1 ${X + W + edge} ${top}`;
    drawing.path(`M${X - edge} ${top}${curve}z`, tone(dress, 0.05));
  }
}

function drawSill({ drawing, scale, weather }: HouseFront, { X, Y, W, H }: Opening, dress: string): void {
  const foot = Y + H;
  const shadow = drawing.fade(ink, weather.sky.shadow, 0);
  drawing.rect(X - 0.02 * scale, foot + 0.08 * scale, W + 0.12 * scale, 0.12 * scale, shadow);
  const stone = drawing.linear([tone(dress, 0.4), tone(dress, -0.18)]);
  drawing.rect(X - 0.08 * scale, foot, W + 0.16 * scale, 0.09 * scale, stone);
}

function drawWindowBox(front: HouseFront, { X, Y, W, H }: Opening): void {
  const { drawing, scale } = front;
  drawing.rect(X, Y + H - 0.12 * scale, W, 0.2 * scale, '#5b4a3e');
  for (let plant = 0; plant < 5; plant++) {
    drawShrub(front, X + (W * (plant + 0.5)) / 5, Y + H - 0.06 * scale, 0.3 * scale, { flowers: true });
  }
}
