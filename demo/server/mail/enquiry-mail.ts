import type { Agency } from '../agency';
import type { KeptLead } from '../leads';
import type { Mail } from './mail';

/** The email to the recipient: who writes, about which property, and what. */
export function enquiryMail(agency: Agency, { lead, branch, property, person }: KeptLead): Mail {
  const name = `${lead.firstName} ${lead.lastName}`;
  const address = [lead.streetAddress, lead.town, lead.county, lead.postcode].filter(Boolean).join(', ');
  const about = [
    ...(property ? [`Property: ${property.displayAddress} (ref. ${property.id})`] : []),
    ...(lead.departmentId ? [`Department: ${lead.departmentId}`] : []),
    ...(lead.kind === 'staff' && lead.channel ? [`About: ${lead.channel}`] : []),
  ];
  return {
    to: person?.email ?? branch?.email ?? agency.email,
    replyTo: lead.email,
    subject: property ? `Viewing: ${property.displayAddress}` : `Message from ${name}`,
    text: `${name} ${property ? 'would like to see a home' : 'has sent you a message'}.

${about.map((line) => `${line}\n`).join('')}Telephone: ${lead.telHome}
Email: ${lead.email}
${address ? `Address: ${address}\n` : ''}${lead.optInMarketingUrl ? 'They would like news by email.\n' : ''}${lead.message ? `\nTheir message:\n\n${lead.message}\n` : ''}`,
  };
}

/** The email to the visitor, without free text, so that the form cannot be used to send messages to third parties. */
export function enquiryReceivedMail(agency: Agency, { lead, branch, property, person }: KeptLead): Mail {
  const subject = property ? `Your viewing of ${property.displayAddress}` : `Your message to ${agency.name}`;
  const asked = property ? `asking ${agency.name} to see ${property.displayAddress}` : `writing to ${agency.name}`;
  const whom = person
    ? `${person.firstName} ${person.surname} on ${person.directLine}`
    : branch && `our ${branch.name} office on ${branch.telephone}`;
  return {
    to: lead.email,
    subject,
    text: `Thank you for ${asked}.

We will call or email you, usually within one working day${property ? ', to agree a time' : ''}.
${whom ? `\nHas something changed? Call ${whom}.\n` : ''}
If it was not you who asked, you do not need to do anything.

${agency.name}
`,
  };
}
