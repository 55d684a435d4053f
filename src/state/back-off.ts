import { atom } from 'jotai/vanilla';

const freeAttempts = 5;
/** Milliseconds. */
const firstWait = 5_000;
/** Milliseconds. */
const longestWait = 60_000;

const failuresAtom = atom({ count: 0, until: 0 });

/** Seconds until the next sign-in attempt; 0 for the first few failures. */
export const signInWaitAtom = atom((get) => () => Math.ceil(Math.max(0, get(failuresAtom).until - Date.now()) / 1000));

/** Counts a refused sign-in; from the fifth on, each makes the next wait longer. */
export const countSignInFailureAtom = atom(null, (_get, set) =>
  set(failuresAtom, ({ count: before }) => {
    const count = before + 1;
    const wait = count < freeAttempts ? 0 : Math.min(longestWait, firstWait * 2 ** (count - freeAttempts));
    return { count, until: Date.now() + wait };
  }),
);

/** Forgets the failures after a sign-in, or when another person may be at the computer. */
export const forgetSignInFailuresAtom = atom(null, (_get, set) => set(failuresAtom, { count: 0, until: 0 }));
