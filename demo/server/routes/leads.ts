import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { enquiryErrors, keepEnquiry, readContact, readViewing, type Enquiry } from '../enquiries';
import { enquiryMail, enquiryReceivedMail } from '../enquiry-mail';
import type { Environment, Services } from '../environment';
import type { FlashKey } from '../flash-words';
import type { Mail } from '../mail';
import { answerForm } from '../page-form';
import { isAttemptAllowed, limitAttempts } from '../rate-limit';
import { requirePerson } from '../require-person';
import { readRowId } from '../row-ids';
import { isValuation, keepValuation, readValuationLead, valuationErrors } from '../valuation-leads';
import { valuationMail, valuationReceivedMail } from '../valuation-mail';

type Visit = Context<Environment>;

/** Leads: valuations, viewings and messages. */
export function leadRoutes(services: Services) {
  const { agency, background, database, mailer } = services;

  /** Applies the rate limit and the captcha. */
  const admit = async (c: Visit) => {
    await limitAttempts(c, services, 'leadsByAddress');
    await requirePerson(c, services);
  };
  const post = (mail: Mail) => background.start(() => mailer.send(mail));
  /** Anybody can enter any address: it gets a few receipts and no more. */
  const postReceipt = async (c: Visit, receipt: Mail) => {
    if (await isAttemptAllowed(c, services, 'receiptsByAccount', receipt.to)) post(receipt);
  };
  /** Stores an enquiry and mails both sides; false when the recipient is unknown. */
  const pass = async (c: Visit, asked: Enquiry) => {
    const kept = await keepEnquiry(database, asked);
    if (typeof kept === 'object') {
      post(enquiryMail(agency, kept));
      await postReceipt(c, enquiryReceivedMail(agency, kept));
    }
    return kept !== 'nobody';
  };

  return new Hono<Environment>()
    .post('/leads', async (c) => {
      const { fields } = c.env;
      const contact = isValuation(fields) ? undefined : readContact(fields);
      if (contact) {
        // A robot that filled in the honeypot gets the usual response, but nothing is stored.
        if (contact.body !== '') return c.json({});
        const errors = enquiryErrors(contact, agency);
        if (errors.length > 0) return c.json({ errors }, 422);
        await admit(c);
        return (await pass(c, contact)) ? c.json({}) : c.json({ errors: ['We do not know whom this is for'] }, 422);
      }
      if (!isValuation(fields)) return c.json({ errors: ['We do not know what you are asking for'] }, 422);
      const asked = readValuationLead(fields);
      if (asked.body !== '') return c.json({});
      const errors = valuationErrors(asked, agency);
      if (errors.length > 0) return c.json({ errors }, 422);
      await admit(c);
      const kept = await keepValuation(database, asked);
      if (kept) {
        post(valuationMail(agency, kept));
        await postReceipt(c, valuationReceivedMail(agency, kept));
      }
      return c.json({});
    })
    .post('/properties/:id{[0-9]+}/:channel{sales|lettings}/leads', async (c) => {
      const answer = (key: FlashKey, errors: readonly string[] = []) => answerForm(c, agency, key, { errors });
      const asked = readViewing(c.env.fields, readRowId(c.req.param('id')), c.req.param('channel'));
      if (asked.body !== '') return answer('welcome-lead-sent');
      const errors = enquiryErrors(asked, agency);
      if (errors.length > 0) return answer('lead-sending-error-validation', errors);
      try {
        await admit(c);
      } catch (refusal) {
        if (!(refusal instanceof HTTPException)) throw refusal;
        return answer(refusal.status === 422 ? 'recaptcha-invalid' : 'lead-sending-error');
      }
      return answer((await pass(c, asked)) ? 'welcome-lead-sent' : 'lead-sending-error');
    });
}
