const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, from 0 (the first) to 1 (the second). */
export function mix(first: string, second: string, part: number): string {
  const target = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour turned towards warm light (positive) or cool shade (negative). */
export const tone = (colour: string, part: number): string =>
  part >= 0 ? mix(colour, '#fff7e6', part) : mix(colour, '#232a3f', -part);

/** Bricks. */
export const bricks = ['#a8614b', '#b4715a', '#93523f', '#b98e63', '#c19f75', '#9f6650', '#ad7a5c'] as const;

/** Building stones. */
export const stones = { bath: '#dfcca4', cotswold: '#d2b986', york: '#bdb09a', grey: '#aeaca2', portland: '#e4ddcd' };

/** Rendered walls. */
export const renders = [
  '#f5efe3',
  '#f0e4d1',
  '#ead9c4',
  '#e0e4dc',
  '#f1dcd0',
  '#dbe2d8',
  '#d3dde1',
  '#f3e6c3',
] as const;

/** Stucco. */
export const stuccos = ['#f5f0e4', '#f1ead9', '#eee6d6'] as const;

/** Roof slates. */
export const slates = ['#626975', '#6d7178', '#565c67', '#70727a'] as const;

/** Clay roof tiles. */
export const clayTiles = ['#9c5a45', '#a9684e', '#8b5443', '#94604a'] as const;

/** Front doors. */
export const doors = [
  '#2f4c41',
  '#22405a',
  '#7c3236',
  '#3e3c3b',
  '#c1903c',
  '#557b7b',
  '#8ba596',
  '#5e4058',
  '#b25f45',
  '#a9bdc4',
] as const;

/** White joinery. */
export const trim = '#f7f4ea';

/** Deep shade. */
export const ink = '#232a3f';
