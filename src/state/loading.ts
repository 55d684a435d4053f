import { atom, type Setter } from 'jotai/vanilla';

/** The flags and their first values are prescribed (ACC-77, RTE-12), also those that no element of ours reads. */
const atStart = {
  user: false,
  userRegister: false,
  userUpdate: false,
  userSignIn: false,
  userPasswordReset: false,
  properties: false,
  propertiesMap: true,
  googleMaps: true,
  articles: false,
};

/** A kind of work in progress. */
export type Work = keyof typeof atStart;

const flagsAtom = atom<Readonly<Record<Work, boolean>>>(atStart);
const running = new Map<Work, number>();

/** The work in progress. */
export const loadingAtom = atom((get) => get(flagsAtom));

/** Sets a flag while something runs, and clears it when the last of its kind has settled. */
export async function whileLoading<Value>(set: Setter, work: Work, run: () => Promise<Value>): Promise<Value> {
  count(set, work, 1);
  try {
    return await run();
  } finally {
    count(set, work, -1);
  }
}

function count(set: Setter, work: Work, change: number) {
  const total = (running.get(work) ?? 0) + change;
  running.set(work, total);
  set(flagsAtom, (before) => ({ ...before, [work]: total > 0 }));
}
