import { tone } from '../drawing/palette';
import { dot, foliage } from './foliage';
import type { Outdoors, Site } from './site';

const greens = ['#7d9468', '#8b9d7c', '#5d7f59'];

interface ShrubChoice {
  colour?: string;
  flowers?: boolean;
}

/** A shrub standing at (x, y), `height` pixels tall. */
export function drawShrub(outdoors: Outdoors, x: number, y: number, height: number, choice: ShrubChoice = {}): void {
  const { drawing, dice, weather } = outdoors;
  const { colour = dice.pick([weather.hedge, weather.hedge, ...greens]), flowers = dice.chance(0.5) } = choice;
  const width = height * dice.range(0.5, 0.85);
  drawing.ellipse(x + height * 0.18, y, width * 1.1, height * 0.1, '#1d2a20', { opacity: 0.22 });
  foliage(outdoors, x, y - height * 0.46, width, height * 0.52, colour, { lobes: 11, leaves: 0.6 });
  if (!flowers || weather.season === 'winter') return;
  let outline = '';
  for (let flower = 0; flower < 22; flower++) {
    const up = height * dice.range(0.2, 0.95);
    outline += dot(x + dice.range(-width, width) * 0.8, y - up, height * dice.range(0.025, 0.05));
  }
  drawing.path(outline, dice.pick(weather.flower), { opacity: 0.95 });
}

/** Mixed planting along the foot of something, from x0 to x1 metres at depth z. */
export function drawBorder(site: Site, x0: number, x1: number, z: number, size = 0.6, density = 1.5): void {
  const { dice, camera } = site;
  for (let x = x0; x < x1; x += (size / density) * dice.range(0.6, 1.5)) {
    const [X, Y] = camera.point(x, 0, z + dice.range(-0.1, 0.1));
    drawShrub(site, X, Y, size * dice.range(0.6, 1.25) * camera.scaleAt(z));
  }
}

/** Something that climbs a wall from (x0, y0) towards (x1, y1) metres, in flower when a colour is given. */
export function drawClimber(
  site: Site,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  flower: string | null = null,
): void {
  const { drawing, dice, camera, weather } = site;
  const { scale } = camera;
  if (weather.season === 'winter') return;
  const clumps = 15;
  for (let clump = 0; clump < clumps; clump++) {
    const part = clump / (clumps - 1);
    const x = x0 + (x1 - x0) * part + dice.range(-0.25, 0.25);
    const y = y0 + (y1 - y0) * Math.min(1, part * 2.2) + dice.range(-0.25, 0.25);
    const [X, Y] = camera.point(x, y);
    const fullness = { lobes: 9, leaves: 0.55 };
    foliage(site, X, Y, scale * dice.range(0.24, 0.46), scale * dice.range(0.2, 0.36), weather.hedge, fullness);
    if (!flower) continue;
    for (let bloom = 0; bloom < 6; bloom++) {
      const bloomX = X + dice.range(-0.35, 0.35) * scale;
      const bloomY = Y + dice.range(-0.3, 0.3) * scale;
      drawing.ellipse(bloomX, bloomY, 0.05 * scale, 0.045 * scale, tone(flower, dice.range(-0.08, 0.25)));
    }
  }
}
