import type { Point } from '../drawing/drawing';
import { mix, tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { foliage } from '../outdoors/foliage';
import type { Outdoors } from '../outdoors/site';
import { drawBackdrop, drawLight, drawSky } from '../outdoors/sky';
import { drawTree } from '../outdoors/trees';

const WIDTH = 1200;
const HEIGHT = 800;

/** Open country: fields to the horizon behind a five-bar gate. */
export function drawFarmland(outdoors: Outdoors): void {
  const { drawing, dice, weather } = outdoors;
  const horizon = dice.range(300, 350);
  drawSky(outdoors, horizon + 20);
  drawBackdrop(outdoors, horizon, 'hills');
  const livestock = dice.chance(0.6);
  let y = horizon - 6;
  for (let field = 0; field < 6; field++) {
    drawField(outdoors, field, y);
    if (field === 1 && dice.chance(0.6)) drawFarmhouse(outdoors, dice.range(250, 900), y);
    if (field === 3 && livestock) drawSheep(outdoors, y + 50);
    y += 26 + field * 24;
  }
  drawing.rect(0, 640, WIDTH, HEIGHT - 640, surfaces.grass(weather.grass));
  drawGate(outdoors, dice.range(420, 760));
  if (dice.chance(0.6)) drawTree(outdoors, dice.pick([150, 1040]), 740, dice.range(420, 540), { kind: 'broad' });
  drawLight(outdoors);
}

function drawField(outdoors: Outdoors, field: number, y: number): void {
  const { drawing, dice, weather } = outdoors;
  const { grass, hedge, sky } = weather;
  const crops = [grass, '#cdb56a', tone(grass, 0.2), '#b9a066', mix(grass, '#d9c06c', 0.5), tone(grass, -0.1)];
  const haze = 0.45 - field * 0.09;
  const colour = mix(dice.pick(crops), sky.haze, haze);
  const left = y + dice.range(-22, 22);
  const right = y + dice.range(-22, 22);
  const lit = drawing.linear([tone(colour, 0.14), tone(colour, -0.08)], 0.4, 1);
  drawing.path(`M0 ${left}Q${dice.range(300, 900)} ${y - 26} ${WIDTH} ${right}V${HEIGHT}H0z`, lit);
  if (dice.chance(0.6)) {
    const look = { stroke: tone(colour, -0.16), strokeWidth: 1 + field * 0.5, opacity: 0.5 };
    for (let furrow = 0; furrow < 16; furrow++) {
      const bend = `Q${furrow * 90 - 60} ${y + 60} ${furrow * 130 - 350} ${y + 130 + field * 20}`;
      drawing.path(`M${furrow * 90 - 80} ${y + 30}${bend}`, 'none', look);
    }
  }
  for (let x = dice.range(-20, 40); x < WIDTH + 20; x += dice.range(12, 20) + field * 5) {
    const part = x / WIDTH;
    const foot = left * (1 - part) + right * part - 20 * part * (1 - part) + 8;
    const green = mix(hedge, sky.haze, 0.5 - field * 0.09);
    const few = { lobes: 4, leaves: 0.05 };
    foliage(outdoors, x, foot - (3 + field * 1.5), 14 + field * 4, 6 + field * 2.4, green, few);
    if (dice.chance(0.06)) drawTree(outdoors, x, foot, 40 + field * 26, { haze });
  }
}

function drawFarmhouse({ drawing }: Outdoors, x: number, y: number): void {
  const roof = (left: number, width: number, foot: number, rise: number): Point[] => [
    [left - 6, foot],
    [left + 8, foot - rise],
    [left + width - 8, foot - rise],
    [left + width + 6, foot],
  ];
  drawing.rect(x, y - 30, 84, 34, '#e9dfcb');
  drawing.polygon(roof(x, 84, y - 30, 26), '#8b6a5c');
  drawing.rect(x + 10, y - 66, 9, 16, '#a8705a');
  for (const at of [12, 36, 60]) drawing.rect(x + at, y - 22, 11, 13, '#6d7980');
  drawing.rect(x + 84, y - 20, 60, 24, '#8a7864');
  drawing.polygon(roof(x + 86, 58, y - 20, 22), '#7a5d50');
}

function drawSheep({ drawing, dice }: Outdoors, y: number): void {
  for (let sheep = 0; sheep < 9; sheep++) {
    const x = dice.range(120, 1080);
    const foot = y + dice.range(-12, 40);
    const facing = dice.pick([-1, 1]);
    drawing.ellipse(x, foot + 6, 11, 2, '#1d2a20', { opacity: 0.2 });
    for (const leg of [-5, 4]) drawing.rect(x + leg, foot, 1.6, 6, '#4a443e');
    drawing.ellipse(x, foot - 2, 9.5, 6, '#f3eee2');
    drawing.ellipse(x + facing * 10, foot - 4, 3.2, 2.6, '#4a443e');
  }
}

function drawGate(outdoors: Outdoors, x: number): void {
  const { drawing, dice, weather } = outdoors;
  for (const [from, to] of [
    [-20, x - 14],
    [x + 234, WIDTH + 20],
  ] as const) {
    for (let at = from; at < to; at += 30) {
      foliage(outdoors, at, 730 + dice.range(-8, 8), 42, 46, weather.hedge, { lobes: 9, leaves: 0.5 });
    }
  }
  const post = drawing.linear(['#a58a6b', '#6f5a45'], 1, 0);
  const bar = drawing.linear(['#b89d7b', '#8b7359']);
  for (const at of [0, 212]) drawing.rect(x + at, 646, 15, 132, post);
  for (let number = 0; number < 5; number++) drawing.rect(x + 12, 662 + number * 21, 202, 8, bar);
  const brace: Point[] = [
    [x + 16, 752],
    [x + 110, 664],
    [x + 206, 752],
  ];
  drawing.line(brace, '#9b8265', 8);
}
