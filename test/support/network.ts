/** A fault of the network between the page and the agency's server. */
export interface Fault {
  /** The path it happens at, such as `/user.ljson`. */
  path: string;
  /** As sent by the browser: `GET` or `POST`; any unless told. */
  method?: 'GET' | 'POST';
  /** Milliseconds until anything is answered. */
  delay?: number;
  /** Answered in place of the server's own answer. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The connection breaks before the server hears of the request. */
  drop?: boolean;
  /** The server does what it was asked, and the connection breaks before its answer arrives. */
  dropAnswer?: boolean;
  /** How often it happens; always unless told. */
  times?: number;
}

/** A request that reached the network. */
export interface Asked {
  method: string;
  path: string;
  query: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const SWITCH = '/__network';

/** Makes the network fail from now on. */
export const fail = (fault: Fault) => fetch(SWITCH, { method: 'POST', body: JSON.stringify(fault) });

/** Mends the network and forgets what was asked. */
export const clear = () => fetch(SWITCH, { method: 'DELETE' });

/** What was asked of the server since the last `clear`, optionally at one path only. */
export async function asked(path?: string): Promise<readonly Asked[]> {
  const all = (await (await fetch(SWITCH)).json()) as readonly Asked[];
  return path === undefined ? all : all.filter((each) => each.path === path);
}

/**
 * How often the page itself asks at addresses with a part while something runs: a browser may repeat a request whose
 * connection broke, so what the network sees is no measure of that.
 */
export async function callsTo(part: string, run: () => Promise<unknown>) {
  const original = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = (...given) => {
    if (String(given[0]).includes(part)) calls++;
    return original(...given);
  };
  try {
    await run();
  } finally {
    globalThis.fetch = original;
  }
  return calls;
}

/** The parsed body of a request that was asked. */
export const bodyOf = ({ body }: Asked) => JSON.parse(body) as Record<string, unknown>;

/** Runs something while the browser says that it has no connection. */
export async function offline(run: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
}
