import { Camera } from '../drawing/camera';
import { Drawing } from '../drawing/drawing';
import { interiors } from '../drawing/interiors';
import { random } from '../drawing/random';
import { weather } from '../outdoors/weather';
import { bathroom } from './bathroom';
import { bedroom } from './bedroom';
import { dining } from './dining';
import { hallway } from './hallway';
import type { RoomKind } from './interior';
import { kitchen } from './kitchen';
import { living } from './living';
import { office } from './office';
import { study } from './study';
import { utility } from './utility';

const kinds = { living, kitchen, dining, bedroom, bathroom, study, utility, hallway, office } satisfies Record<
  string,
  RoomKind
>;

/** The rooms that can be drawn. */
export type RoomName = keyof typeof kinds;

/** All kinds of room, in no particular order. */
export const roomNames = Object.keys(kinds) as readonly RoomName[];

/** Draws a room as SVG, 1200 × 800. */
export function drawRoom(name: RoomName, seed: number): string {
  const dice = random(`room/${name}/${seed}`);
  const drawing = new Drawing(1200, 800);
  const kind: RoomKind = kinds[name];
  const colours = dice.pick(interiors);
  const scale = dice.range(...kind.scale);
  const camera = new Camera({
    drawing,
    scale,
    base: kind.base,
    eye: kind.eye,
    distance: 4.6,
    vanishing: 600 + dice.range(-60, 60),
    centre: dice.range(-0.25, 0.25),
  });
  const season = dice.pick(['spring', 'summer', 'summer', 'autumn'] as const);
  const time = dice.pick(['morning', 'noon', 'golden'] as const);
  kind.draw({
    drawing,
    dice,
    camera,
    scale,
    width: dice.range(...kind.width),
    height: dice.range(...kind.height),
    colours,
    lamp: dice.pick([colours.accent, '#3d4043', '#efe7d6', '#c9a35f']),
    weather: weather(dice, { season, time }),
  });
  const light = drawing.linear(
    [
      ['#fff0cc', 0.13],
      ['#fff0cc', 0, 0.45],
      ['#2a2c44', 0.17],
    ],
    1,
    0.8,
  );
  drawing.rect(0, 0, 1200, 800, light);
  return drawing.svg({ mirrored: dice.chance(0.5) });
}
