import { tone } from '../drawing/palette';
import { drawBorder, drawShrub } from '../outdoors/planting';
import type { Site } from '../outdoors/site';

const EDGE = -5.2;
const woods = ['#a98258', '#8d6e4d', '#4b4f52', '#c2a278'];
const pots = ['#b5745a', '#8a8f8c', '#d8cfc0', '#5d6b66'];

/** A paved terrace with borders, pots and somewhere to sit; the garden is twice `half` wide. */
export function drawTerrace(site: Site, half: number, stone: string): void {
  const { dice } = site;
  drawPaving(site, stone);
  drawBorder(site, -half - 1.4, -half + 0.3, -3.6, 0.9, 1.4);
  drawBorder(site, half - 0.4, half + 1.3, -3.2, 0.9, 1.4);
  drawBorder(site, -half - 1.2, -half * 0.45, EDGE + 0.2, 0.5, 1.5);
  drawBorder(site, half * 0.4, half + 1.2, EDGE + 0.2, 0.5, 1.5);
  const x = dice.pick([-1.9, 0.5, -0.7]);
  const wood = dice.pick(woods);
  if (dice.chance(0.65)) {
    drawSet(site, x, wood);
    if (dice.chance(0.5)) drawParasol(site, x + 0.8);
  } else drawLoungers(site, x, wood);
  for (const at of [-half + 0.3, -half + 1.2, half - 0.8]) drawPot(site, at);
}

function drawPaving({ camera, drawing }: Site, stone: string): void {
  const joint = tone(stone, -0.25);
  camera.floor(-14, -12, 28, 12 + EDGE, drawing.linear([tone(stone, 0.14), tone(stone, -0.1)]));
  for (let z = EDGE, row = 0; z > -11; z -= 0.6, row++) {
    drawing.line([camera.point(-14, 0, z), camera.point(14, 0, z)], joint, 1.3);
    if (z <= -10) continue;
    for (let x = -10 + (row % 2) * 0.45; x < 10; x += 0.9) {
      drawing.line([camera.point(x, 0, z), camera.point(x, 0, z - 0.6)], joint, 1.2);
    }
  }
  const step = { front: tone(stone, -0.1), side: stone, top: tone(stone, 0.3) };
  camera.box([-14, -0.001, EDGE], [28, 0.05, 0.12], step);
}

const faces = (wood: string) => ({
  front: wood,
  side: tone(wood, -0.3),
  light: tone(wood, 0.1),
  top: tone(wood, 0.25),
});

function drawSet({ camera }: Site, x: number, wood: string): void {
  const planks = faces(wood);
  camera.shadow(x, -6.7, 1.6, 0.9, 0.08, 0.4);
  for (const chair of [x - 0.1, x + 1.35]) {
    for (const leg of [chair - 0.1, chair + 0.25]) camera.box([leg, 0, -5.95], [0.06, 0.45, 0.06], planks);
    camera.box([chair - 0.12, 0.45, -6], [0.45, 0.05, 0.4], planks);
    camera.box([chair - 0.12, 0.5, -5.65], [0.45, 0.45, 0.05], planks);
  }
  for (const leg of [x, x + 1.52]) camera.box([leg, 0, -6.6], [0.07, 0.7, 0.07], planks);
  camera.box([x - 0.1, 0.7, -6.7], [1.8, 0.06, 0.9], planks);
}

function drawLoungers({ camera, dice }: Site, x: number, wood: string): void {
  const planks = faces(wood);
  const cloth = faces(dice.pick(['#f0e6d2', '#8aa0ad', '#c4784f', '#6f8375']));
  for (const left of [x - 0.3, x + 1.3]) {
    camera.shadow(left, -6.9, 0.7, 1.7, 0.07, 0.3);
    for (const z of [-6.8, -5.4]) camera.box([left, 0, z], [0.7, 0.28, 0.07], planks);
    camera.box([left - 0.03, 0.28, -6.9], [0.76, 0.1, 1.7], cloth);
    camera.box([left - 0.03, 0.38, -5.45], [0.76, 0.4, 0.1], cloth);
  }
}

function drawParasol({ camera, drawing, dice }: Site, x: number): void {
  const z = -6.3;
  const [X, foot] = camera.point(x, 0.76, z);
  const [, top] = camera.point(x, 2.7, z);
  const scale = camera.scaleAt(z);
  const cloth = dice.pick(['#f0e6d2', '#6f8375', '#c4784f', '#d9b36a']);
  drawing.rect(X - 3, top, 6, foot - top, '#8d7250');
  const edge = top + 0.55 * scale;
  const bend = top + 0.05 * scale;
  const outline =
    `M${X - 1.5 * scale} ${edge}Q${X - 0.7 * scale} ${bend} ${X} ${top - 0.1 * scale}` +
    `Q${X + 0.7 * scale} ${bend} ${X + 1.5 * scale} ${edge}z`;
  drawing.path(outline, drawing.linear([tone(cloth, 0.3), cloth, tone(cloth, -0.25)], 1, 0));
}

function drawPot(site: Site, x: number): void {
  const { camera, drawing, dice } = site;
  const [X, Y] = camera.point(x, 0, -6.6 + dice.range(-0.5, 0.5));
  const clay = dice.pick(pots);
  drawing.ellipse(X + 16, Y, 44, 9, '#1d2338', { opacity: 0.22 });
  drawing.path(`M${X - 30} ${Y - 54}h60l-9 54h-42z`, drawing.linear([tone(clay, 0.25), clay, tone(clay, -0.3)], 1, 0));
  drawShrub(site, X, Y - 48, dice.range(80, 120), { flowers: dice.chance(0.7) });
}
