/** Waits until a condition, sync or async, is true. */
export async function until(test: () => unknown, milliseconds = 20_000) {
  const end = performance.now() + milliseconds;
  while (!(await test())) {
    if (performance.now() > end) throw new Error(`never true: ${test}`);
    await pause(10);
  }
}

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The console messages while a function runs. */
export async function listenTo(method: 'error' | 'warn', run: () => unknown) {
  const said: string[] = [];
  const original = console[method];
  console[method] = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  try {
    await run();
  } finally {
    console[method] = original;
  }
  return said;
}

/** The delays of browser timers set while a function runs. */
export async function delaysOf(timer: 'setTimeout' | 'setInterval', run: () => unknown) {
  const delays: unknown[] = [];
  const original = globalThis[timer] as (...given: unknown[]) => number;
  const set = (...given: unknown[]) => {
    delays.push(given[1]);
    return original(...given);
  };
  Object.assign(globalThis, { [timer]: set });
  try {
    await run();
  } finally {
    Object.assign(globalThis, { [timer]: original });
  }
  return delays;
}

/** Sets the page's clock to a moment, from which it goes on; returns a function to set it right again. */
export function clockAt(moment: number | string | Date) {
  const original = Date;
  const ahead = new Date(moment).getTime() - Date.now();
  globalThis.Date = class extends original {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [original.now() + ahead]) as [number]));
    }
    static override now = () => original.now() + ahead;
  } as DateConstructor;
  return () => void (globalThis.Date = original);
}

/** Makes intervals that begin from now on 20 ms long; returns a function to restore the requested lengths. */
export function hurryIntervals() {
  const original = globalThis.setInterval;
  globalThis.setInterval = ((run: () => void) => original(run, 20)) as typeof setInterval;
  return () => void (globalThis.setInterval = original);
}
