import { Hono } from 'hono';

import { readConsentStatus } from '../../../src/domain/consent';
import type { Environment, Services } from '../environment';
import { limitAttempts } from '../rate-limit';

/** The analytics code for visitors who consented, and a log line for each answer, without personal data. */
export function consentRoutes(services: Services) {
  return new Hono<Environment>()
    .get('/analytics_code', (c) => {
      const { head, body } = services.analytics;
      return c.json({ analytics_code: body, head_analytics_code: head }, 200, { 'Cache-Control': 'no-cache' });
    })
    .post('/ajax-events/logs', async (c) => {
      await limitAttempts(c, services, 'consentByAddress');
      const status = readConsentStatus(c.env.fields['cookieconsent_status']);
      if (!status) return c.json({ message: 'This is not an answer about cookies.' }, 422);
      services.log('consent', { status });
      return c.body(null, 204);
    });
}
