import { performance } from 'node:perf_hooks';

import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

import type { Environment } from './environment';

/** Writes one line about something that happened; it must not hold anything personal. */
export type Log = (event: string, facts: Record<string, string | number | undefined>) => void;

/** Writes each event as one line of JSON on the error stream, so that the output stays free for the address. */
export const jsonLog: Log = (event, facts) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);
};

/** Logs every answer by its route's pattern: an address itself may hold a name, a postcode or a token. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const answeredBy = routePath(c);
    log('answered', {
      method: c.req.method,
      // What is refused on its way is logged by the route it was on its way to.
      route: answeredBy === '/*' ? routePath(c, -1) : answeredBy,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}

/** What may be said of an error: its kind and where it arose. Its message may quote what a visitor typed. */
export function errorFacts(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause as { code?: unknown } | undefined;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code: typeof cause?.code === 'string' ? cause.code : undefined,
    at: places?.slice(0, 8).join('\n'),
  };
}
