import type { PageSubject } from './page-subject';
import { pick, readRecord, readText } from './reading';

/** The agency's name; empty when the page does not give it. */
export const agencyName: PageSubject<string> = {
  names: ['agency_name', 'agency'],
  read: (raw) => readText(pick(raw, 'agency_name') ?? pick(readRecord(pick(raw, 'agency')) ?? {}, 'name')),
};
