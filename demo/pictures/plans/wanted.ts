import type { Wanted } from './wish';

/** A length between two bounds, chosen by chance. */
export type Metres = (low: number, high: number) => number;

/** A bedroom of a number. */
export const wantBedroom = (number: number, depth: number, more: Partial<Wanted> = {}): Wanted => ({
  name: `BEDROOM ${number}`,
  use: 'bedroom',
  depth,
  ...more,
});

/** A bathroom off the hall. */
export const wantBathroom = (depth: number, more: Partial<Wanted> = {}): Wanted => ({
  name: 'BATHROOM',
  use: 'bathroom',
  depth,
  ...more,
});

/** A bathroom off the bedroom before it. */
export const wantEnsuite = (depth: number): Wanted => ({ name: 'ENSUITE', use: 'bathroom', depth, ensuite: true });

/** A kitchen. */
export const wantKitchen = (name: string, depth: number, more: Partial<Wanted> = {}): Wanted => ({
  name,
  use: 'kitchen',
  depth,
  ...more,
});

/** A room to sit in. */
export const wantLiving = (name: string, depth: number, more: Partial<Wanted> = {}): Wanted => ({
  name,
  use: 'living',
  depth,
  ...more,
});
