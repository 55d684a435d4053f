import { atom } from 'jotai/vanilla';

/** The calculators of the page's dialog. */
type Calculator = 'mortgage' | 'stamp-duty';

/** What the visitor entered, and the figures that the page gave. */
interface Kept {
  given: string;
  own: object;
}

const keptAtom = atom<Partial<Record<Calculator, Kept>>>({});

/** Keeps what the visitor entered into a calculator of a dialog, for when it is opened again. */
export const keepFiguresAtom = atom(null, (get, set, calculator: Calculator, given: object, own: object) =>
  set(keptAtom, { ...get(keptAtom), [calculator]: { given: JSON.stringify(given), own } }),
);

/** What the visitor entered before, unless the page has come to give other figures since. */
export const recallFiguresAtom = atom(null, (get, _set, calculator: Calculator, given: object) => {
  const found = get(keptAtom)[calculator];
  return found?.given === JSON.stringify(given) ? found.own : undefined;
});
