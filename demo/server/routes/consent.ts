import { Hono } from 'hono';

import { readConsentStatus } from '../../../src/domain/consent';
import type { Environment, Services } from '../environment';
import { limitAttempts } from '../rate-limit';

/** The code that visitors' pages run once they agreed, and how many agreed: one line of the log each, without a name. */
export function consentRoutes(services: Services) {
  return new Hono<Environment>()
    .get('/analytics_code', (c) => {
      const { head, body } = services.analytics;
      return c.json({ analytics_code: body, head_analytics_code: head }, 200, { 'Cache-Control': 'no-cache' });
    })
    .post('/ajax-events/logs', async (c) => {
      await limitAttempts(c, services, 'consentByAddress');
      const status = readConsentStatus(c.env.fields['cookieconsent_status']);
      if (!status) return c.json({ message: 'This is no answer about cookies.' }, 422);
      services.log('consent', { status });
      return c.body(null, 204);
    });
}
