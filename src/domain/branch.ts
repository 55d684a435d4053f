import { id, link, listOf, otherwise, shape, text } from './page-shape';
import { pictureUrl } from './pictures';

const readDepartment = shape(
  {
    departmentId: id,
    name: otherwise(text, ''),
    label: otherwise(text, ''),
    value: otherwise(text, ''),
  },
  { names: { departmentId: ['id'] }, needed: 'departmentId' },
);

/** Reads a branch of the agency, as shown in lists, from data of unknown shape; undefined without an id. */
export const readBranch = shape(
  {
    branchId: id,
    branchName: otherwise(text, ''),
    branchUrl: link,
    branchContactNumber: otherwise(text, ''),
    branchSalesContactNumber: otherwise(text, ''),
    branchLettingsContactNumber: otherwise(text, ''),
    branchEmail: otherwise(text, ''),
    address: otherwise(text, ''),
    photo: otherwise((value) => pictureUrl(value) || undefined, ''),
    departments: otherwise(listOf(readDepartment), []),
  },
  {
    names: { branchId: ['branchID', 'id'], branchName: ['name'], branchUrl: ['branchURL', 'url'] },
    needed: 'branchId',
  },
);

/** A branch of the agency. */
export type Branch = NonNullable<ReturnType<typeof readBranch>>;
