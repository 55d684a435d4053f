import { atom } from 'jotai/vanilla';

/** What a calculator has worked out for a price, both in pounds. */
interface Outlay {
  price: number;
  amount: number;
}

const depositsAtom = atom<readonly Outlay[]>([]);
const stampDutiesAtom = atom<readonly Outlay[]>([]);

/** The deposit of the page's mortgage calculator; of several, the one changed last. */
export const depositAtom = atom((get) => get(depositsAtom).at(-1));

/** The tax of the page's stamp duty calculator; of several, the one changed last. */
export const stampDutyAtom = atom((get) => get(stampDutiesAtom).at(-1));

/** Shares a deposit with the page's other calculators; returns a function to withdraw it. */
export const tellDepositAtom = telling(depositsAtom);

/** Shares a stamp duty with the page's other calculators; returns a function to withdraw it. */
export const tellStampDutyAtom = telling(stampDutiesAtom);

/** A calculator that goes, such as one in a dialog, withdraws only its own: those of the page are still true. */
function telling(told: typeof depositsAtom) {
  return atom(null, (_get, set, outlay: Outlay) => {
    set(told, (before) => [...before, outlay]);
    return () => set(told, (now) => now.filter((each) => each !== outlay));
  });
}
