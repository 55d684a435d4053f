import { otherwise, shape, text, type Reader } from './page-shape';
import { readStaffMember, type StaffMember } from './staff-member';

const readDetails = shape({
  email: otherwise(text, ''),
  branchSalesNumber: otherwise(text, ''),
  branchLettingsNumber: otherwise(text, ''),
});

/** The person a property's page names as its contact, with their email address and the numbers of their branch. */
export type AssociatedProfile = StaffMember & NonNullable<ReturnType<typeof readDetails>>;

/** Reads the person a property's page names as its contact from data of unknown shape; undefined without an id. */
export const readAssociatedProfile: Reader<AssociatedProfile> = (value) => {
  const person = readStaffMember(value);
  const details = readDetails(value);
  return person && details && { ...person, ...details };
};
