import { mix, tone } from '../drawing/palette';
import { NEAR } from './floors';
import { faces } from './interior';
import type { Room, RoomKind } from './interior';
import { drawLamp, drawPendant } from './lamps';
import { drawPlant } from './plants';
import { drawShell } from './shell';

const doors = ['#2f4c41', '#22405a', '#7c3236', '#557b7b', '#c1903c', '#3e3c3b', '#8ba596'];
const DOOR_X = -0.95;
const STEPS = 9;
const RISE = 0.2;
const GOING = 0.29;
const FOOT = -2.75;

/** An entrance hall with the front door and the stairs. */
export const hallway: RoomKind = {
  width: [3, 3.4],
  height: [2.9, 2.9],
  scale: [165, 165],
  base: 548,
  eye: 1.4,
  draw(room) {
    const { camera, dice, colours, width } = room;
    const { joinery } = colours;
    const tiles = ['#eae2d2', dice.pick(['#4b5054', '#a4654f', '#6b7f86', '#7d8f7c'])] as const;
    drawShell(room, { floor: dice.pick(['checks', 'checks', 'boards', 'herringbone']), tiles, window: false });
    camera.rect(-width / 2, 0, width, 1, 0, tone(joinery, -0.05));
    camera.side(-width / 2, 0.15, NEAR, 0.85, -NEAR, tone(joinery, -0.12), { opacity: 0.9 });
    camera.side(width / 2, 0.15, NEAR, 0.85, -NEAR, tone(joinery, 0.02), { opacity: 0.9 });
    camera.rect(-width / 2, 1, width, 0.06, -0.01, tone(joinery, 0.3));
    drawFrontDoor(room, dice.pick(doors));
    drawStairs(room);
    drawConsole(room);
    drawPendant(room, -0.4, -1.4, 0.65, 0.2);
    if (dice.chance(0.5)) camera.floor(-1.1, -2.6, 1.1, 2.1, tone(colours.textile, 0.05));
    if (dice.chance(0.6)) drawPlant(room, 0.5, -0.35, 0.9);
  },
};

function drawFrontDoor({ camera, drawing, colours, dice }: Room, colour: string): void {
  camera.rect(DOOR_X - 0.42, 0, 1.8, 2.62, 0, '#f8f5ed');
  const light = drawing.linear(['#fdf3d3', '#e3ecd9']);
  for (const x of [DOOR_X - 0.34, DOOR_X + 1.02]) camera.rect(x, 0.7, 0.26, 1.4, -0.01, light);
  camera.rect(DOOR_X - 0.34, 2.15, 1.62, 0.38, -0.01, drawing.linear(['#dfeaf0', '#fdf1cf']));
  camera.rect(DOOR_X, 0, 0.94, 2.08, -0.01, drawing.linear([tone(colour, 0.14), tone(colour, -0.1)], 1, 1));
  const leaded = dice.chance(0.6);
  const glass = drawing.linear(['#fdf0cd', mix('#bcd3c8', colours.accent, 0.15)], 1, 1);
  for (const x of [DOOR_X + 0.1, DOOR_X + 0.52]) {
    for (const [y, height, fill] of [
      [0.15, 0.7, tone(colour, 0.06)],
      [1, 0.92, glass],
    ] as const) {
      camera.rect(x, y, 0.32, height, -0.02, tone(colour, -0.25));
      camera.rect(x + 0.015, y, 0.305, height - 0.015, -0.02, fill);
    }
    if (!leaded) continue;
    const [X, Y] = camera.point(x + 0.16, 1.5);
    drawing.path(`M${X} ${Y - 26}L${X + 13} ${Y}L${X} ${Y + 26}L${X - 13} ${Y}z`, colours.accent, { opacity: 0.6 });
  }
  camera.polygon(
    [
      [DOOR_X - 0.2, 0.003, -0.1],
      [DOOR_X + 1.2, 0.003, -0.1],
      [DOOR_X + 1.9, 0.003, -2.2],
      [DOOR_X, 0.003, -2.2],
    ],
    '#fff0c8',
    { opacity: 0.3 },
  );
}

/** Stairs that rise along the right wall towards the back. */
function drawStairs(room: Room): void {
  const { camera, drawing, dice, colours, width } = room;
  const x = width / 2 - 0.95;
  const runner = dice.pick([colours.accent, colours.textile, '#8a8f8c']);
  const string = drawing.linear([tone(colours.joinery, -0.02), tone(colours.joinery, -0.14)]);
  for (let step = STEPS - 1; step >= 0; step--) {
    const z = FOOT + step * GOING;
    const y = step * RISE;
    const tread = { front: '#f4efe4', side: '#d8d2c5', light: string, top: colours.wood };
    camera.box([x, 0, z], [0.95, y + RISE, GOING], tread);
    camera.rect(x + 0.16, y, 0.63, RISE, z - 0.003, tone(runner, -0.06));
    camera.polygon(
      [
        [x + 0.16, y + RISE + 0.002, z],
        [x + 0.79, y + RISE + 0.002, z],
        [x + 0.79, y + RISE + 0.002, z + GOING],
        [x + 0.16, y + RISE + 0.002, z + GOING],
      ],
      tone(runner, 0.15),
    );
  }
  for (let step = 0; step < STEPS; step++) {
    for (const part of [0.25, 0.75]) {
      const z = FOOT + (step + part) * GOING;
      const y = (step + 1) * RISE;
      const baluster = [camera.point(x + 0.03, y, z), camera.point(x + 0.03, y + 0.82 + (part - 0.5) * 0.2, z)];
      drawing.line(baluster, '#f4efe4', 3.4);
    }
  }
  const top = [1 + STEPS * RISE, FOOT + STEPS * GOING] as const;
  const rail = [camera.point(x + 0.03, 1.05, FOOT), camera.point(x + 0.03, ...top)];
  drawing.line(rail, tone(colours.wood, -0.25), 8, { strokeLinecap: 'round' });
  camera.box([x - 0.02, 0, FOOT - 0.1], [0.1, 1.2, 0.1], faces(tone(colours.wood, -0.2)));
}

function drawConsole(room: Room): void {
  const { camera, drawing, colours, width } = room;
  const wall = -width / 2;
  camera.shadow(wall, -1.9, 0.32, 1, 0.08);
  for (const z of [-1.88, -0.98]) camera.box([wall + 0.24, 0, z], [0.05, 0.78, 0.05], faces(tone(colours.wood, -0.15)));
  camera.box([wall, 0.78, -1.95], [0.34, 0.05, 1.1], faces(colours.wood));
  drawPlant(room, wall + 0.2, -1.75, 0.5, 0.83);
  drawLamp(room, wall + 0.18, 0.83, -1.15, 0.55);
  camera.side(wall + 0.01, 1.25, -1.75, 0.8, 0.65, '#b9975a');
  camera.side(wall + 0.012, 1.3, -1.71, 0.7, 0.57, drawing.linear(['#c9d3d3', '#eef0ea'], 1, 1));
}
