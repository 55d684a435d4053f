import { postForm } from '../core/post-form';
import { formTarget } from '../core/request';
import type { ViewingRequest } from '../domain/viewing';
import { clientOf } from './leads';
import { rejection, type Rejection } from './reply';

/**
 * Requests a viewing by submitting a form: the browser navigates to the server's answer, which redirects back with a
 * message. `onLeave` is called right before.
 */
export async function createViewing(asked: ViewingRequest, onLeave: () => void): Promise<Rejection | undefined> {
  const { propertyId, channel } = asked;
  const target = await formTarget(`/properties/${encodeURIComponent(propertyId)}/${channel}/leads`);
  if ('kind' in target) return rejection(target);
  onLeave();
  await postForm(target.action, { authenticity_token: target.token, ...fieldsOf(asked) });
  return undefined;
}

function fieldsOf({ address, departmentId, optInMarketingUrl, captcha, ...asked }: ViewingRequest) {
  return {
    'lead[lead_type]': 'email_portal_lead',
    'lead[message]': asked.message,
    'lead[branch_department_id]': departmentId,
    ...Object.fromEntries(Object.entries(clientOf(asked)).map(([name, value]) => [`lead_client[${name}]`, value])),
    'lead_client[house_number]': address.houseNumber,
    'lead_client[house_name]': address.houseName,
    'lead_client[street_address]': address.street,
    'lead_client[town]': address.town,
    'lead_client[county]': address.county,
    'lead_client[postcode]': address.postcode,
    'marketing_preferences[opt_in_terms]': 'on',
    'marketing_preferences[opt_in_marketing]': optInMarketingUrl && 'on',
    'marketing_preferences[opt_in_marketing_url]': optInMarketingUrl,
    'g-recaptcha-response': captcha,
  };
}
