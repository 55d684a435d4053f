import { Camera } from '../drawing/camera';
import { Drawing } from '../drawing/drawing';
import type { Fill } from '../drawing/drawing';
import { bricks, clayTiles, doors, mix, renders, slates, stones, tone, trim } from '../drawing/palette';
import { random } from '../drawing/random';
import type { Site } from '../outdoors/site';
import { drawBackdrop, drawLight, drawOverhang, drawSky } from '../outdoors/sky';
import { drawTree } from '../outdoors/trees';
import { weather } from '../outdoors/weather';
import type { WeatherChoice } from '../outdoors/weather';

const KERB = 3.4;
const GARDEN = 5.4;
const FRONT = GARDEN + 2;
const HOUSE = 5;
const EAVE = 6;

/** Draws a terraced street that runs away from the viewer as SVG, 1200 × 800. */
export function drawStreetView(seed: number, choice: WeatherChoice = {}): string {
  const dice = random(`street/${seed}`);
  const drawing = new Drawing(1200, 800);
  const air = weather(dice, choice);
  const camera = new Camera({
    drawing,
    scale: 50,
    base: 545,
    eye: 1.75,
    distance: 12,
    vanishing: 600 - dice.range(60, 150),
    centre: -dice.range(1.6, 2.8),
  });
  const site: Site = { drawing, dice, camera, weather: air };
  drawSky(site, camera.horizon + 6);
  drawBackdrop(site, camera.horizon + 8);
  drawRoad(site);
  for (const side of [-1, 1] as const) drawRow(site, side);
  if (dice.chance(0.6)) drawOverhang(site);
  drawLight(site);
  return drawing.svg({ mirrored: dice.chance(0.5) });
}

function drawRoad({ drawing, camera }: Site): void {
  drawing.rect(0, camera.horizon + 6, 1200, 800, '#c9c2b4');
  camera.floor(-KERB, -11, KERB * 2, 120, drawing.linear(['#9a9b9d', '#77797e']));
  for (const x of [-3.5, KERB]) camera.floor(x, -11, 0.12, 120, '#e0d9cb');
  camera.floor(-GARDEN - 12, -11, GARDEN + 8.5, 120, '#cbc3b4');
  for (let z = -10; z < 60; z += 0.9) {
    for (const [from, to] of [
      [-GARDEN, -3.5],
      [3.5, GARDEN],
    ] as const) {
      drawing.line([camera.point(from, 0, z), camera.point(to, 0, z)], '#a79f90', 1, { opacity: 0.6 });
    }
  }
  camera.floor(-GARDEN, -11, 4.4, 120, '#1d2338', { opacity: 0.1 });
}

interface Row {
  side: -1 | 1;
  wall: string;
  roof: string;
  /** Whether each house has a wash of its own. */
  washed: boolean;
}

function drawRow(site: Site, side: -1 | 1): void {
  const { dice, camera } = site;
  const row: Row = {
    side,
    wall: dice.pick([...bricks, stones.bath, stones.york]),
    roof: dice.pick([...slates, ...clayTiles]),
    washed: dice.chance(0.3),
  };
  for (let house = 9; house >= -1; house--) {
    const z = -6 + house * HOUSE;
    const haze = Math.min(0.5, Math.max(0, z) * 0.014);
    const wall = row.washed ? dice.pick(renders) : tone(row.wall, dice.range(-0.06, 0.08));
    const colour = mix(tone(wall, side > 0 ? 0.08 : -0.24), site.weather.sky.haze, haze);
    drawHouse(site, row, z, colour, house % 2 === 0);
    if (house % 2 === 0 || house <= 0) continue;
    const [X, Y] = camera.point(side * 4.3, 0, z);
    const kind = dice.pick(['round', 'broad', 'young'] as const);
    drawTree(site, X, Y, 5.2 * camera.scaleAt(z), { haze: Math.min(0.5, z * 0.01), kind });
  }
}

