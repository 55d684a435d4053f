import { readBranch, type Branch } from './branch';
import { readStaffMember, type StaffMember } from './staff-member';
import { id, listOf, otherwise, shape, type Reader } from './page-shape';
import { readChannel, type Channel } from './property-channel';
import { pick, readRecord, readText } from './reading';

const channel: Reader<Channel> = (value) =>
  /sell|sale|let|rent/i.test(readText(value)) ? readChannel(value) : undefined;

/** Reads a department for contact forms from data of unknown shape; undefined without an id. */
export const readContactDepartment = shape(
  {
    departmentId: id,
    name: readText,
    label: readText,
    telephone: readText,
    email: readText,
    staff: otherwise(listOf(readStaffMember), []),
    branchName: readText,
    branchDepartmentUrlLabel: readText,
    branchId: id,
    /** The tag of the properties it looks after. */
    tag: readText,
    /** Whether it sells or lets them; undefined for both. */
    channel,
  },
  { names: { departmentId: ['id'] }, needed: 'departmentId' },
);

/** A department of a branch. */
export type ContactDepartment = NonNullable<ReturnType<typeof readContactDepartment>>;

/** A branch with its staff and departments. */
export interface ContactBranch extends Omit<Branch, 'departments'> {
  readonly staff: readonly StaffMember[];
  readonly departments: readonly ContactDepartment[];
  /** The department for commercial property, which may belong to another branch. */
  readonly externalCommercialDepartment?: ContactDepartment | undefined;
}

const readDepartments = otherwise(listOf(readContactDepartment), []);
const readStaff = otherwise(listOf(readStaffMember), []);

/** Reads a branch with its staff and departments from data of unknown shape; undefined without an id. */
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
