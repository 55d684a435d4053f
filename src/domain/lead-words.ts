import { registerWords } from './account-words';

/** Words that all lead forms share. */
export const leadFormWords = {
  you: 'About you',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  telephone: 'Telephone',
  digitsOnly: 'Digits only, for example 01632 960001',
  asWritten: 'For example 01632\u00a0960001 or +44\u00a07700\u00a0900123',
  sending: 'Sending…',
  sendAgain: 'Send again',
  mayDuplicate: 'Your last attempt may have reached us. If you send it again, we may get the same request twice.',
  unconfirmed: 'We could not confirm that your request reached us. It will not be sent again automatically.',
  callUs: (telephone: string) => `To check, call us on ${telephone}.`,
  about: (ref: string, address: string) => `About ${[address, `ref. ${ref}`].filter(Boolean).join(', ')}`,
  office: (name: string) => (name ? `Our ${name} office` : 'Our office'),
  department: (name: string) => (name ? `Our ${name} department` : 'Our office'),
  marketing: registerWords.marketing,
  thanks: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  call: 'Has something changed? Call us on ',
} as const;
