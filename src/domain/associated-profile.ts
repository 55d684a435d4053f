import { shape, type Reader } from './page-shape';
import { readText } from './reading';
import { readStaffMember, type StaffMember } from './staff-member';

const readDetails = shape({
  email: readText,
  branchSalesNumber: readText,
  branchLettingsNumber: readText,
});

/** The person a property's page names as its contact, with their email address and the numbers of their branch. */
export type AssociatedProfile = StaffMember & NonNullable<ReturnType<typeof readDetails>>;

/** Reads the person a property's page names as its contact from data of unknown shape; undefined without an id. */
export const readAssociatedProfile: Reader<AssociatedProfile> = (value) => {
  const person = readStaffMember(value);
  const details = readDetails(value);
  return person && details && { ...person, ...details };
};
