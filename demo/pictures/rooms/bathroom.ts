import { tone } from '../drawing/palette';
import { drawArt, drawMirror } from './decor';
import { drawCupboards } from './furniture';
import { BRASS, faces } from './interior';
import type { Room, RoomKind } from './interior';
import { drawWallLamp } from './lamps';
import { drawPlant } from './plants';
import { drawShell } from './shell';
import { drawJars } from './shelves';
import { drawBackWindow } from './windows';

/** A bathroom with a bath, or a shower room. */
export const bathroom: RoomKind = {
  width: [3.9, 4.3],
  height: [2.55, 2.8],
  scale: [166, 170],
  base: 548,
  eye: 1.36,
  draw(room) {
    const { camera, dice, colours, width, height } = room;
    const wall = dice.pick(['#eef0ea', '#c9d6d0', '#e6dccd', '#b9c9cd', '#9db3a8', '#e9d3c5', '#d4cabb']);
    const light = dice.pick(['#e9e4d8', '#d6d0c4', '#f0ece2']);
    drawShell(room, {
      floor: dice.pick(['checks', 'tiles', 'boards']),
      tiles: [light, dice.pick(['#4b5054', '#8c9a94', '#b08f76'])],
      tiling: { wall, height: dice.pick([1.2, 1.2, height - 0.11]) },
      window: 1.15,
      curtains: false,
    });
    const onLeft = dice.chance(0.5);
    const bathX = onLeft ? -1.75 : -0.1;
    const basinX = onLeft ? 0.55 : -1.75;
    const kind = dice.weighted({ freestanding: 5, panelled: 3, shower: 3 });
    if (kind === 'shower') drawShower(room, bathX, wall);
    else {
      if (dice.chance(0.55)) drawBackWindow(room, bathX + 0.45, 1.4, 0.9, 0.85, { curtains: false });
      else drawArt(room, bathX + 0.5, 1.5, 0.8, 0.6);
      if (kind === 'freestanding') drawFreestandingBath(room, bathX);
      else drawPanelledBath(room, bathX);
    }
    drawBasin(room, basinX);
    camera.floor(onLeft ? -1.4 : 0.1, -2.1, 1.2, 0.65, tone(colours.textile, 0.35));
    drawPlant(room, width / 2 - 0.4, -1, 1.1);
    for (const y of [0.5, 0.75, 1]) camera.side(-width / 2 + 0.06, y, -0.45, 0.03, 0.25, '#e9e5dc');
  },
};

function drawFreestandingBath(room: Room, x: number): void {
  const { camera, drawing, dice, colours } = room;
  const colour = dice.pick(['#fbf9f4', '#fbf9f4', colours.joinery, colours.accent]);
  const { X, Y, W, H } = camera.frame(x, 0, 1.8, 0.62, -1.1);
  camera.shadow(x + 0.1, -1.2, 1.6, 0.75, 0.09);
  const outline =
    `M${X} ${Y}C${X + W * 0.03} ${Y + H * 0.7} ${X + W * 0.14} ${Y + H} ${X + W * 0.22} ${Y + H}H${X + W * 0.78}` +
    `C${X + W * 0.86} ${Y + H} ${X + W * 0.97} ${Y + H * 0.7} ${X + W} ${Y}z`;
  drawing.path(outline, drawing.linear([tone(colour, 0.15), colour, tone(colour, -0.22)], 1, 0.5));
  drawing.ellipse(X + W / 2, Y, W * 0.52, H * 0.15, '#fffdf8');
  drawing.ellipse(X + W / 2, Y + 3, W * 0.47, H * 0.1, drawing.linear(['#c9c7c0', '#eef1ee']));
  const [tapX, tapY] = camera.point(x + 1.55, 0.62, -0.6);
  drawing.path(`M${tapX} ${tapY + 60}V${tapY - 50}q0 -22 -24 -22q-16 0 -16 16`, 'none', {
    stroke: BRASS,
    strokeWidth: 6,
    strokeLinecap: 'round',
  });
  const towel = camera.frame(x + 0.2, 0.25, 0.32, 0.42, -1.13);
  const cloth = drawing.linear([tone(colours.textile, 0.3), tone(colours.textile, -0.05)], 1, 0);
  drawing.rect(towel.X, towel.Y, towel.W, towel.H, cloth, { rx: 4 });
}

