import { Drawing } from '../drawing/drawing';
import { tone } from '../drawing/palette';
import { random } from '../drawing/random';
import type { Bust } from './bust';
import { drawClothes } from './clothes';
import { drawFace } from './face';
import { drawGlasses } from './glasses';
import { drawHairBehind } from './hair-behind';
import { drawHairInFront } from './hair-in-front';
import { portraitPerson } from './person';

const WIDTH = 600;
const HEIGHT = 720;
const grounds = ['#dfe5dc', '#e9e0d2', '#d7dfe3', '#ecd9cc', '#e3dfe6', '#d3ddd6', '#efe6cf', '#cfd8dc'];
const cloths = [
  '#2f4c41',
  '#22405a',
  '#3e434b',
  '#7c3236',
  '#c1903c',
  '#5e4058',
  '#6f8375',
  '#b86f52',
  '#d8c7ab',
  '#8aa0ad',
  '#4b5a6d',
  '#efe8da',
  '#557b7b',
];

/** Draws a portrait of an invented person as SVG, 484 × 581. */
export function drawPortrait(seed: number): string {
  const person = portraitPerson(seed);
  const dice = random(`portrait/${seed}`);
  const drawing = new Drawing(WIDTH, HEIGHT);
  const bust: Bust = {
    drawing,
    dice,
    person,
    cloth: dice.pick(cloths),
    shoulders: (person.feminine ? 196 : 224) * dice.range(0.95, 1.06),
    top: -128 * person.head.length,
    line: tone(person.skin, person.deep ? -0.5 : -0.42),
  };
  drawGround(bust);
  const middle = `translate(${300 + dice.range(-8, 8)} 292)`;
  const tilt = `rotate(${dice.range(-3.5, 3.5).toFixed(1)} 0 150)`;
  drawing.group(middle, () => {
    drawing.group(tilt, () => drawHairBehind(bust));
    drawClothes(bust);
    drawing.group(tilt, () => {
      drawFace(bust);
      drawHairInFront(bust);
      if (person.glasses) drawGlasses(bust);
    });
  });
  const light = drawing.linear(
    [
      ['#fff3d8', 0.18],
      ['#fff3d8', 0, 0.5],
      ['#23284a', 0.12],
    ],
    1,
    1,
  );
  drawing.rect(0, 0, WIDTH, HEIGHT, light);
  return drawing.svg({ view: { x: 58, y: 92, width: 484, height: 581 } });
}

function drawGround({ drawing, dice }: Bust): void {
  const colour = dice.pick(grounds);
  drawing.rect(0, 0, WIDTH, HEIGHT, drawing.linear([tone(colour, 0.4), tone(colour, -0.1)], 1, 1));
  drawing.ellipse(dice.pick([210, 390]), 230, 320, 320, '#ffffff', { opacity: 0.22 });
  drawing.rect(dice.pick([430, 60]), 0, dice.range(50, 110), HEIGHT, '#ffffff', { opacity: 0.1 });
}
