import { request } from '../core/request';
import type { ContactRequest } from '../domain/contact-request';
import type { LeadPerson } from '../domain/lead-person';
import { isDone, rejection, type Reply } from './reply';

/** Sends a lead; only status 200, and not of another page that was led to, is a success; nothing more is read of it. */
export async function createLead(body: Readonly<Record<string, unknown>>): Promise<Reply> {
  const answer = await request({ path: '/leads', method: 'post', body });
  const isSent = isDone(answer) && answer.status === 200;
  return isSent ? { kind: 'accepted', value: undefined } : rejection(answer);
}

/** Who writes, as servers name it. */
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
