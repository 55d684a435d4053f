import type { Branch } from './schema';

/** A branch as in page data and responses. */
export const branchJson = (branch: Branch) => ({
  branchID: branch.id,
  name: branch.name,
  branchURL: `/branches/${branch.urlLabel}`,
  branchContactNumber: branch.telephone,
  branchSalesContactNumber: branch.salesTelephone,
  branchLettingsContactNumber: branch.lettingsTelephone,
  branchEmail: branch.email,
  // A no-break space keeps the postcode on one line.
  address: `${branch.address}, ${branch.postcode.replace(' ', '\u00a0')}`,
  photo: branch.photo.url,
  departments: branch.departments,
});
