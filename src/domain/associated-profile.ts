import { otherwise, shape, text, type Reader } from './page-shape';
import { readStaffMember, type StaffMember } from './staff-member';

const readNumbers = shape({ branchSalesNumber: otherwise(text, ''), branchLettingsNumber: otherwise(text, '') });

/** The person a property's page names as its contact, with the numbers of their branch. */
export type AssociatedProfile = StaffMember & NonNullable<ReturnType<typeof readNumbers>>;

/** Reads the person a property's page names as its contact from data of unknown shape; undefined without an id. */
export const readAssociatedProfile: Reader<AssociatedProfile> = (value) => {
  const person = readStaffMember(value);
  const numbers = readNumbers(value);
  return person && numbers && { ...person, ...numbers };
};