function drawHouse(site: Site, { side, roof }: Row, z: number, wall: string, chimney: boolean): void {
  const { drawing, dice, camera, weather } = site;
  const lit = side > 0;
  const x = side * FRONT;
  /** A part of the front: from depth to depth and height to height, `out` metres before it. */
  const part = (from: number, to: number, low: number, high: number, out: number, fill: Fill): void =>
    camera.side(x - side * out, low, z + from, high - low, to - from, fill);
  const joinery = mix(tone(trim, lit ? 0 : -0.18), weather.sky.haze, Math.max(0, z) * 0.01);
  const lamps = weather.sky.glow > 0.5 && dice.chance(0.5);
  const glass = lamps ? '#f6c47c' : mix(weather.sky.mid, '#3f4d57', lit ? 0.45 : 0.62);

  camera.polygon(
    [
      [x, EAVE, z],
      [x, EAVE, z + HOUSE],
      [x + side * 3.4, 8.6, z + HOUSE],
      [x + side * 3.4, 8.6, z],
    ],
    tone(roof, lit ? 0.14 : -0.12),
  );
  part(0, HOUSE, 0, EAVE, 0, drawing.linear([tone(wall, 0.05), tone(wall, -0.1)]));
  part(0, HOUSE, 5.75, EAVE, 0, joinery);
  part(0, HOUSE, 3.05, 3.2, 0, tone(wall, 0.16));
  part(0, 0.05, 0, EAVE, 0, tone(wall, -0.25));
  for (const [from, to] of [
    [0.5, 1.6],
    [2.6, 4.2],
  ] as const) {
    part(from, to, 3.65, 5.35, 0.01, joinery);
    part(from + 0.1, to - 0.1, 3.75, 5.2, 0.02, glass);
  }
  part(3.38, 3.44, 3.75, 5.2, 0.03, joinery);
  part(0.4, 1.6, 0, 2.75, 0.01, joinery);
  part(0.52, 1.48, 0.05, 2.1, 0.02, tone(dice.pick(doors), lit ? 0.08 : -0.24));

  camera.box([x - (lit ? 0.9 : 0), 0, z + 2.2], [0.9, 2.95, 2.3], {
    front: tone(wall, -0.12),
    side: wall,
    light: wall,
  });
  part(2.3, 4.4, 0.8, 2.6, 0.91, joinery);
  part(2.4, 4.3, 0.9, 2.5, 0.92, glass);
  part(3.3, 3.38, 0.9, 2.5, 0.93, joinery);
  const edge = x - side * 1;
  const cornice = { front: tone(joinery, -0.12), side: joinery, light: joinery };
  camera.box([Math.min(edge, x), 2.85, z + 2.1], [1, 0.16, 2.5], cornice);
  if (chimney) {
    const stack = { front: tone(wall, -0.15), side: tone(wall, -0.05), light: tone(wall, 0.05) };
    camera.box([x + side * 2.6 - 0.4, 7.4, z - 0.5], [0.9, 2, 1], stack);
  }
  drawFrontEdge(site, side, z, wall);
}

function drawFrontEdge({ dice, camera, weather }: Site, side: -1 | 1, z: number, wall: string): void {
  const { hedge } = weather;
  if (dice.chance(0.7)) {
    const leaves = {
      front: tone(hedge, -0.2),
      side: tone(hedge, side > 0 ? 0 : -0.25),
      light: tone(hedge, 0.05),
      top: tone(hedge, 0.2),
    };
    camera.box([side * GARDEN - 0.15, 0, z], [0.3, 0.8, HOUSE - 1.3], leaves, 0.05);
  } else {
    const stone = { front: tone(wall, -0.15), side: tone(wall, -0.1), light: wall, top: '#d6cdbd' };
    camera.box([side * GARDEN - 0.1, 0, z], [0.2, 0.6, HOUSE - 1.3], stone);
  }
}
