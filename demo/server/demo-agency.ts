import type { Agency } from './agency';
import { bankHolidays } from './bank-holidays';

/** The agency whose site the demo is. */
export const demoAgency: Agency = {
  name: 'Hartwell Vane',
  email: 'hello@hartwellvane.example',
  namePattern: "['’.\\d]",
  acceptWrittenTelephones: true,
  closedDays: bankHolidays,
};
