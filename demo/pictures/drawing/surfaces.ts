import type { Surface } from './drawing';
import { mix, tone } from './palette';
import { blade, boards, courses, speck, strewn } from './textures';

/** Walls, roofs and grounds; `scale` is in pixels per metre. */
export const surfaces = {
  brick: (colour: string, scale: number): Surface =>
    courses({
      colour,
      joint: mix(colour, '#d9cdb8', 0.38),
      block: 0.235 * scale,
      row: 0.082 * scale,
      gap: Math.max(0.6, 0.012 * scale),
      spread: 0.09,
    }),
  ashlar: (colour: string, scale: number): Surface =>
    courses({ colour, joint: tone(colour, -0.16), block: 0.85 * scale, row: 0.36 * scale, gap: 1.1, spread: 0.05 }),
  rubble: (colour: string, scale: number): Surface =>
    courses({
      colour,
      joint: tone(colour, -0.2),
      block: 0.4 * scale,
      row: 0.17 * scale,
      gap: 1.6,
      spread: 0.14,
      wander: 0.27,
    }),
  slate: (colour: string, scale: number): Surface =>
    courses({
      colour,
      joint: tone(colour, -0.25),
      block: 0.26 * scale,
      row: 0.14 * scale,
      gap: 0.7,
      spread: 0.07,
      lip: 1,
    }),
  tiles: (colour: string, scale: number): Surface =>
    courses({
      colour,
      joint: tone(colour, -0.3),
      block: 0.18 * scale,
      row: 0.115 * scale,
      gap: 0.7,
      spread: 0.1,
      lip: 1.1,
    }),
  wallTile: (colour: string, scale: number, width = 0.2, height = 0.1): Surface =>
    courses({
      colour,
      joint: tone(colour, -0.16),
      block: width * scale,
      row: height * scale,
      gap: 1.2,
      spread: 0.05,
    }),
  board: (colour: string, scale: number): Surface => boards(colour, 0.2 * scale, false),
  cladding: (colour: string, scale: number): Surface => boards(colour, 0.14 * scale, true),
  thatch: (colour: string, _scale?: number): Surface =>
    strewn(colour, colour, 115, [-0.3, -0.15, 0.15, 0.3], 1, (x, y, chance) =>
      blade(x, y + chance.range(10, 30), chance.range(-2, 2), chance.range(10, 30)),
    ),
  render: (colour: string, _scale?: number): Surface =>
    strewn(colour, colour, 18, [-0.1, 0.15], 0.7, (x, y, chance) => {
      const size = chance.range(0.6, 1.5);
      return speck(x, y, size, size);
    }),
  grass: (colour: string): Surface =>
    strewn('none', colour, 60, [-0.25, -0.1, 0.2], 0.4, (x, y, chance) =>
      blade(x, y, chance.range(-1.5, 1.5), chance.range(2, 5)),
    ),
  gravel: (colour: string): Surface =>
    strewn('none', colour, 80, [-0.25, 0.1, 0.3], 0.6, (x, y, chance) =>
      speck(x, y, chance.range(0.8, 2.2), chance.range(0.5, 1.2)),
    ),
};

/** The surfaces a wall can have. */
export type WallKind = 'brick' | 'ashlar' | 'rubble' | 'board' | 'cladding' | 'render' | 'tiles';
