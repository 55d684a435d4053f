/** A fault in the network between the page and the agency's server. */
export interface Fault {
  /** The path it applies to, such as `/user.ljson`. */
  path: string;
  /** As sent by the browser: `GET` or `POST`; any by default. */
  method?: 'GET' | 'POST';
  /** Delay of the response in milliseconds. */
  delay?: number;
  /** Response sent instead of the server's. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** JSON cannot be read without `'content-type': 'application/json'` in `headers`. */
  body?: string;
  /** The connection breaks before the request reaches the server. */
  drop?: boolean;
  /** The server handles the request, and the connection breaks before its response arrives. */
  dropAnswer?: boolean;
  /** How often it happens; always by default. */
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

/** Removes all faults and clears the recorded requests. */
export const clear = () => fetch(SWITCH, { method: 'DELETE' });

/** The requests to the server since the last `clear`, optionally only those at one path. */
export async function asked(path?: string): Promise<readonly Asked[]> {
  const all = (await (await fetch(SWITCH)).json()) as readonly Asked[];
  return path === undefined ? all : all.filter((each) => each.path === path);
}

/**
 * How often the page itself requests addresses containing a text while a function runs. The network cannot measure
 * this, because a browser may repeat a request whose connection broke.
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

/** The parsed body of a recorded request. */
export const bodyOf = ({ body }: Asked) => JSON.parse(body) as Record<string, unknown>;

/** Runs a function while the browser reports that it is offline. */
export async function offline(run: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
}
