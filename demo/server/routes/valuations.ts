import { Hono } from 'hono';

import type { Environment, Services } from '../environment';
import { compareHome } from '../estimate';

/** An example estimate from invented homes; a real agency would use a valuation service that knows sold prices. */
export function valuationRoutes({ database }: Pick<Services, 'database'>) {
  return new Hono<Environment>().get('/valuations.json', async (c) => {
    const { postcode = '', property_type: kind = '', bedrooms = '' } = c.req.query();
    const found = await compareHome(database, postcode, kind, /^\d{1,2}$/.test(bedrooms) ? Number(bedrooms) : NaN);
    if (!found) return c.json({ price: null });
    const { low, middle, high, count } = found;
    return c.json({ price: middle, low_price: low, high_price: high, comparable_count: count, is_example: true });
  });
}
