import { drawArt, drawMirror, drawRug } from './decor';
import { drawChair, drawCupboards, drawTable } from './furniture';
import type { RoomKind } from './interior';
import { drawPendant } from './lamps';
import { drawFruit, drawPlant } from './plants';
import { drawShell } from './shell';
import { drawJars, drawShelves } from './shelves';
import { drawBackWindow, drawGardenDoors } from './windows';

/** A dining room with a table for four or six. */
export const dining: RoomKind = {
  width: [4.4, 5.2],
  height: [2.55, 2.9],
  scale: [138, 150],
  base: 545,
  eye: 1.45,
  draw(room) {
    const { dice, colours, width } = room;
    drawShell(room, { floor: dice.pick(['boards', 'herringbone', 'boards', 'carpet']) });
    const behind = dice.weighted({ doors: 4, window: 3, sideboard: 4 });
    if (behind === 'doors') drawGardenDoors(room, -1.2, 2.4, 2.1, dice.pick([2, 3]));
    if (behind === 'window') drawBackWindow(room, -0.9, 0.85, 1.8, 1.4, { bars: [3, 2] });
    if (behind === 'sideboard') {
      drawCupboards(room, [-0.9, 0.12, -0.45], [1.8, 0.72, 0.45], dice.pick([colours.wood, colours.joinery]), 3);
      drawJars(room, -0.7, 0.84, -0.3, 3);
      drawPlant(room, 0.6, -0.25, 0.45, 0.84);
      if (dice.chance(0.5)) drawMirror(room, 0, 1.72, 0.42, dice.chance(0.4));
      else drawArt(room, -0.55, 1.35, 1.1, 0.75);
    } else if (dice.chance(0.5)) drawArt(room, width / 2 - 0.85, 1.35, 0.6, 0.75);
    if (dice.chance(0.4)) drawShelves(room, -width / 2 + 0.08, 0.8, dice.pick([0.95, 1.8]), { rows: 3 });
    if (dice.chance(0.6)) drawRug(room, -1.7, -2.6, 3.4, 1.9);
    const seat = dice.pick([colours.accent, colours.textile, colours.wood, '#e4dccd', '#4f5a5c']);
    const places = dice.pick([
      [-0.75, 0.3],
      [-1, -0.22, 0.56],
    ]);
    for (const x of places) drawChair(room, x, -1.45, seat, false);
    drawTable(room, -1.25, -2.15, [2.5, 0.75, 0.95], dice.pick([colours.wood, '#8a6142', '#d7bd93']));
    drawFruit(room, 0, 0.82, -1.7);
    for (const x of places) drawChair(room, x, -2.6, seat, true);
    drawPlant(room, width / 2 - 0.45, -0.7, 1.3);
    for (const x of dice.pick([[0], [-0.5, 0.5]])) drawPendant(room, x, -1.7, 0.85, 0.24);
  },
};
