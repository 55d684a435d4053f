import type { Branch } from './schema';

/** A branch as page data and answers tell it. */
export const branchJson = (branch: Branch) => ({
  branchID: branch.id,
  name: branch.name,
  branchURL: `/branches/${branch.urlLabel}`,
  branchContactNumber: branch.telephone,
  branchSalesContactNumber: branch.salesTelephone,
  branchLettingsContactNumber: branch.lettingsTelephone,
  branchEmail: branch.email,
  // The halves of a postcode stay on one line.
  address: `${branch.address}, ${branch.postcode.replace(' ', '\u00a0')}`,
  photo: branch.photo.url,
  departments: branch.departments,
});
