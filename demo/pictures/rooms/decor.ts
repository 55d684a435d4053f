import { ink, mix, tone } from '../drawing/palette';
import { BRASS } from './interior';
import type { Room } from './interior';

/** A framed picture on the back wall: a landscape or plain shapes. */
export function drawArt(room: Room, x: number, y: number, width: number, height: number): void {
  const { drawing, camera, dice, colours } = room;
  const { X, Y, W, H, scale } = camera.frame(x, y, width, height);
  const frame = dice.pick(['#3d3832', '#c9a873', '#f5f1e6', colours.wood]);
  const mount = 0.04 * scale;
  drawing.rect(X + 5, Y + 6, W, H, ink, { opacity: 0.16 });
  drawing.rect(X, Y, W, H, frame);
  drawing.rect(X + mount, Y + mount, W - 2 * mount, H - 2 * mount, '#f8f4ea');
  const left = X + mount * 2.6;
  const top = Y + mount * 2.6;
  const across = W - mount * 5.2;
  const down = H - mount * 5.2;
  if (across < 4 || down < 4) return;
  const paints = [colours.accent, colours.textile, colours.wood, mix(colours.accent, '#f5ead6', 0.6), '#5b7076'];
  const landscape = dice.chance(0.6);
  drawing.clip(`<rect x="${left}" y="${top}" width="${across}" height="${down}"/>`, () => {
    drawing.rect(left, top, across, down, tone(dice.pick(paints), 0.62));
    if (landscape) {
      const [sunX, sunY] = [left + across * dice.range(0.25, 0.75), top + down * dice.range(0.2, 0.4)];
      drawing.ellipse(sunX, sunY, across * 0.16, across * 0.16, colours.accent);
      for (let hill = 0; hill < 3; hill++) {
        const bend = `Q${left + across * dice.range(0.2, 0.5)} ${top + down * (0.3 + hill * 0.2)}`;
        const end = top + down * dice.range(0.5, 0.7) + hill * down * 0.14;
        const start = top + down * (0.5 + hill * 0.17);
        const outline = `M${left} ${start}${bend} ${left + across} ${end}V${top + down}H${left}z`;
        drawing.path(outline, dice.pick(paints), { opacity: 0.85 });
      }
    } else {
      for (let shape = 0; shape < 4; shape++) {
        const size = across * dice.range(0.15, 0.34);
        const [cx, cy] = [left + across * dice.range(0.15, 0.85), top + down * dice.range(0.15, 0.85)];
        drawing.ellipse(cx, cy, size, size * dice.range(0.6, 1.3), dice.pick(paints), { opacity: 0.8 });
      }
    }
  });
}

/** A rug with a border, striped or set with diamonds. */
export function drawRug({ camera, colours, dice }: Room, x: number, z: number, width: number, depth: number): void {
  const ground = dice.pick([colours.textile, colours.accent, '#e9dfcb']);
  const line = ground === '#e9dfcb' ? colours.textile : '#efe6d4';
  camera.floor(x, z, width, depth, tone(ground, -0.05));
  camera.floor(x + 0.08, z + 0.08, width - 0.16, depth - 0.16, line);
  camera.floor(x + 0.14, z + 0.14, width - 0.28, depth - 0.28, ground);
  const pattern = dice.weighted({ stripes: 4, diamonds: 4, plain: 3 });
  if (pattern === 'stripes') {
    for (let stripe = 1; stripe < 6; stripe++) {
      camera.floor(x + 0.14, z + (depth * stripe) / 6, width - 0.28, 0.04, line, { opacity: 0.7 });
    }
  }
  if (pattern !== 'diamonds') return;
  for (let column = 0; column < 5; column++) {
    for (let row = 0; row < 3; row++) {
      const middle = x + (width * (column + 0.5)) / 5;
      const depthAt = z + (depth * (row + 0.5)) / 3;
      camera.polygon(
        [
          [middle, 0, depthAt - 0.16],
          [middle + 0.2, 0, depthAt],
          [middle, 0, depthAt + 0.16],
          [middle - 0.2, 0, depthAt],
        ],
        line,
        { opacity: 0.75 },
      );
    }
  }
}

/** A round or tall mirror in a brass frame; x and y are its middle. */
export function drawMirror({ drawing, camera, scale }: Room, x: number, y: number, radius: number, tall = false): void {
  const [X, Y] = camera.point(x, y, -0.01);
  const across = radius * scale;
  const down = across * (tall ? 1.25 : 1);
  drawing.ellipse(X + 5, Y + 6, across, down, ink, { opacity: 0.15 });
  drawing.ellipse(X, Y, across, down, BRASS);
  drawing.ellipse(X, Y, across - 5, down - 5, drawing.linear(['#f6f6f0', '#cfd9d8', '#aebcbd'], 1, 1));
}

/** A tap that stands up from a worktop and bends over. */
export function drawTap({ drawing, camera }: Room, x: number, y: number, z: number, rise = 34): void {
  const [X, Y] = camera.point(x, y, z);
  const bend = rise * 0.47;
  drawing.path(`M${X} ${Y}v${-rise}q0 ${-bend} ${bend} ${-bend}q14 0 14 14v6`, 'none', {
    stroke: BRASS,
    strokeWidth: 5,
    strokeLinecap: 'round',
  });
}
