import type { PageSubject } from './page-subject';
import { pick, readRecord, readText } from './reading';

/** The agency's name; empty when the page does not give it. */
export const agencyName: PageSubject<string> = {
  names: ['agency_name', 'agency', 'company_name'],
  read: (raw, report) => {
    const agency = readRecord(pick(raw, 'agency')) ?? {};
    const name = pick(raw, 'agency_name') ?? pick(agency, 'name') ?? pick(raw, 'company_name');
    if (typeof name === 'object' || typeof name === 'boolean') report('agency_name');
    return readText(name);
  },
};
