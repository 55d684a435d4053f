import { random } from '../drawing/random';
import { planDetached } from './detached';
import { rounded } from './plan';
import type { PlanFloor } from './plan';
import { planBungalow, planFlat, planOffice } from './single-floor';
import { planTerrace, planTownhouse } from './terraces';
import type { Metres } from './wanted';

/** How a home is laid out. */
export type HomeLayout = 'flat' | 'bungalow' | 'terrace' | 'townhouse' | 'detached' | 'office';

/** All layouts with the fewest and most bedrooms they can have. */
export const homeLayouts: Readonly<Record<HomeLayout, readonly [fewest: number, most: number]>> = {
  flat: [0, 4],
  bungalow: [1, 4],
  terrace: [1, 5],
  townhouse: [3, 5],
  detached: [3, 8],
  office: [0, 0],
};

/** The floors of a home with this many bedrooms, so that a listing's text can quote the sizes in its plan. */
export function planHome(seed: number, layout: HomeLayout, bedrooms: number): PlanFloor[] {
  const dice = random(`plan/${seed}/${layout}/${bedrooms}`);
  const metres: Metres = (low, high) => rounded(dice.range(low, high));
  const layouts: Record<HomeLayout, () => PlanFloor[]> = {
    flat: () => planFlat(dice, metres, bedrooms),
    bungalow: () => planBungalow(metres, bedrooms),
    terrace: () => planTerrace(metres, bedrooms),
    townhouse: () => planTownhouse(metres, bedrooms),
    detached: () => planDetached(dice, metres, bedrooms),
    office: () => planOffice(metres),
  };
  return layouts[layout]();
}
