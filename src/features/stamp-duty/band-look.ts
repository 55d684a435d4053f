import type { CSSProperties } from 'react';

/** How deep the tint of a band is: the first pale, the last in the full accent. */
export const bandLook = (index: number, count: number): CSSProperties =>
  ({ '--_depth': `${count > 1 ? Math.round(8 + (92 * index) / (count - 1)) : 8}%` }) as CSSProperties;
