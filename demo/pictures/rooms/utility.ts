import { tone } from '../drawing/palette';
import { drawTap } from './decor';
import { drawCupboards } from './furniture';
import { faces } from './interior';
import type { Room, RoomKind } from './interior';
import { drawPendant } from './lamps';
import { drawPlant } from './plants';
import { drawShell } from './shell';
import { drawJars } from './shelves';
import { drawBackWindow } from './windows';

/** A utility room with a washing machine and coats. */
export const utility: RoomKind = {
  width: [3.2, 3.7],
  height: [2.5, 2.7],
  scale: [172, 184],
  base: 556,
  eye: 1.4,
  draw(room) {
    const { camera, dice, colours, width } = room;
    const front = dice.pick([colours.joinery, '#7f8f80', '#e9e2d3', '#a9b8b5', '#5f6f6a']);
    drawShell(room, {
      floor: dice.pick(['tiles', 'checks', 'tiles']),
      tiles: [dice.pick(['#dcd3c3', '#d6d0c4', '#c9b79e']), '#8c9a94'],
      window: false,
    });
    const left = -width / 2;
    drawBackWindow(room, -0.45, 1.15, 1.1, 1, { curtains: false });
    drawCupboards(room, [left, 0.1, -0.6], [width, 0.8, 0.6], front, 5);
    drawMachine(room, left + 0.08);
    if (dice.chance(0.6)) drawMachine(room, left + 0.76);
    camera.rect(left, 0, width, 0.1, -0.55, tone(front, -0.5));
    camera.box([left, 0.9, -0.63], [width, 0.05, 0.63], faces(dice.pick(['#cbb08a', '#f1ece2', '#5b5a58'])));
    camera.box([-0.25, 0.66, -0.64], [0.7, 0.27, 0.04], faces('#f9f7f1'));
    drawTap(room, 0.1, 0.95, -0.15);
    drawPlant(room, 0.8, -0.3, 0.4, 0.95);
    drawCupboards(room, [left, 1.45, -0.34], [width / 2 - 0.65, 0.8, 0.34], front, 2);
    drawCoats(room);
    drawJars(room, 1, 0.95, -0.3, 2);
    drawBasket(room, dice.range(-0.9, -0.3));
    drawPendant(room, 0.1, -1.4, 0.55, 0.2);
  },
};

function drawMachine({ camera, drawing }: Room, x: number): void {
  camera.rect(x, 0.1, 0.62, 0.8, -0.61, '#f4f3ef');
  camera.rect(x, 0.78, 0.62, 0.12, -0.615, '#e3e2dd');
  const [X, Y] = camera.point(x + 0.31, 0.44, -0.62);
  const radius = camera.scaleAt(-0.62) * 0.2;
  drawing.ellipse(X, Y, radius, radius, '#c9cccc');
  drawing.ellipse(X, Y, radius * 0.78, radius * 0.78, drawing.linear(['#51595f', '#8b979d'], 1, 1));
  const [knobX, knobY] = camera.point(x + 0.12, 0.84, -0.62);
  drawing.ellipse(knobX, knobY, 6, 6, '#9aa0a0');
}

function drawCoats({ camera, drawing, dice, colours, width }: Room): void {
  const wall = width / 2;
  camera.side(wall - 0.01, 1.72, -2.3, 0.1, 1.2, tone(colours.wood, -0.1));
  for (let coat = 0; coat < 4; coat++) {
    const z = -1.3 - coat * 0.28;
    const colour = dice.pick([colours.accent, colours.textile, '#4f5f52', '#7a5c42', '#3f4a5a']);
    const cloth = drawing.linear([tone(colour, 0.12), tone(colour, -0.18)], 1, 0);
    camera.polygon(
      [
        [wall - 0.05, 1.72, z],
        [wall - 0.08, 1.62, z - 0.14],
        [wall - 0.1, dice.range(0.85, 1.05), z - 0.17],
        [wall - 0.1, 0.9, z + 0.12],
        [wall - 0.08, 1.62, z + 0.1],
      ],
      cloth,
    );
  }
  for (const z of [-1.5, -1.85]) camera.box([wall - 0.32, 0, z], [0.12, 0.34, 0.16], faces('#4f5f52'));
}

function drawBasket({ camera, drawing }: Room, x: number): void {
  camera.shadow(x, -1.7, 0.55, 0.4, 0.07);
  const { X, Y, W, H } = camera.frame(x, 0, 0.55, 0.38, -1.7);
  drawing.path(
    `M${X} ${Y}H${X + W}L${X + W * 0.92} ${Y + H}H${X + W * 0.08}z`,
    drawing.linear(['#c9a676', '#8f6f48'], 1, 0),
  );
  for (let band = 1; band < 5; band++) {
    drawing.rect(X + W * 0.03, Y + (H * band) / 5, W * 0.94, 1.6, '#7a5c38', { opacity: 0.5 });
  }
  drawing.ellipse(X + W / 2, Y, W * 0.46, H * 0.22, '#efe9dd');
  drawing.ellipse(X + W * 0.4, Y - H * 0.05, W * 0.26, H * 0.16, '#b9c9cd');
}
