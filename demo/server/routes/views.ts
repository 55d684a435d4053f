import { Hono, type Context } from 'hono';

import { readText } from '../../../src/domain/reading';
import type { Environment, Services } from '../environment';
import { countEvents } from '../property-events';
import { limitAttempts } from '../rate-limit';
import { readRowIds } from '../row-ids';

/**
 * Counts property views. Any site may post here without a token and without reading the response, so these routes only
 * count and reveal nothing.
 */
export function viewRoutes(services: Services) {
  return new Hono<Environment>()
    .post('/property_views', (c) => count(c, services, c.env.fields['property_id'], 'property_view'))
    .post('/exposures/create_many', (c) =>
      count(c, services, c.env.fields['property_ids'], readText(c.env.fields['event_type']) || 'property_view'),
    );
}

async function count(c: Context<Environment>, services: Services, ids: unknown, eventType: string) {
  await limitAttempts(c, services, 'viewsByAddress');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (!/^[a-z_]{1,40}$/.test(eventType)) return c.body(null, 422);
  await countEvents(services, readRowIds(ids), eventType, domainOf(c.env.fields['domain']));
  return c.body(null, 204);
}

/** A host name; '' for anything else. */
function domainOf(value: unknown): string {
  const domain = readText(value).toLowerCase();
  return /^[a-z\d.-]{1,253}$/.test(domain) ? domain : '';
}
