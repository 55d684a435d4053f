import { atom } from 'jotai/vanilla';

/** What a calculator on the page has worked out for a price, both in pounds. */
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

/** Shares the deposit with the page's other calculators; undefined clears it. */
export const tellDepositAtom = atom(null, (_get, set, outlay?: Outlay) => set(deposit, outlay));

/** Shares the stamp duty with the page's other calculators; undefined clears it. */
export const tellStampDutyAtom = atom(null, (_get, set, outlay?: Outlay) => set(stampDuty, outlay));
