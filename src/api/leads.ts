import { request } from '../core/request';
import type { ContactRequest } from '../domain/contact-request';
import type { LeadPerson } from '../domain/lead-person';
import { isAcceptedWith200, replyOf, type Reply } from './reply';

/** Sends a lead. Only status 200 without a redirect is a success; nothing more is read of the answer. */
export async function createLead(body: Readonly<Record<string, unknown>>): Promise<Reply> {
  const answer = await request({ path: '/leads', method: 'post', body, isPublic: true });
  return replyOf(answer, isAcceptedWith200(answer));
}

/** The sender, under the servers' field names. */
export const clientOf = ({ firstName, lastName, body, email, telHome }: LeadPerson) => ({
  first_name: firstName,
  last_name: lastName,
  body,
  email,
  tel_home: telHome,
  do_not_contact: '1',
});

/** Writes to a person, a branch or a department. */
export function createContact(asked: ContactRequest): Promise<Reply> {
  const { optInMarketingUrl: url } = asked;
  const agreed = { opt_in_terms: 'on', ...(url && { opt_in_marketing: 'on', opt_in_marketing_url: url }) };
  return createLead({
    'g-recaptcha-response': asked.captcha,
    lead_client: clientOf(asked),
    lead: { message: asked.message, ...recipientOf(asked) },
    // Servers know it by either name.
    market_preferences: agreed,
    marketing_preferences: agreed,
  });
}

function recipientOf({ to, channel }: ContactRequest) {
  if (to.kind === 'person') return { agency_employee_id: to.id, channel };
  return to.kind === 'department'
    ? { branch_id: to.branchId, lead_type: 'branch_department_enquiry', branch_department_id: to.id }
    : { branch_id: to.id, is_branch_lead: 1 };
}
