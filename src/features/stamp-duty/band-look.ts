import type { CSSProperties } from 'react';

/** The depth of a band's tint: from pale for the first to the full accent for the last. */
export const bandLook = (index: number, count: number): CSSProperties =>
  ({ '--_depth': `${count > 1 ? Math.round(8 + (92 * index) / (count - 1)) : 8}%` }) as CSSProperties;
