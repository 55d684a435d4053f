import { tone } from '../drawing/palette';
import { drawArt, drawRug } from './decor';
import { drawCupboards } from './furniture';
import { faces } from './interior';
import type { Room, RoomKind } from './interior';
import { drawLamp, drawPendant } from './lamps';
import { drawPlant } from './plants';
import { drawShell } from './shell';
import { drawBackWindow } from './windows';

const LINEN = '#f6f2e9';

/** A bedroom with a double bed, or two single ones. */
export const bedroom: RoomKind = {
  width: [4.4, 5.5],
  height: [2.5, 2.85],
  scale: [136, 150],
  base: 520,
  eye: 1.6,
  draw(room) {
    const { camera, drawing, dice, colours, width } = room;
    drawShell(room, { floor: dice.pick(['boards', 'carpet', 'boards', 'herringbone']) });
    if (dice.chance(0.35)) drawPanelling(room);
    drawWallBehind(room);
    drawRug(room, -1.7, -2.75, 3.4, 1.7);
    const quilt = dice.pick([tone(colours.textile, 0.25), LINEN, tone(colours.accent, 0.45)]);
    const throwCloth = dice.pick([colours.accent, colours.textile]);
    const head = dice.pick([colours.wood, colours.textile, colours.accent, '#d6c9b5']);
    const twin = dice.chance(0.16);
    for (const middle of twin ? [-0.95, 0.95] : [0]) {
      drawBed(room, middle, { width: twin ? 1.05 : dice.pick([1.5, 1.75]), quilt, throwCloth, head });
    }
    const cupboard = dice.chance(0.5) ? colours.wood : '#e9e1d2';
    for (const x of twin ? [-0.25] : [-1.5, 1]) {
      camera.shadow(x, -0.5, 0.5, 0.45, 0.07);
      drawCupboards(room, [x, 0.12, -0.5], [0.5, 0.42, 0.45], cupboard, 1);
      drawLamp(room, x + 0.25, 0.54, -0.3, 0.5);
    }
    if (dice.chance(0.6)) {
      const x = width / 2 - 0.6;
      camera.box([x, 0, -1.9], [0.6, 2.1, 1.3], faces(colours.joinery));
      const joint = [camera.point(x, 0, -1.25), camera.point(x, 2.1, -1.25)];
      drawing.line(joint, tone(colours.joinery, -0.3), 2);
    } else drawPlant(room, width / 2 - 0.45, -0.8, 1.4);
    drawPendant(room, 0, -1.3, 0.6, 0.3);
  },
};

function drawPanelling({ camera, colours, width }: Room): void {
  const { joinery } = colours;
  camera.rect(-width / 2, 0, width, 1.15, 0, tone(joinery, -0.06));
  for (let x = -width / 2; x < width / 2; x += 0.45) {
    camera.rect(x + 0.07, 0.22, 0.31, 0.8, 0, tone(joinery, -0.14));
    camera.rect(x + 0.08, 0.22, 0.3, 0.79, 0, tone(joinery, 0.03));
  }
  camera.rect(-width / 2, 1.15, width, 0.06, 0, tone(joinery, 0.2));
}

function drawWallBehind(room: Room): void {
  const { dice, width } = room;
  const kind = dice.weighted({ windows: 3, wide: 2, art: 5 });
  if (kind === 'windows' && width > 4.6) {
    for (const x of [-width / 2 + 0.5, width / 2 - 1.4]) drawBackWindow(room, x, 0.95, 0.85, 1.35);
  } else if (kind === 'wide') drawBackWindow(room, -0.95, 1.2, 1.9, 1.05, { bars: [3, 1] });
  else {
    const count = dice.int(1, 3);
    for (let picture = 0; picture < count; picture++) {
      drawArt(room, -0.3 - (count - 1) * 0.38 + picture * 0.76, 1.5, 0.6, count === 1 ? 0.6 : 0.75);
    }
  }
}

interface Bed {
  width: number;
  quilt: string;
  throwCloth: string;
  head: string;
}

function drawBed(room: Room, middle: number, { width, quilt, throwCloth, head }: Bed): void {
  const { camera, drawing, dice } = room;
  const x = middle - width / 2;
  camera.box([x - 0.06, 0, -0.12], [width + 0.12, dice.pick([1.15, 1.3, 1]), 0.1], faces(head, drawing), 0.04);
  camera.shadow(x, -2.15, width, 2.05, 0.09);
  camera.box([x, 0.12, -2.15], [width, 0.2, 2.05], faces(tone(head, -0.12)));
  const mattress = { ...faces(LINEN), side: '#cfc8bd', light: '#efe9de' };
  camera.box([x + 0.01, 0.32, -2.16], [width - 0.02, 0.24, 2], mattress, 0.06);
  const cover = {
    front: drawing.linear([tone(quilt, 0.15), tone(quilt, -0.16)]),
    side: tone(quilt, -0.25),
    light: tone(quilt, 0.05),
    top: drawing.linear([tone(quilt, 0.35), tone(quilt, 0.12)], 0.6, 1),
  };
  camera.box([x - 0.04, 0.3, -2.2], [width + 0.08, 0.3, 1.35], cover, 0.07);
  for (let fold = 1; fold < 5; fold++) {
    const left = x + (width * fold) / 5;
    const line = [camera.point(left, 0.58, -2.22), camera.point(left + 0.05, 0.32, -2.22)];
    drawing.line(line, tone(quilt, -0.2), 2, { opacity: 0.4, strokeLinecap: 'round' });
  }
  const top = 0.62;
  camera.polygon(
    [
      [x - 0.07, top, -2],
      [x + width + 0.07, top, -2],
      [x + width + 0.07, top, -1.45],
      [x - 0.07, top, -1.45],
    ],
    drawing.linear([tone(throwCloth, 0.25), tone(throwCloth, 0.02)], 1, 0.3),
  );
  camera.side(x - 0.07, 0.3, -2, 0.32, 0.55, tone(throwCloth, 0.05));
  camera.side(x + width + 0.07, 0.3, -2, 0.32, 0.55, tone(throwCloth, -0.25));
  drawPillows(room, x, width, quilt, throwCloth);
}

function drawPillows({ camera, drawing }: Room, x: number, width: number, quilt: string, cushion: string): void {
  const drawPillow = (left: number, y: number, z: number, across: number, height: number, colour: string): void => {
    const { X, Y, W, H } = camera.frame(left, y, across, height, z);
    const outline =
      `M${X} ${Y + H * 0.1}Q${X + W / 2} ${Y - H * 0.1} ${X + W} ${Y + H * 0.1}` +
      `Q${X + W * 1.03} ${Y + H / 2} ${X + W} ${Y + H}H${X}Q${X - W * 0.03} ${Y + H / 2} ${X} ${Y + H * 0.1}z`;
    drawing.path(outline, drawing.linear([tone(colour, 0.25), tone(colour, -0.14)], 0.7, 1));
  };
  const count = width > 1.2 ? 2 : 1;
  const pitch = width / count;
  for (let place = 0; place < count; place++) {
    const left = x + place * pitch;
    drawPillow(left + 0.06, 0.58, -0.28, pitch - 0.1, 0.46, LINEN);
    drawPillow(left + 0.11, 0.57, -0.45, pitch - 0.2, 0.4, tone(quilt, -0.06));
  }
  drawPillow(x + width / 2 - 0.3, 0.58, -0.65, 0.6, 0.3, cushion);
}
