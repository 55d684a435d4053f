import type { PageSubject } from './page-subject';
import { pick, readRecord, readText } from './reading';

/** The agency's name; empty when the page does not give it. */
export const agencyName: PageSubject<string> = {
  names: ['agency_name', 'agency', 'company_name'],
  read: (raw) => {
    const agency = readRecord(pick(raw, 'agency')) ?? {};
    return readText(pick(raw, 'agency_name') ?? pick(agency, 'name') ?? pick(raw, 'company_name'));
  },
};
