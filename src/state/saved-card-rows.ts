import { atom } from 'jotai/vanilla';

import { propertyAtom } from './properties';
import { savedRowsAtom } from './saved-properties';

/**
 * The rows of the saved list with the copies that cards show, so that it sorts and compares by the same prices. What was
 * removed comes back as it was saved.
 */
export const savedCardRowsAtom = atom((get) =>
  get(savedRowsAtom).map((row) => {
    const shown = row.isSaved ? get(propertyAtom(row.property.propertyId)) : undefined;
    return shown ? { ...row, property: shown } : row;
  }),
);
