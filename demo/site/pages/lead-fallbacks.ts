import { formHeading } from '../../../src/domain/form-heading';
import { answerName } from '../../../src/domain/new-homes-form';
import { leadHeadings } from '../../../src/domain/prescribed-words';
import { viewingWords } from '../../../src/domain/viewing-words';
import type { Property } from '../../server/schema';
import { newHomesForm, newHomesLead } from '../new-homes-form';
import { fallbackForm } from './fallback-form';

/** The fallback form to book a viewing. */
export const viewingFallback = (property: Property, token: string) =>
  fallbackForm({
    route: '/book-a-viewing',
    heading: formHeading(leadHeadings.viewing, { sentenceCaseHeadings: true }),
    intro: viewingWords.intro,
    action: `/properties/${property.id}/${property.channel}/leads`,
    hidden: {
      authenticity_token: token,
      'lead[lead_type]': 'email_portal_lead',
      'lead_client[do_not_contact]': '1',
    },
    nameOf: (field) => `lead_client[${field}]`,
    messageName: 'lead[message]',
    messageLabel: viewingWords.message,
    needsMessage: true,
    trapName: 'lead_client[body]',
    submit: viewingWords.send,
  });

/** The fallback form to register interest in new homes. */
export function newHomesFallback(property: Property, token: string) {
  const { htmlFormId, displayAddress, submitButtonText } = newHomesForm(property);
  return fallbackForm({
    route: '/new-homes-enquiry',
    heading: leadHeadings.newHomes,
    intro: newHomesLead,
    action: '/form_submissions',
    hidden: {
      authenticity_token: token,
      f_id: htmlFormId,
      redirect_url: `/properties/${property.id}/${property.channel}`,
      [answerName('development_of_interest')]: displayAddress,
      [answerName('development_id')]: String(property.id),
      'lead_client[do_not_contact]': '1',
    },
    nameOf: answerName,
    messageName: answerName('message'),
    messageLabel: 'Message (optional)',
    needsMessage: false,
    trapName: 'hfhp',
    submit: submitButtonText,
  });
}
