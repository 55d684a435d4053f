import { Hono, type Context } from 'hono';

import { readFlag, readRecord, type Raw } from '../../../src/domain/reading';
import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { chooseMarketing } from '../marketing';
import { namesOther, refuseOther } from '../other-account';
import { pagePath } from '../page-path';

/** The marketing preference of a signed-in visitor; both of the platform's endpoints do the same here. */
export function marketingRoutes(services: Services) {
  return new Hono<Environment>()
    .put('/marketing_preferences/:id', noStore, (c) => choose(c, services, c.env.fields))
    .put('/custom_marketing_preferences/:id', noStore, async (c) => {
      const user = await c.var.visitor.signedInUser();
      if (c.req.param('id') !== String(user.id)) return refuseOther(c);
      return choose(c, services, readRecord(c.env.fields['marketing_preferences']) ?? {});
    });
}

async function choose(c: Context<Environment>, services: Services, fields: Raw) {
  const user = await c.var.visitor.signedInUser();
  if (namesOther(c, user)) return refuseOther(c);
  const isOptedIn = readChoice(fields);
  if (isOptedIn === undefined) return c.json({ errors: ['Choose whether you would like to hear from us'] }, 422);
  const preference = await chooseMarketing(services, user, isOptedIn, pagePath(fields['opt_in_marketing_url']));
  return c.json({ marketing_preference_id: preference.id, is_opted_in_to_marketing: preference.isOptedIn });
}

/** 'optin' or 'optout', or yes or no, depending on the endpoint. */
function readChoice(fields: Raw): boolean | undefined {
  const word = fields['opt_in_marketing_at'];
  if (word === 'optin' || word === 'optout') return word === 'optin';
  return readFlag(fields['is_opted_in_to_marketing']);
}
