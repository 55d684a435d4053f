import { Hono, type Context } from 'hono';

import { readText } from '../../../src/domain/reading';
import type { Environment, Services } from '../environment';
import { countEvents, isAnyProperty, isDomainKnown } from '../property-events';
import { isAttemptAllowed, limitAttempts } from '../rate-limit';
import { readRowIds } from '../row-ids';

/** The kinds of event that sites report, as `exposure_event_type` of their page data. */
const eventTypes: ReadonlySet<string> = new Set(['property_view', 'full_view', 'search_result']);

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
  if (!eventTypes.has(eventType)) return c.body(null, 422);
  const known = readRowIds(ids);
  await countEvents(services, known, eventType, await countedDomain(c, services, known));
  return c.body(null, 204);
}

/**
 * The domain to count a view of these properties for: '' once too many new ones were named today, since anybody may make
 * them up. A view of no property counts as none: a site may go on reporting one that is gone.
 */
async function countedDomain(c: Context<Environment>, services: Services, ids: readonly number[]): Promise<string> {
  const domain = domainOf(c.env.fields['domain']);
  if (domain === '' || domain === new URL(services.siteUrl).hostname) return domain;
  const isCounted =
    (await isDomainKnown(services, domain)) ||
    ((await isAnyProperty(services, ids)) && (await isAttemptAllowed(c, services, 'newViewDomains')));
  return isCounted ? domain : '';
}

/** A host name; '' for anything else. */
function domainOf(value: unknown): string {
  const domain = readText(value).toLowerCase();
  return /^[a-z\d.-]{1,253}$/.test(domain) ? domain : '';
}
