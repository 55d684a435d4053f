import { Camera } from '../drawing/camera';
import { Drawing } from '../drawing/drawing';
import { bricks, stones, tone } from '../drawing/palette';
import { random } from '../drawing/random';
import { surfaces } from '../drawing/surfaces';
import { drawFence, drawHedge, drawWall } from '../outdoors/boundaries';
import { drawLawn } from '../outdoors/ground';
import { drawBorder } from '../outdoors/planting';
import type { Site } from '../outdoors/site';
import { drawBackdrop, drawLight, drawOverhang, drawSky } from '../outdoors/sky';
import { drawTree } from '../outdoors/trees';
import { weather } from '../outdoors/weather';
import type { WeatherChoice } from '../outdoors/weather';
import { drawGreenhouse, drawPergola, drawShed, drawStudio } from './buildings';
import { drawTerrace } from './terrace';

const paving = ['#cdc2ae', '#bfb6a6', '#b98f74', '#d6cab4'];
const timber = ['#a58564', '#8d7560', '#7e8a82', '#b59a78'];

/** Draws a back garden seen from the house as SVG, 1200 × 800. */
export function drawGarden(seed: number, choice: WeatherChoice = {}): string {
  const dice = random(`garden/${seed}`);
  const drawing = new Drawing(1200, 800);
  const vanishing = 600 + dice.range(-90, 90);
  const camera = new Camera({ drawing, scale: 64, base: 512, eye: 2.2, distance: 12, vanishing });
  const site: Site = { drawing, dice, camera, weather: weather(dice, choice) };
  const half = dice.range(9, 12) / 2;

  drawSky(site, camera.horizon);
  drawBackdrop(site, camera.horizon + 30, dice.pick(['trees', 'hills']));
  for (let tree = 0; tree < 6; tree++) {
    const [X, Y] = camera.point(dice.range(-11, 11), 0, dice.range(2, 5));
    const kind = dice.chance(0.25) ? dice.pick(['pine', 'cedar', 'poplar'] as const) : undefined;
    drawTree(site, X, Y, dice.range(190, 360), { haze: 0.18, kind });
  }
  drawLawn(site, camera.horizon + 26);
  if (dice.chance(0.6)) drawMowing(site);
  drawBoundary(site, half + 1.4);
  drawBorder(site, -half - 1, half + 1, -0.7, 1, 1.7);
  drawFeature(site, dice.pick([-half + 0.6, half - 4]));
  drawTerrace(site, half, dice.pick(paving));
  if (dice.chance(0.4)) drawOverhang(site);
  drawLight(site);
  return drawing.svg({ mirrored: dice.chance(0.5) });
}

function drawMowing({ camera }: Site): void {
  for (let stripe = -8; stripe < 8; stripe += 2) {
    camera.floor(stripe * 0.7, -11, 0.7, 11, '#ffffff', { opacity: 0.055 });
  }
}

function drawBoundary(site: Site, half: number): void {
  const { drawing, dice, camera, weather } = site;
  const kind = dice.pick(['fence', 'wall', 'hedge'] as const);
  const colour = {
    fence: dice.pick(timber),
    wall: dice.pick([...bricks, stones.bath]),
    hedge: weather.hedge,
  }[kind];
  if (kind === 'fence') drawFence(site, -13, 13, 0, 1.8, 'board', colour);
  if (kind === 'wall') drawWall(site, -13, 13, 0, 1.9, surfaces.brick(colour, 62), colour);
  if (kind === 'hedge') drawHedge(site, -13, 13, 0, 1.9);
  for (const [x, shade] of [
    [-half, -0.22],
    [half, 0.1],
  ] as const) {
    camera.side(x, 0, -10, 1.8, 10, tone(colour, shade));
    if (kind !== 'fence') continue;
    for (let z = -0.4; z > -10; z -= 0.4) {
      drawing.line([camera.point(x, 0, z), camera.point(x, 1.8, z)], tone(colour, -0.35), 1.2, { opacity: 0.5 });
    }
  }
}

function drawFeature(site: Site, x: number): void {
  const { drawing, dice, camera } = site;
  const kind = dice.weighted({ shed: 3, studio: 3, greenhouse: 2, pergola: 2, tree: 3 });
  if (kind === 'shed') drawShed(site, x);
  if (kind === 'studio') drawStudio(site, x);
  if (kind === 'greenhouse') drawGreenhouse(site, x);
  if (kind === 'pergola') drawPergola(site, x);
  if (kind === 'tree') {
    const [X, Y] = camera.point(x + 1.5, 0, -3);
    drawing.ellipse(X + 60, Y, 170, 20, '#1d2a20', { opacity: 0.2 });
    drawTree(site, X, Y, 380, { kind: dice.pick(['round', 'broad', 'birch', 'tall']) });
  }
}
