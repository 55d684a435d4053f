import type { Drawing } from './drawing';

type Glyph = [width: number, path: string];

const ROUND = 'M2.2 0A2.2 3 0 1 0 2.3 0z';
const STEM = 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.3H0';
/** Single-stroke letters on a grid six units high, so that plans look the same on machines without fonts. */
const glyphs: Record<string, Glyph> = {
  A: [4, 'M0 6L2 0 4 6M.7 4H3.3'],
  B: [4, 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M2.2 2.8A1.4 1.4 0 0 0 2.2 0H0'],
  C: [4, 'M3.9 1.2A2.3 2.9 0 1 0 3.9 4.8'],
  D: [4.1, 'M0 0V6H1.4A2.8 3 0 0 0 1.4 0z'],
  E: [3.4, 'M3.4 0H0V6H3.4M0 2.9H2.8'],
  F: [3.2, 'M3.4 0H0V6M0 2.9H2.8'],
  G: [4.2, 'M3.9 1.2A2.3 2.9 0 1 0 4 4.6V3.3H2.4'],
  H: [4, 'M0 0V6M4 0V6M0 2.9H4'],
  I: [0.6, 'M.3 0V6'],
  J: [2.8, 'M2.6 0V4.4A1.4 1.5 0 0 1 0 4.4'],
  K: [4, 'M0 0V6M3.8 0L0 3.6M1.3 2.4L4 6'],
  L: [3.2, 'M0 0V6H3.2'],
  M: [4.6, 'M0 6V0L2.3 4 4.6 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4.4, ROUND],
  P: [3.8, STEM],
  Q: [4.4, ROUND + 'M2.6 4.4L4.3 6.2'],
  R: [4, STEM + 'M2 3.3L3.9 6'],
  S: [3.7, 'M3.5 1A1.7 1.5 0 1 0 1.9 2.9 1.7 1.6 0 1 1 .1 5'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  V: [4, 'M0 0L2 6 4 0'],
  W: [5.6, 'M0 0L1.4 6 2.8 .8 4.2 6 5.6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3 4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  0: [4, 'M2 0A1.9 3 0 1 0 2.1 0z'],
  1: [2.6, 'M.4 1.2L2 0V6'],
  2: [3.9, 'M.2 1.6A1.8 1.7 0 1 1 3.4 2.9L0 6H3.8'],
  3: [3.8, 'M.3 .9A1.7 1.5 0 1 1 1.8 2.8 1.8 1.6 0 1 1 .1 5'],
  4: [4, 'M2.9 6V0L0 4.2H4'],
  5: [3.8, 'M3.5 0H.6L.3 2.7A1.9 1.8 0 1 1 .1 5.2'],
  6: [3.8, 'M3.2 .3Q.2 1.6 .1 4A1.8 1.9 0 1 0 .2 3.6'],
  7: [3.8, 'M0 0H3.8L1.4 6'],
  8: [3.8, 'M2 2.8A1.5 1.4 0 1 1 2.1 2.8 1.8 1.6 0 1 1 2 2.8z'],
  9: [3.8, 'M.8 5.7Q3.7 4.4 3.8 2A1.8 1.9 0 1 0 3.7 2.4'],
  m: [4.4, 'M0 6V2.4M0 3.6A1.1 1.2 0 0 1 2.2 3.6V6M2.2 3.6A1.1 1.2 0 0 1 4.4 3.6V6'],
  x: [2.8, 'M0 2.8L2.8 6M2.8 2.8L0 6'],
  '.': [0.5, 'M.2 5.8V6'],
  ',': [0.6, 'M.3 5.7L0 6.8'],
  "'": [0.6, 'M.3 0V1.5'],
  '"': [1.6, 'M.2 0V1.5M1.3 0V1.5'],
  '/': [2.6, 'M2.6 0L0 6'],
  '(': [1.4, 'M1.4 -.4Q-.6 3 1.4 6.4'],
  ')': [1.4, 'M0 -.4Q2 3 0 6.4'],
  '-': [2.4, 'M.2 3.4H2.2'],
  '+': [3, 'M0 3.4H3M1.5 1.9V4.9'],
  '&': [4.2, 'M4.1 6L1 1.7A1.2 1.1 0 1 1 2.7 2.1L.8 3.5A1.6 1.5 0 1 0 3.9 4.2'],
};

const SPACE = 1.4;
const TRACKING = 1.5;
const GRID = 6;

/** How wide a text is at a cap height. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + (glyphs[letter]?.[0] ?? SPACE) + TRACKING, -TRACKING) * (size / GRID);

/** Writes a text of cap height `size` on the baseline y, from its middle or its start at x. */
export function writeText(
  drawing: Drawing,
  x: number,
  y: number,
  text: string,
  size: number,
  colour: string,
  { weight = 0.13, anchor = 'middle' }: { weight?: number; anchor?: 'middle' | 'start' } = {},
): void {
  let at = 0;
  let letters = '';
  for (const letter of text) {
    const [width, path] = glyphs[letter] ?? [SPACE, ''];
    if (path) letters += `<path transform="translate(${at.toFixed(1)} 0)" d="${path}"/>`;
    at += width + TRACKING;
  }
  const left = anchor === 'middle' ? x - textWidth(text, size) / 2 : x;
  const place = `translate(${left.toFixed(1)} ${(y - size).toFixed(1)}) scale(${(size / GRID).toFixed(3)})`;
  const pen = `stroke-width="${weight * GRID}" stroke-linecap="round" stroke-linejoin="round"`;
  drawing.add(`<g transform="${place}" fill="none" stroke="${colour}" ${pen}>${letters}</g>`);
}
