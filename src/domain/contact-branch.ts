import { readBranch, type Branch } from './branch';
import { readStaffMember, type StaffMember } from './staff-member';
import { id, listOf, otherwise, shape, text, type Reader } from './page-shape';
import { readChannel, type Channel } from './property-channel';
import { pick, readRecord } from './reading';

const channel: Reader<Channel> = (value) => (value === undefined ? undefined : readChannel(value));

/** A department out of data of unknown shape, as contact forms know it; undefined without an id. */
export const readContactDepartment = shape(
  {
    departmentId: id,
    name: otherwise(text, ''),
    label: otherwise(text, ''),
    telephone: otherwise(text, ''),
    email: otherwise(text, ''),
    staff: otherwise(listOf(readStaffMember), []),
    branchName: otherwise(text, ''),
    branchDepartmentUrlLabel: otherwise(text, ''),
    branchId: id,
    /** The tag of the properties it looks after. */
    tag: otherwise(text, ''),
    /** Whether it sells or lets them; both unless told. */
    channel,
  },
  { names: { departmentId: ['id'] }, needed: 'departmentId' },
);

/** A department of a branch. */
export type ContactDepartment = NonNullable<ReturnType<typeof readContactDepartment>>;

/** A branch with everybody who can be reached there. */
export interface ContactBranch extends Omit<Branch, 'departments'> {
  readonly staff: readonly StaffMember[];
  readonly departments: readonly ContactDepartment[];
  /** Who looks after commercial property, at whichever branch. */
  readonly externalCommercialDepartment?: ContactDepartment | undefined;
}

const readDepartments = otherwise(listOf(readContactDepartment), []);
const readStaff = otherwise(listOf(readStaffMember), []);

/** A branch out of data of unknown shape, with everybody who can be reached there; undefined without an id. */
export function readContactBranch(value: unknown): ContactBranch | undefined {
  const branch = readBranch(value);
  const raw = readRecord(value);
  return (
    branch &&
    raw && {
      ...branch,
      staff: readStaff(pick(raw, 'staff')),
      departments: readDepartments(pick(raw, 'departments')),
      externalCommercialDepartment: readContactDepartment(pick(raw, 'external_commercial_department')),
    }
  );
}
