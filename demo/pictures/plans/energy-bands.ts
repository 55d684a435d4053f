/** The bands of an energy rating: letter, lowest rating of 100, and colour. */
export type Band = readonly [letter: string, from: number, colour: string];

export const bands: readonly Band[] = [
  ['A', 92, '#2f8a5b'],
  ['B', 81, '#4fa35c'],
  ['C', 69, '#93b94f'],
  ['D', 55, '#e3c64a'],
  ['E', 39, '#e5a54a'],
  ['F', 21, '#dc7f48'],
  ['G', 1, '#c9574b'],
];

/** The letter of a rating of 1 to 100. */
export const energyBand = (rating: number): string => bands.find(([, from]) => rating >= from)![0];
