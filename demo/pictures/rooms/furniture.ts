import type { Frame } from '../drawing/camera';
import { tone } from '../drawing/palette';
import { faces } from './interior';
import type { Room } from './interior';

type Corner = readonly [x: number, y: number, z: number];
type Size = readonly [width: number, height: number, depth: number];

/** The outline of a cushion or pillow that fills a frame. */
const cushion = ({ X, Y, W, H }: Frame): string =>
  `M${X} ${Y}q${W / 2} ${H * 0.12} ${W} 0q${-W * 0.08} ${H / 2} 0 ${H}` +
  `q${-W / 2} ${-H * 0.08} ${-W} 0q${W * 0.08} ${-H / 2} 0 ${-H}z`;

/** A sofa or, with one seat, an armchair. */
export function drawSofa(room: Room, x: number, z: number, width: number, colour: string, seats = 3): void {
  const { camera, drawing, dice, colours } = room;
  const depth = 0.85;
  const cloth = faces(colour, drawing);
  camera.shadow(x, z, width, depth, 0.08);
  for (const foot of [x + 0.08, x + width - 0.16]) {
    camera.box([foot, 0, z + 0.05], [0.08, 0.12, 0.08], faces('#6b5138'));
  }
  camera.box([x, 0.3, z + depth - 0.25], [width, 0.55, 0.25], cloth, 0.06);
  const base = drawing.linear([tone(colour, -0.08), tone(colour, -0.26)]);
  camera.box([x + 0.1, 0.12, z], [width - 0.2, 0.22, depth - 0.2], { ...cloth, front: base }, 0.05);
  const seat = (width - 0.44) / seats;
  for (let place = 0; place < seats; place++) {
    const left = x + 0.23 + place * seat;
    camera.box([left, 0.5, z + depth - 0.4], [seat - 0.03, 0.36, 0.16], cloth, 0.07);
    camera.box([left, 0.34, z - 0.02], [seat - 0.03, 0.13, depth - 0.35], cloth, 0.05);
  }
  for (const arm of [x, x + width - 0.2]) camera.box([arm, 0.12, z - 0.03], [0.2, 0.5, depth], cloth, 0.06);
  const covers = [colours.accent, '#f0e6d2', colours.wood, tone(colours.textile, 0.3)];
  for (const middle of seats > 1 ? [x + 0.42, x + 0.72, x + width - 0.5] : [x + width / 2]) {
    if (dice.chance(0.2)) continue;
    const cover = dice.pick(covers);
    const frame = camera.frame(middle - 0.2, 0.47, 0.4, 0.36, z + 0.35);
    drawing.path(cushion(frame), drawing.linear([tone(cover, 0.2), tone(cover, -0.2)], 1, 1));
  }
}

/** A row of cupboards, some with drawers. */
export function drawCupboards(
  room: Room,
  [x, y, z]: Corner,
  [width, height, depth]: Size,
  colour: string,
  count: number,
  drawers = false,
): void {
  const { camera, drawing } = room;
  camera.box([x, y, z], [width, height, depth], faces(colour, drawing));
  const unit = width / count;
  for (let index = 0; index < count; index++) {
    const left = x + index * unit;
    const stacked = drawers && index % 2 === 1;
    for (const [from, part] of stacked
      ? ([
          [0.03, 0.3],
          [0.34, 0.3],
          [0.67, 0.3],
        ] as const)
      : ([[0.03, 0.94]] as const)) {
      const low = y + height * from;
      const tall = height * part;
      camera.rect(left + 0.02, low, unit - 0.04, tall, z, tone(colour, -0.14));
      const face = drawing.linear([tone(colour, 0.08), tone(colour, -0.05)]);
      camera.rect(left + 0.024, low + 0.008, unit - 0.046, tall - 0.006, z, face);
      camera.rect(left + 0.09, low + 0.07, unit - 0.18, tall - 0.14, z, tone(colour, -0.07));
      const knobY = low + tall - (stacked ? tall * 0.5 : y > 1 ? height * 0.88 : height * 0.1);
      const knobX = left + unit * (stacked ? 0.42 : index % 2 ? 0.1 : 0.82);
      camera.rect(knobX, knobY, stacked ? 0.12 : 0.03, 0.03, z - 0.02, '#c2a263', 0.015);
    }
  }
}

/** A table on four legs; its top is at `height`. */
export function drawTable(room: Room, x: number, z: number, [width, height, depth]: Size, wood: string): void {
  const { camera } = room;
  camera.shadow(x, z, width, depth, 0.08);
  const legs = faces(tone(wood, -0.18));
  for (const back of [depth - 0.1, 0.03]) {
    for (const left of [x + 0.05, x + width - 0.12]) {
      camera.box([left, 0, z + back], [0.07, height - 0.04, 0.07], legs);
    }
  }
  camera.box([x, height - 0.05, z], [width, 0.05, depth], faces(wood));
}

/** A chair seen from behind (`away`) or from the front. */
export function drawChair(room: Room, x: number, z: number, colour: string, away: boolean): void {
  const { camera, drawing } = room;
  camera.shadow(x, z, 0.45, 0.42, 0.05);
  const legs = faces('#5a4633');
  const back = away ? z - 0.03 : z + 0.4;
  const drawBack = (): void => {
    for (const post of [x + 0.01, x + 0.4]) camera.box([post, 0.44, back], [0.04, 0.5, 0.04], legs);
    camera.box([x, 0.62, back - 0.01], [0.45, 0.3, 0.05], faces(colour, drawing), 0.03);
  };
  if (!away) drawBack();
  for (const post of [x + 0.01, x + 0.39]) {
    camera.box([post, 0, z + 0.36], [0.04, 0.44, 0.04], legs);
    camera.box([post, 0, z], [0.04, 0.44, 0.04], legs);
  }
  camera.box([x, 0.42, z], [0.45, 0.06, 0.42], faces(colour), 0.02);
  if (away) drawBack();
}

/** A stool at a kitchen island. */
export function drawStool({ camera }: Room, x: number, z: number, seat: string): void {
  camera.shadow(x - 0.18, z - 0.05, 0.36, 0.3, 0.05);
  for (const leg of [-0.16, 0.12]) camera.box([x + leg, 0, z], [0.04, 0.62, 0.04], faces('#4a443e'));
  camera.box([x - 0.19, 0.62, z - 0.07], [0.38, 0.05, 0.34], faces(seat), 0.02);
}
