import { atom, type Atom } from 'jotai/vanilla';

import type { Property } from '../domain/property';
import { pageAtom } from './page';
import { savedPropertiesAtom } from './saved-properties';

const onPageByIdAtom = atom((get) => {
  const { property, properties } = get(pageAtom);
  return byIdOf([...properties, ...(property ? [property] : [])]);
});
const savedByIdAtom = atom((get) => byIdOf(get(savedPropertiesAtom)));
const byId = new Map<string, Atom<Property | undefined>>();

/**
 * One property by its id, as far as the page or the saved list knows it. The page's copy is the newer one, but says
 * nothing of what a card shows where it has neither pictures nor a price, as that of a home's own page.
 */
export function propertyAtom(id: string) {
  const known =
    byId.get(id) ??
    atom((get) => {
      const newer = get(onPageByIdAtom).get(id);
      return newer?.photos.length || newer?.price ? newer : (get(savedByIdAtom).get(id) ?? newer);
    });
  byId.set(id, known);
  return known;
}

const byIdOf = (properties: readonly Property[]) => new Map(properties.map((each) => [each.propertyId, each]));
