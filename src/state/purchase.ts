import { atom } from 'jotai/vanilla';

/** What one calculator of the page has worked out for a price, both in pounds. */
interface Outlay {
  price: number;
  amount: number;
}

const deposit = atom<Outlay>();
const stampDuty = atom<Outlay>();

/** The deposit of the page's mortgage calculator. */
export const depositAtom = atom((get) => get(deposit));

/** The tax of the page's stamp duty calculator. */
export const stampDutyAtom = atom((get) => get(stampDuty));

/** Makes the deposit known to the other calculators of the page; undefined takes it back. */
export const tellDepositAtom = atom(null, (_get, set, outlay?: Outlay) => set(deposit, outlay));

/** Makes the stamp duty known to the other calculators of the page; undefined takes it back. */
export const tellStampDutyAtom = atom(null, (_get, set, outlay?: Outlay) => set(stampDuty, outlay));
