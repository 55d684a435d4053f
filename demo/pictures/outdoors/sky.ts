import type { Point, Stop } from '../drawing/drawing';
import { fine } from '../drawing/look';
import { mix, tone } from '../drawing/palette';
import { dot, foliage } from './foliage';
import type { Outdoors } from './site';

/** Sky and clouds down to the horizon, with the sun's glow from the upper left. */
export function drawSky(outdoors: Outdoors, horizon: number): void {
  const { drawing, dice, weather } = outdoors;
  const { sky } = weather;
  drawing.rect(0, 0, drawing.width, drawing.height, sky.low);
  drawing.rect(0, 0, drawing.width, horizon + 20, drawing.linear([sky.top, [sky.mid, 1, 0.55], sky.low]));
  const sun: Stop[] = [
    [sky.cloud, 0.75],
    [sky.cloud, 0],
  ];
  drawing.rect(0, 0, drawing.width, horizon, drawing.radial(sun, 0.08, 0.1, 0.75));
  const count = weather.time === 'overcast' ? 9 : dice.int(2, 6);
  for (let made = 0; made < count; made++) {
    drawCloud(outdoors, dice.range(-60, drawing.width), dice.range(30, horizon * 0.62));
  }
}

function drawCloud({ drawing, dice, weather }: Outdoors, x: number, y: number): void {
  const colour = weather.sky.cloud;
  const length = dice.range(120, 330);
  const height = dice.range(0.1, 0.2);
  for (const [lift, opacity] of [
    [0, 0.5],
    [0.25, 0.8],
  ] as Point[]) {
    let outline = '';
    for (let puff = 0; puff < 13; puff++) {
      const part = puff / 12;
      const size = length * height * (0.16 + Math.sin(part * Math.PI) * dice.range(0.25, 0.85)) * (1 - lift * 0.5);
      outline += dot(x + length * (lift * 0.3 + part * (1 - lift * 0.6)), y - size * (0.5 + lift), size);
    }
    const fading = drawing.linear([
      [colour, opacity],
      [colour, opacity * 0.7, 0.45],
      [colour, 0, 0.92],
      [colour, 0],
    ]);
    drawing.path(outline, fading);
  }
}

/** Rolling hills or a far line of trees behind everything. */
export function drawBackdrop(outdoors: Outdoors, horizon: number, kind: 'trees' | 'hills' = 'trees'): void {
  const { drawing, dice, weather } = outdoors;
  if (kind === 'hills') drawHills(outdoors, horizon);
  for (const [haze, lift] of [
    [0.62, 16],
    [0.42, 6],
  ] as Point[]) {
    const colour = mix(dice.pick(weather.leaf), weather.sky.haze, haze);
    let outline = '';
    for (let x = -20; x < drawing.width + 40; x += dice.range(18, 46)) {
      const size = dice.range(14, 40);
      outline += dot(x, horizon - lift - size * 0.3, size);
    }
    drawing.path(outline, drawing.linear([tone(colour, 0.1), tone(colour, -0.12)]));
    drawing.rect(0, horizon - lift, drawing.width, 50, tone(colour, -0.06));
  }
}

function drawHills({ drawing, dice, weather }: Outdoors, horizon: number): void {
  for (let ridge = 0; ridge < 3; ridge++) {
    const colour = mix(mix(weather.grass, weather.hedge, 0.4), weather.sky.haze, 0.72 - ridge * 0.2);
    const y = horizon - 62 + ridge * 26;
    const phase = dice.range(0, 6);
    let outline = `M0 ${fine(horizon + 60)}L0 ${fine(y)}`;
    for (let x = 0; x <= drawing.width; x += 100) {
      outline += `L${x} ${fine(y + Math.sin(x / (190 + ridge * 60) + phase) * 16)}`;
    }
    outline += `L${drawing.width} ${fine(horizon + 60)}z`;
    drawing.path(outline, drawing.linear([tone(colour, 0.08), colour]));
  }
}

/** Leaves hanging into a top corner of the picture, for depth. */
export function drawOverhang(outdoors: Outdoors): void {
  const { drawing, dice, weather } = outdoors;
  const fromRight = dice.chance(0.5);
  if (weather.bare > 0.5) return;
  const colour = tone(dice.pick(weather.leaf), -0.14);
  for (let bough = 0; bough < 4; bough++) {
    const inwards = bough * dice.range(40, 62);
    const x = fromRight ? drawing.width + 10 - inwards : inwards - 10;
    const y = dice.range(-30, 12) - bough * 6;
    foliage(outdoors, x, y, dice.range(60, 92), dice.range(38, 62), colour, { lobes: 12 });
  }
}

/** The overall light: warm from the upper left, darker at the lower right, with the hour's tint. */
export function drawLight({ drawing, weather }: Outdoors): void {
  const [colour, opacity] = weather.sky.grade;
  drawing.rect(0, 0, drawing.width, drawing.height, colour, { opacity });
  const light = drawing.linear(
    [
      ['#fff1d0', 0.16],
      ['#fff1d0', 0, 0.5],
      ['#1c2340', 0.14],
    ],
    1,
    1,
  );
  drawing.rect(0, 0, drawing.width, drawing.height, light);
}
