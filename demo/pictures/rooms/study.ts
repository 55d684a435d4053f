import { tone } from '../drawing/palette';
import { drawArt, drawRug } from './decor';
import { drawCupboards } from './furniture';
import { faces } from './interior';
import type { Room, RoomKind } from './interior';
import { drawLamp } from './lamps';
import { drawPlant } from './plants';
import { drawShell } from './shell';
import { drawShelves } from './shelves';
import { drawBackWindow } from './windows';

/** A study with a desk and shelves. */
export const study: RoomKind = {
  width: [4.4, 5.4],
  height: [2.5, 2.85],
  scale: [136, 150],
  base: 548,
  eye: 1.36,
  draw(room) {
    const { dice, colours, width, height } = room;
    drawShell(room, { floor: dice.pick(['boards', 'herringbone', 'carpet']) });
    if (dice.chance(0.55)) drawBackWindow(room, -0.75, 1, 1.5, 1.25, { bars: [3, 2] });
    else {
      drawArt(room, -0.9, 1.45, 0.75, 0.6);
      drawArt(room, 0, 1.4, 0.55, 0.75);
    }
    const tall = { depth: 0.32, rows: 6 };
    drawShelves(room, 1.15, width / 2 - 1.2, height - 0.3, tall);
    if (dice.chance(0.6)) {
      const low = dice.chance(0.5);
      const rows = low ? 3 : 6;
      drawShelves(room, -width / 2 + 0.05, width / 2 - 1.25, low ? 1.1 : height - 0.3, { depth: 0.32, rows });
    }
    drawRug(room, -1.4, -2.4, 2.8, 1.6);
    drawDesk(room, dice.pick([colours.wood, '#8a6142', '#d7bd93']));
    drawDeskChair(room, dice.pick([colours.accent, colours.textile, '#a98458']));
    drawPlant(room, -width / 2 + 0.5, -1 - dice.range(0, 0.8), 1.2);
  },
};

function drawDesk(room: Room, wood: string): void {
  const { camera, drawing, colours } = room;
  const z = -1.15;
  camera.shadow(-0.9, z, 1.8, 0.75, 0.09);
  drawCupboards(room, [0.35, 0.06, z + 0.05], [0.5, 0.62, 0.6], tone(wood, -0.05), 1);
  camera.box([-0.82, 0, z + 0.6], [0.06, 0.7, 0.06], faces(tone(wood, -0.15)));
  camera.box([-0.88, 0, z + 0.05], [0.06, 0.7, 0.06], faces(tone(wood, -0.15)));
  camera.box([-0.95, 0.7, z - 0.02], [1.9, 0.05, 0.75], faces(wood));
  const { X, Y, W, H } = camera.frame(-0.32, 0.84, 0.64, 0.38, z + 0.4);
  drawing.rect(X + W * 0.44, Y + H, W * 0.12, 16, '#8d9092');
  drawing.rect(X, Y, W, H, '#2f3437', { rx: 5 });
  drawing.rect(X + 4, Y + 4, W - 8, H - 8, drawing.linear(['#9fb8c2', '#5e7884'], 1, 1));
  drawLamp(room, -0.72, 0.75, z + 0.3, 0.5);
  camera.box([0.45, 0.75, z + 0.2], [0.3, 0.09, 0.22], faces(colours.accent));
  drawPlant(room, 0.75, z + 0.45, 0.34, 0.75);
}

function drawDeskChair({ camera, drawing }: Room, colour: string): void {
  const z = -1.85;
  camera.shadow(-0.27, z, 0.54, 0.5, 0.07);
  for (const leg of [-0.24, 0.19]) camera.box([leg, 0, z], [0.05, 0.45, 0.05], faces('#5a4633'));
  camera.box([-0.27, 0.44, z - 0.02], [0.54, 0.08, 0.5], faces(colour), 0.04);
  camera.box([-0.26, 0.6, z - 0.04], [0.52, 0.4, 0.06], faces(colour, drawing), 0.06);
}
