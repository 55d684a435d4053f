import { sql } from 'drizzle-orm';
import { Hono } from 'hono';

import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { errorFacts } from '../log';

/** Health check for a load balancer. */
export function healthRoutes({ database, log }: Services) {
  return new Hono<Environment>().get('/healthz', noStore, async (c) => {
    try {
      await database.select({ one: sql`1` }).from(sql`(values (1)) as health`);
      return c.json({ status: 'ok' });
    } catch (error) {
      log('database unwell', errorFacts(error));
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
}
