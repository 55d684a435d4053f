import { id, link, listOf, otherwise, shape } from './page-shape';
import { pictureUrl } from './pictures';
import { readText } from './reading';

const readDepartment = shape(
  {
    departmentId: id,
    name: readText,
    label: readText,
    value: readText,
  },
  { names: { departmentId: ['id'] }, needed: 'departmentId' },
);

/** Reads a branch of the agency, as shown in lists, from data of unknown shape; undefined without an id. */
export const readBranch = shape(
  {
    branchId: id,
    branchName: readText,
    branchUrl: link,
    branchContactNumber: readText,
    branchSalesContactNumber: readText,
    branchLettingsContactNumber: readText,
    branchEmail: readText,
    address: readText,
    photo: pictureUrl,
    departments: otherwise(listOf(readDepartment), []),
  },
  {
    names: { branchId: ['branchID', 'id'], branchName: ['name'], branchUrl: ['branchURL', 'url'] },
    needed: 'branchId',
  },
);

/** A branch of the agency. */
export type Branch = NonNullable<ReturnType<typeof readBranch>>;
