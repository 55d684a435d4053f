import { Hono, type Context } from 'hono';

import { enquiryErrors, keepEnquiry, readContact, readViewing, type Enquiry } from '../enquiries';
import type { Environment, Services } from '../environment';
import type { FlashKey } from '../flash-words';
import { mailLead } from '../mail/lead-mails';
import { answerForm, flashKeyOf } from '../page-form';
import { isAttemptAllowed, limitAttempts } from '../rate-limit';
import { requirePerson } from '../require-person';
import { readRowId } from '../row-ids';
import type { LeadMail } from '../schema';
import { isValuation, keepValuation, readValuationLead, valuationErrors } from '../valuation-leads';

/** Leads: valuations, viewings and messages. */
export function leadRoutes(services: Services) {
  const { agency, database } = services;

  /** Applies the rate limit and the captcha; returns the emails to send. */
  const admit = async (c: Context<Environment>, email: string): Promise<LeadMail[]> => {
    await limitAttempts(c, services, 'leadsByAddress');
    await requirePerson(c, services);
    // Anybody can enter any address: it gets a few receipts and no more.
    return (await isAttemptAllowed(c, services, 'receiptsByAccount', email)) ? ['message', 'receipt'] : ['message'];
  };
  /** Stores an enquiry and emails both sides; false when the recipient is unknown. */
  const pass = async (asked: Enquiry, mails: LeadMail[]) => {
    const kept = await keepEnquiry(database, asked, mails);
    if (typeof kept === 'object') mailLead(services, kept);
    return kept !== 'nobody';
  };

  return new Hono<Environment>()
    .post('/leads', async (c) => {
      const { fields } = c.env;
      const contact = isValuation(fields) ? undefined : readContact(fields);
      if (contact) {
        // A robot that filled in the honeypot gets the usual response, but nothing is stored.
        if (contact.trap !== '') return c.json({});
        const errors = enquiryErrors(contact, agency);
        if (errors.length > 0) return c.json({ errors }, 422);
        const mails = await admit(c, contact.email);
        return (await pass(contact, mails)) ? c.json({}) : c.json({ errors: ['We do not know who this is for'] }, 422);
      }
      if (!isValuation(fields)) return c.json({ errors: ['We do not know what you are asking for'] }, 422);
      const asked = readValuationLead(fields);
      if (asked.trap !== '') return c.json({});
      const errors = valuationErrors(asked, agency);
      if (errors.length > 0) return c.json({ errors }, 422);
      const kept = await keepValuation(database, asked, await admit(c, asked.email));
      if (kept) mailLead(services, kept);
      return c.json({});
    })
    .post('/properties/:id{[0-9]+}/:channel{sales|lettings}/leads', async (c) => {
      const answer = (key: FlashKey, errors: readonly string[] = []) => answerForm(c, services, key, { errors });
      const asked = readViewing(c.env.fields, readRowId(c.req.param('id')), c.req.param('channel'));
      if (asked.trap !== '') return answer('welcome-lead-sent');
      const errors = enquiryErrors(asked, agency);
      if (errors.length > 0) return answer('lead-sending-error-validation', errors);
      let mails: LeadMail[];
      try {
        mails = await admit(c, asked.email);
      } catch (refusal) {
        return answer(flashKeyOf(refusal));
      }
      return answer((await pass(asked, mails)) ? 'welcome-lead-sent' : 'lead-sending-error');
    });
}
