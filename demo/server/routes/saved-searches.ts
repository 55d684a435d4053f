import { Hono } from 'hono';

import { alertFrequencies } from '../../../src/domain/prescribed-words';
import { readText } from '../../../src/domain/reading';
import type { AlertFrequency } from '../../../src/domain/saved-search';
import { startSearch } from '../../../src/domain/search-address';
import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { readRowId } from '../row-ids';
import {
  mostSavedSearches,
  removeSavedSearch,
  savedSearchList,
  saveSearch,
  setAlertFrequency,
} from '../saved-searches';

/** The saved searches of a signed-in visitor and their alerts. */
export function savedSearchRoutes(services: Services) {
  return new Hono<Environment>()
    .use('/saved_searches.ljson', noStore)
    .get('/saved_searches.ljson', async (c) =>
      c.json(await savedSearchList(services, await c.var.visitor.signedInUser())),
    )
    .post('/search', async (c) => {
      const user = await c.var.visitor.signedInUser();
      const search = startSearch({ path: '', query: new URL(c.req.url).search });
      const saved = await saveSearch(services, user, search);
      if (saved) return c.json(saved);
      const message = `You can save up to ${mostSavedSearches} searches. Please remove some first.`;
      return c.json({ errors: [message], message }, 422);
    })
    .put('/saved_searches', async (c) => {
      const user = await c.var.visitor.signedInUser();
      const id = readRowId(c.req.query('id') ?? c.env.fields['id']);
      const frequency = readText(c.req.query('alert_frequency') ?? c.env.fields['alert_frequency']);
      if (!Object.hasOwn(alertFrequencies, frequency)) {
        return c.json({ errors: ['Choose how often you would like to be emailed'] }, 422);
      }
      const isChanged = id !== undefined && (await setAlertFrequency(services, user, id, frequency as AlertFrequency));
      return isChanged ? c.json({ id, alert_frequency: frequency }) : c.json({ message: 'No such saved search' }, 404);
    })
    .delete('/searches/:id', async (c) => {
      const user = await c.var.visitor.signedInUser();
      const id = readRowId(c.req.param('id'));
      if (id !== undefined) await removeSavedSearch(services, user, id);
      return c.json({});
    });
}
