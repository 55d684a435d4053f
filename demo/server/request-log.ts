import { performance } from 'node:perf_hooks';

import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

import type { Environment } from './environment';
import type { Log } from './log';

/** Logs every response by its route pattern, since the path itself may contain a name, a postcode or a token. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const answeredBy = routePath(c);
    log('answered', {
      method: c.req.method,
      // A request refused by middleware is logged under the route it was meant for.
      route: answeredBy === '/*' ? routePath(c, -1) : answeredBy,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}
