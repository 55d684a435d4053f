import { Camera } from '../drawing/camera';
import { Drawing } from '../drawing/drawing';
import { doors, trim } from '../drawing/palette';
import { random } from '../drawing/random';
import { drawLawn } from '../outdoors/ground';
import { drawBackdrop, drawLight, drawOverhang, drawSky } from '../outdoors/sky';
import { drawTree } from '../outdoors/trees';
import { weather } from '../outdoors/weather';
import type { WeatherChoice } from '../outdoors/weather';
import { barn } from './barn';
import { bungalow } from './bungalow';
import { cottage } from './cottage';
import { drawFarmland } from './farmland';
import { flats } from './flats';
import type { HouseFront, HouseStyle } from './front';
import { georgian } from './georgian';
import { mansion } from './mansion';
import { newbuild } from './newbuild';
import { rectory } from './rectory';
import { semi } from './semi';
import { shop } from './shop';
import { townhouse } from './townhouse';
import { victorian } from './victorian';
import { villa } from './villa';

const styles = {
  georgian,
  victorian,
  villa,
  semi,
  cottage,
  newbuild,
  townhouse,
  flats,
  barn,
  bungalow,
  mansion,
  rectory,
  shop,
} satisfies Record<string, HouseStyle>;

/** What can be drawn from the front: the styles of house, and open farmland. */
export type HouseStyleName = keyof typeof styles | 'farmland';

/** All styles, in no particular order. */
export const houseStyles: readonly HouseStyleName[] = [...(Object.keys(styles) as (keyof typeof styles)[]), 'farmland'];

/** Draws the front of a house as SVG, 1200 × 800. */
export function houseFront(style: HouseStyleName, seed: number, choice: WeatherChoice = {}): string {
  const dice = random(`house/${style}/${seed}`);
  const drawing = new Drawing(1200, 800);
  const air = weather(dice, choice);
  const mirrored = dice.chance(0.5);
  if (style === 'farmland') drawFarmland({ drawing, dice, weather: air });
  else drawHouse({ drawing, dice, weather: air }, styles[style]);
  return drawing.svg({ mirrored });
}

function drawHouse(outdoors: Pick<HouseFront, 'drawing' | 'dice' | 'weather'>, style: HouseStyle): void {
  const { drawing, dice } = outdoors;
  const camera = placeCamera(outdoors, style);
  const front: HouseFront = {
    ...outdoors,
    camera,
    scale: camera.scale,
    flip: dice.chance(0.5),
    door: dice.pick(doors),
    frame: trim,
    dress: trim,
    bars: [2, 2],
    head: null,
    sash: false,
    wall: '#cccccc',
    roof: '#777777',
    gutter: '#4a4a4e',
  };
  drawSky(front, camera.horizon + 10);
  drawBackdrop(front, camera.horizon, style.hills ? 'hills' : 'trees');
  // The ground is under the house but depends on it, so the house is drawn separately and added on top.
  const behind = drawing.body;
  drawing.body = [];
  const grounds = style.draw(front);
  const house = drawing.body;
  drawing.body = behind;
  drawLawn(front, camera.horizon + 4);
  grounds.ground?.();
  if (style.detached) drawTreesBehind(front, style.width);
  drawing.body.push(...house);
  grounds.foreground?.();
  if (style.detached && dice.chance(0.35)) drawOverhang(front);
  drawLight(front);
}

/** Detached houses are seen a little from the side, terraces straight on. */
function placeCamera({ drawing, dice }: Pick<HouseFront, 'drawing' | 'dice'>, style: HouseStyle): Camera {
  const side = dice.pick([1, 1, -1]);
  const shift = style.detached ? side * dice.range(150, 330) : dice.range(-120, 120);
  const zoom = style.detached ? dice.range(0.86, 1.1) : dice.range(0.94, 1.16);
  const drift = style.detached ? -side * dice.range(-20, 90) : dice.range(-70, 70);
  const scale = style.scale * zoom;
  return new Camera({
    drawing,
    scale,
    base: style.base + dice.range(-10, 10),
    eye: style.eye,
    distance: style.distance,
    vanishing: 600 + drift + shift,
    centre: style.width / 2 + shift / scale,
  });
}

function drawTreesBehind(front: HouseFront, width: number): void {
  const { dice, camera } = front;
  const stands: [x: number, z: number, height: number][] = [
    [-4, 12, 9],
    [width + 4, 10, 8],
    [-9, 8, 11],
    [width + 9, 7, 10],
    [-2, 20, 8],
    [width * 0.5, 24, 12],
  ];
  for (const [x, z, height] of stands) {
    if (dice.chance(0.2)) continue;
    const [X, Y] = camera.point(x + dice.range(-1.5, 1.5), 0, z);
    const kind = dice.chance(0.2) ? dice.pick(['pine', 'cedar', 'poplar'] as const) : undefined;
    drawTree(front, X, Y, height * dice.range(0.8, 1.15) * camera.scaleAt(z), { haze: 0.1 + z * 0.012, kind });
  }
}
