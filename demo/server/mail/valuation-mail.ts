import { isPostcode } from '../../../src/domain/postcode';
import { timesInWords } from '../../../src/domain/valuation';
import { dayInWords, readDay } from '../../../src/domain/visit-days';
import type { Agency } from '../agency';
import type { KeptLead } from '../leads';
import type { Lead } from '../schema';
import type { Mail } from './mail';

/** The email to the branch: who asks for a valuation, of which property, and when. */
export function valuationMail(agency: Agency, { lead, branch }: KeptLead): Mail {
  return {
    to: branch?.email ?? agency.email,
    replyTo: lead.email,
    subject: `Valuation for ${lead.channel}: ${lead.streetAddress}, ${lead.town}`,
    text: `${lead.firstName} ${lead.lastName} would like a valuation.

Property: ${[lead.streetAddress, lead.town, lead.county, lead.postcode].filter(Boolean).join(', ')}
${planOf(lead)}

Telephone: ${lead.telHome}
Email: ${lead.email}
${lead.message ? `\nTheir message:\n\n${lead.message}\n` : ''}`,
  };
}

/** The email to the visitor, without free text, so that the form cannot be used to send messages to third parties. */
export function valuationReceivedMail(agency: Agency, { lead, branch }: KeptLead): Mail {
  return {
    to: lead.email,
    subject: `Your valuation with ${agency.name}`,
    text: `Thank you for asking ${agency.name} for a valuation of your home${isPostcode(lead.postcode) ? ` at ${lead.postcode}` : ''}.

${planOf(lead)}

Our ${branch ? `${branch.name} office` : 'nearest office'} will call or email you, usually within one working day, to agree when to visit.
${branch ? `\nHas something changed? Call us on ${branch.telephone}.\n` : ''}
If it was not you who asked, you do not need to do anything.

${agency.name}
`,
  };
}

function planOf({ bookingDay, bookingTimes, channel }: Lead): string {
  const day = readDay(bookingDay ?? '');
  return [
    `Thinking of: ${channel}`,
    ...(day ? [`When: ${dayInWords(day, 'full')} at ${timesInWords(bookingTimes)}`] : []),
  ].join('\n');
}
