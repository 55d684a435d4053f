import { tone } from '../drawing/palette';
import type { Room } from './interior';

const greens = ['#5e7f5a', '#6f8f62', '#4d6f56', '#86996a'];

const pots = ['#c4785a', '#e8e0d0', '#6d7d78', '#8a6f56'];

/** A plant in a pot, `size` metres tall. */
export function drawPlant({ drawing, camera, dice }: Room, x: number, z: number, size: number, y = 0): void {
  const [X, Y] = camera.point(x, y, z);
  const scale = camera.scaleAt(z);
  const pot = dice.pick(pots);
  const half = size * 0.17 * scale;
  const rim = Y - size * 0.3 * scale;
  const green = dice.pick(greens);
  const upright = dice.chance(0.4);
  if (!y) camera.shadow(x - size * 0.16, z - 0.15, size * 0.34, 0.3, 0.07, 0.18);
  const clay = drawing.linear([tone(pot, 0.25), pot, tone(pot, -0.3)], 1, 0);
  drawing.path(`M${X - half} ${rim}H${X + half}L${X + half * 0.72} ${Y}H${X - half * 0.72}z`, clay);
  for (let blade = 0; blade < 17; blade++) {
    const angle = -Math.PI / 2 + (blade / 16 - 0.5) * (upright ? 1.5 : 2.5) + dice.range(-0.1, 0.1);
    const length = size * scale * dice.range(0.42, 0.72);
    const [endX, endY] = [X + Math.cos(angle) * length * 0.62, rim + Math.sin(angle) * length];
    const [midX, midY] = [X + Math.cos(angle) * length * 0.14, rim + Math.sin(angle) * length * 0.72];
    const fat = size * scale * (upright ? 0.04 : 0.055);
    const curve = `Q${midX - fat} ${midY} ${endX} ${endY}Q${midX + fat * 1.6} ${midY + fat} ${X} ${rim}z`;
    drawing.path(`M${X} ${rim}${curve}`, tone(green, dice.range(-0.25, 0.3)));
  }
}

/** A bowl of fruit on a table. */
export function drawFruit({ drawing, camera, dice }: Room, x: number, y: number, z: number): void {
  const [X, Y] = camera.point(x, y, z);
  const scale = camera.scaleAt(z);
  const bowl = drawing.linear(['#eae0cd', '#b8a888'], 1, 0);
  for (let fruit = 0; fruit < 4; fruit++) {
    const size = 0.055 * scale;
    const colour = dice.pick(['#d3793f', '#c9a03f', '#8f9f4a', '#b5503f']);
    drawing.ellipse(X - 0.12 * scale + fruit * 0.08 * scale, Y - 0.12 * scale, size, size, colour);
  }
  drawing.path(`M${X - 0.2 * scale} ${Y - 0.1 * scale}q${0.2 * scale} ${0.26 * scale} ${0.4 * scale} 0z`, bowl);
}
