import type { Wanted } from './wish';

/** A random length between two bounds. */
export type Metres = (low: number, high: number) => number;

/** A numbered bedroom. */
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

/** An ensuite of the bedroom before it. */
export const wantEnsuite = (depth: number): Wanted => ({ name: 'ENSUITE', use: 'bathroom', depth, ensuite: true });

/** A kitchen. */
export const wantKitchen = (name: string, depth: number, more: Partial<Wanted> = {}): Wanted => ({
  name,
  use: 'kitchen',
  depth,
  ...more,
});

/** A sitting room. */
export const wantLiving = (name: string, depth: number, more: Partial<Wanted> = {}): Wanted => ({
  name,
  use: 'living',
  depth,
  ...more,
});
