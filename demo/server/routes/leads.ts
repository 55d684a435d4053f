import { Hono } from 'hono';

import type { Environment, Services } from '../environment';
import { valuationMail, valuationReceivedMail } from '../lead-mail';
import { isValuation, keepValuation, readValuationLead, valuationErrors } from '../leads';
import { limitAttempts } from '../rate-limit';
import { requirePerson } from '../require-person';

/** What visitors ask the agency for. */
export function leadRoutes(services: Services) {
  const { agency, background, database, mailer } = services;
  return new Hono<Environment>().post('/leads', async (c) => {
    const { fields } = c.env;
    if (!isValuation(fields)) return c.json({ errors: ['We do not know what you are asking for'] }, 422);
    const asked = readValuationLead(fields);
    // A robot that filled the honeypot in gets an answer like any other, and nothing is kept.
    if (asked.body !== '') return c.json({});
    const errors = valuationErrors(asked, agency);
    if (errors.length > 0) return c.json({ errors }, 422);
    await limitAttempts(c, services, 'leadsByAddress');
    await limitAttempts(c, services, 'leadsByAccount', asked.email);
    await requirePerson(c, services);
    const kept = await keepValuation(database, asked);
    if (kept) {
      background.start(() => mailer.send(valuationMail(agency, kept)));
      background.start(() => mailer.send(valuationReceivedMail(agency, kept)));
    }
    return c.json({});
  });
}
