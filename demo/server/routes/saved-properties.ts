import { Hono } from 'hono';

import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { readRowId, readRowIds } from '../row-ids';
import { mostSavedProperties, removeSavedProperty, savedPropertyCards, saveProperties } from '../saved-properties';

/** The saved properties of a signed-in visitor. */
export function savedPropertyRoutes(services: Services) {
  return new Hono<Environment>()
    .use('/saved_properties.ljson', noStore)
    .get('/saved_properties.ljson', async (c) => {
      const user = await c.var.visitor.signedInUser();
      return c.json({ properties: await savedPropertyCards(services, user) });
    })
    .post('/saved_properties.ljson', async (c) => {
      const user = await c.var.visitor.signedInUser();
      const ids = readRowIds(c.env.fields['property_ids']);
      if (await saveProperties(services, user, ids)) return c.json({ property_ids: ids });
      const message = `You can save up to ${mostSavedProperties} properties. Please remove some first.`;
      return c.json({ errors: [message], message }, 422);
    })
    .delete('/saved_properties/:id', async (c) => {
      const user = await c.var.visitor.signedInUser();
      const id = readRowId(c.req.param('id').replace(/\.ljson$/, ''));
      if (id !== undefined) await removeSavedProperty(services, user, id);
      return c.json({});
    });
}
