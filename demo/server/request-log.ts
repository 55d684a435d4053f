import { performance } from 'node:perf_hooks';

import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

import type { Environment } from './environment';
import type { Log } from './log';

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
