import { Hono } from 'hono';

import { readText } from '../../../src/domain/reading';
import type { Environment, Services } from '../environment';
import type { FlashKey } from '../flash-words';
import { mailLead } from '../mail/lead-mails';
import { keepNewHomesLead, newHomesErrors, newHomesFormId, readNewHomesLead } from '../new-homes-leads';
import { answerForm, flashKeyOf } from '../page-form';
import { limitAttempts } from '../rate-limit';
import { requirePerson } from '../require-person';

/** Forms posted by the browser itself: each response redirects to a page of this site with a flash message. */
export function formSubmissionRoutes(services: Services) {
  const { agency, database } = services;
  return new Hono<Environment>().post('/form_submissions', async (c) => {
    const { fields } = c.env;
    const answer = (key: FlashKey, errors: readonly string[] = []) =>
      answerForm(c, services, key, { errors, back: pageOfSite(fields['redirect_url']) });
    const asked = readNewHomesLead(fields);
    if (fields['f_id'] !== newHomesFormId) return answer('lead-sending-error');
    // A robot that filled in the honeypot gets the usual response, but nothing is stored.
    if (asked.trap !== '') return answer('welcome-lead-sent');
    const errors = newHomesErrors(asked, agency);
    if (errors.length > 0) return answer('lead-sending-error-validation', errors);
    try {
      await limitAttempts(c, services, 'leadsByAddress');
      await requirePerson(c, services);
    } catch (refusal) {
      return answer(flashKeyOf(refusal));
    }
    const kept = await keepNewHomesLead(database, asked);
    if (kept) mailLead(services, kept);
    return answer('welcome-lead-sent');
  });
}

/** An address of this site without its hash; the home page for any other. */
function pageOfSite(given: unknown): string {
  const here = 'http://here.invalid';
  const wanted = readText(given);
  const url = wanted.startsWith('/') && URL.canParse(wanted, here) ? new URL(wanted, here) : undefined;
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
