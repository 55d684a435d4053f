import { tone } from '../drawing/palette';
import { drawArt } from './decor';
import { drawChair, drawTable } from './furniture';
import type { Room, RoomKind } from './interior';
import { drawPendant } from './lamps';
import { drawPlant } from './plants';
import { drawShell } from './shell';
import { drawBackWindow } from './windows';

/** Office space with rows of desks under tall windows. */
export const office: RoomKind = {
  width: [5.4, 6],
  height: [2.9, 3.1],
  scale: [124, 132],
  base: 530,
  eye: 1.55,
  draw(room) {
    const { dice, colours, width } = room;
    drawShell(room, { floor: dice.pick(['carpet', 'boards', 'tiles']), curtains: false, window: 0.6 });
    const windows = dice.pick([
      [-2.3, -0.7, 0.9],
      [-2.2, 0.2],
    ]);
    const wide = windows.length === 3 ? 1.3 : 2;
    for (const x of windows) drawBackWindow(room, x, 0.75, wide, 1.8, { bars: [2, 2], curtains: false });
    const wood = dice.pick([colours.wood, '#e6e1d6', '#d7bd93']);
    const seat = dice.pick([colours.accent, colours.textile, '#4f5a5c']);
    for (const [x, z] of [
      [-2.1, -1.2],
      [0.3, -1.2],
      [-1.9, -2.5],
      [0.4, -2.5],
    ] as const) {
      drawTable(room, x, z, [1.6, 0.74, 0.75], wood);
      drawScreen(room, x + 0.45, z + 0.4);
      drawChair(room, x + 0.55, z - 0.5, seat, true);
    }
    if (dice.chance(0.5)) drawArt(room, width / 2 - 0.6, 1.4, 0.5, 0.7);
    drawPlant(room, width / 2 - 0.5, -0.6, 1.5);
    for (const x of [-1.4, 0, 1.4]) drawPendant(room, x, -1.6, 0.6, 0.2);
  },
};

function drawScreen({ camera, drawing }: Room, x: number, z: number): void {
  camera.rect(x + 0.27, 0.74, 0.06, 0.14, z, '#8d9092');
  camera.rect(x, 0.86, 0.6, 0.36, z, '#2f3437', 0.02);
  camera.rect(x + 0.03, 0.89, 0.54, 0.3, z, drawing.linear([tone('#9fb8c2', 0.1), '#5e7884'], 1, 1));
}
