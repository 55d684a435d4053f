import { anybody, staffAddress } from '../../src/domain/staff-search';
import type { Branch, StaffMember } from './schema';

/** A member of staff as in page data. */
export const staffJson = (person: StaffMember, branch: Branch | undefined) => ({
  id: person.id,
  staffMemberId: person.id,
  firstName: person.firstName,
  surname: person.surname,
  fullName: `${person.firstName} ${person.surname}`,
  avatar: person.avatar.url,
  accreditation: person.accreditation,
  jobTitle: person.jobTitle,
  urlLabel: person.urlLabel,
  branchName: branch?.name,
  branchUrl: branch && `/branches/${branch.urlLabel}`,
  departmentId: person.departmentId,
  departmentName: person.departmentName,
  departmentUrl: staffAddress({ ...anybody, department: person.departmentId }),
  directLine: person.directLine,
  mobileNumber: person.mobileNumber,
  contactableForSales: person.contactableForSales,
  contactableForLettings: person.contactableForLettings,
});

/** The contact person of a property page. */
export const profileJson = (person: StaffMember, branch: Branch) => ({
  staffMemberId: person.id,
  fullName: `${person.firstName} ${person.surname}`,
  jobTitle: person.jobTitle,
  photo: person.avatar.url,
  email: person.email,
  telephoneNumber: person.directLine,
  branchSalesNumber: branch.salesTelephone,
  branchLettingsNumber: branch.lettingsTelephone,
});
