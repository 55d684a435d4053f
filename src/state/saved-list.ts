import { atom, type Atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla';

import { stored } from '../core/storage';
import { readProperties, writeProperty, type Property } from '../domain/property';

/** A property of the list; one that was removed keeps its place until the visitor leaves the page. */
export interface SavedRow {
  property: Property;
  isSaved: boolean;
}

/** More pictures would exceed the storage that a browser gives a site. */
const keptPictures = 4;

const propertiesOnDevice = stored('savedProperties', readKept, (list) => (list ?? []).map(writeKept), {
  hasBackup: true,
});
const rowsAtom = atom<readonly SavedRow[]>([]);
const flagAtoms = new Map<string, PrimitiveAtom<boolean>>();

/** The saved properties, newest first, among them those removed during this visit. */
export const savedRowsAtom = atom((get) => get(rowsAtom));

/** The saved properties, newest first. */
export const savedPropertiesAtom = atom((get) =>
  get(rowsAtom).flatMap(({ property, isSaved }) => (isSaved ? [property] : [])),
);

/** Whether a property is saved: one atom each, so that a press of a heart rerenders only its card. */
export const savedPropertyAtom = (id: string): Atom<boolean> => flagAtomOf(id);

/** Loads the list kept on this device and follows changes in other tabs; runs once, before the first render. */
export const openSavedListAtom = atom(null, (get, set) => {
  const follow = (list = propertiesOnDevice.get()) => {
    if (!list) return;
    show(get, set, list, removed(get));
  };
  follow();
  propertiesOnDevice.subscribe(follow);
});

/** Adds a property to the list or removes it; a removed one returns to its place. */
export const keepSavedAtom = atom(null, (get, set, property: Property, isSaved: boolean) => {
  const { propertyId: id } = property;
  // Read again, since another tab may have changed it.
  const others = (propertiesOnDevice.get() ?? get(savedPropertiesAtom)).filter(({ propertyId }) => propertyId !== id);
  const place = placeOf(get(rowsAtom), id);
  const list = isSaved ? [...others.slice(0, place), property, ...others.slice(place)] : others;
  propertiesOnDevice.set(list);
  const gone = get(rowsAtom).filter((row) => !row.isSaved || row.property.propertyId === id);
  show(get, set, list, gone);
});

/** Replaces the whole list; the rows removed during this visit stay. */
export const replaceSavedListAtom = atom(null, (get, set, list: readonly Property[]) => {
  propertiesOnDevice.set(list);
  show(get, set, list, removed(get));
});

/** Shows only the list kept on this device. */
export const restoreSavedListAtom = atom(null, (get, set) => show(get, set, propertiesOnDevice.get() ?? [], []));

const removed = (get: Getter) => get(rowsAtom).filter(({ isSaved }) => !isSaved);

function flagAtomOf(id: string) {
  const known = flagAtoms.get(id) ?? atom(false);
  flagAtoms.set(id, known);
  return known;
}

/** Shows a list, and in their old places the removed rows that stay visible. */
function show(get: Getter, set: Setter, list: readonly Property[], staying: readonly SavedRow[]) {
  const ids = new Set(list.map(({ propertyId }) => propertyId));
  const shown: SavedRow[] = list.map((property) => ({ property, isSaved: true }));
  get(rowsAtom).forEach((row, place) => {
    const { propertyId } = row.property;
    if (ids.has(propertyId)) return;
    set(flagAtomOf(propertyId), false);
    if (staying.includes(row)) shown.splice(place, 0, { ...row, isSaved: false });
  });
  set(rowsAtom, shown);
  for (const id of ids) set(flagAtomOf(id), true);
}

/** How many saved properties come before a removed one; 0 for a new one. */
function placeOf(all: readonly SavedRow[], id: string) {
  const place = all.findIndex(({ property }) => property.propertyId === id);
  return all.slice(0, Math.max(place, 0)).filter(({ isSaved }) => isSaved).length;
}

/** The stored list; undefined when there is none, so that clearing the browser's storage does not empty the screen. */
function readKept(raw: unknown): readonly Property[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return [...new Map(readProperties(raw).map((property) => [property.propertyId, property])).values()];
}

function writeKept(property: Property) {
  return writeProperty({ ...property, photos: property.photos.slice(0, keptPictures), shortDescription: '' });
}
