import { sql } from 'drizzle-orm';
import { Hono } from 'hono';

import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { errorFacts } from '../log';

/** Milliseconds without an answer, as through a broken network, after which the database counts as gone. */
const patience = 5000;

/** Health check for a load balancer. */
export function healthRoutes({ database, log }: Services) {
  return new Hono<Environment>().get('/healthz', noStore, async (c) => {
    try {
      const answer = database.select({ one: sql`1` }).from(sql`(values (1)) as health`);
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, patience, new Error('No answer in time')).unref();
      });
      await Promise.race([answer, late]);
      return c.json({ status: 'ok' });
    } catch (error) {
      log('database unwell', errorFacts(error));
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
}