function drawPanelledBath(room: Room, x: number): void {
  const { camera, drawing, colours } = room;
  const panel = tone(colours.joinery, -0.03);
  camera.shadow(x, -0.85, 1.75, 0.8, 0.08);
  camera.box([x, 0, -0.8], [1.75, 0.55, 0.8], faces(panel, drawing));
  for (let board = 0; board < 4; board++) {
    camera.rect(x + 0.08 + board * 0.42, 0.1, 0.34, 0.36, -0.81, tone(panel, -0.1));
    camera.rect(x + 0.09 + board * 0.42, 0.1, 0.33, 0.35, -0.81, tone(panel, 0.04));
  }
  camera.box([x - 0.03, 0.55, -0.83], [1.81, 0.05, 0.83], faces('#fbf9f4'));
  const { X, Y, W } = camera.frame(x + 0.1, 0.6, 1.55, 0.02, -0.45);
  drawing.ellipse(X + W / 2, Y + 4, W / 2, 11, drawing.linear(['#c9c7c0', '#eef1ee']));
  camera.rect(x + 1.62, 0.6, 0.03, 1.25, -0.05, '#c9c9c6');
  camera.rect(x + 1.35, 1.85, 0.3, 0.04, -0.05, '#c9c9c6');
  camera.rect(x + 1.05, 0.62, 0.02, 1.45, -0.8, '#dfe6e6');
  camera.rect(x + 1.07, 0.62, 0.68, 1.45, -0.8, drawing.fade('#e8f1f1', 0.45, 0.2, 1, 1));
}

function drawShower(room: Room, x: number, tile: string): void {
  const { camera, drawing, height } = room;
  camera.rect(x, 0, 1.3, height - 0.11, -0.01, tone(tile, -0.14), 0, { opacity: 0.5 });
  camera.box([x, 0, -0.95], [1.3, 0.07, 0.95], faces('#f1efe8'));
  camera.rect(x + 0.63, 0.9, 0.03, 1.2, -0.05, '#b9bcbc');
  camera.rect(x + 0.45, 2.1, 0.4, 0.05, -0.25, '#c9cccc');
  camera.rect(x + 0.55, 1, 0.2, 0.08, -0.06, '#c9cccc', 0.02);
  camera.rect(x + 0.25, 1.25, 0.25, 0.4, -0.02, tone(tile, -0.3));
  drawJars(room, x + 0.28, 1.26, -0.03, 1);
  camera.rect(x, 0.07, 1.3, 2.05, -0.95, drawing.fade('#eef5f5', 0.42, 0.14, 1, 1));
  for (const at of [x, x + 0.64, x + 1.27]) camera.rect(at, 0.07, 0.03, 2.05, -0.95, '#aeb3b3');
  camera.rect(x, 2.1, 1.3, 0.03, -0.95, '#aeb3b3');
}

function drawBasin(room: Room, x: number): void {
  const { camera, drawing, dice, colours } = room;
  const wood = dice.pick([colours.wood, colours.joinery, '#5f7370', '#c9b191']);
  camera.shadow(x, -0.5, 1.15, 0.5, 0.08);
  drawCupboards(room, [x, 0.25, -0.5], [1.15, 0.55, 0.5], wood, 2);
  camera.box([x - 0.03, 0.8, -0.53], [1.21, 0.05, 0.53], faces('#f3efe6'));
  const { X, Y, W, H } = camera.frame(x + 0.32, 0.85, 0.5, 0.13, -0.3);
  const outline =
    `M${X} ${Y}Q${X + W * 0.1} ${Y + H} ${X + W * 0.3} ${Y + H}H${X + W * 0.7}` +
    `Q${X + W * 0.9} ${Y + H} ${X + W} ${Y}z`;
  drawing.path(outline, drawing.linear(['#fffdf8', '#d4d0c8'], 1, 0));
  if (dice.chance(0.3)) drawSquareMirror(room, x + 0.12, 1.2, 0.9, 0.85);
  else drawMirror(room, x + 0.57, 1.6, 0.42, dice.chance(0.4));
  for (const side of [-0.6, 0.6]) drawWallLamp(room, x + 0.57 + side, 1.7);
  drawJars(room, x + 0.05, 0.85, -0.2, 1);
  drawPlant(room, x + 1, -0.25, 0.36, 0.85);
}

function drawSquareMirror({ camera, drawing }: Room, x: number, y: number, width: number, height: number): void {
  camera.rect(x - 0.03, y - 0.03, width + 0.06, height + 0.06, -0.01, '#4b4a46');
  camera.rect(x, y, width, height, -0.02, drawing.linear(['#f6f6f0', '#cfd9d8', '#aebcbd'], 1, 1));
}
