import type { ContactBranch, ContactDepartment } from './contact-branch';
import { isContactableFor, type StaffMember } from './staff-member';
import type { Channel } from './property-channel';

/** Whom a message reaches: a department or a branch, and who of it answers. */
export interface Contact {
  readonly isDepartment: boolean;
  readonly isBranch: boolean;
  readonly id: string;
  /** Of a department the branch it belongs to, which may be another than the property's. */
  readonly branchId?: string | undefined;
  readonly staffMember?: StaffMember | undefined;
  readonly branchOrDepartmentName: string;
  /** Its own page; undefined where its branch has none. */
  readonly branchOrDepartmentLink?: string | undefined;
  readonly branchOrDepartmentNumber: string;
  readonly branchOrDepartmentEmail: string;
}

/** What decides who looks after a property. */
interface Subject {
  readonly channel?: Channel | undefined;
  readonly tags: readonly string[];
}

/**
 * Whom somebody reaches about a property: for commercial property the department for it, else the department whose
 * tag and channel are the property's, else the branch. `prefix` is the part of the site's addresses that holds branches,
 * or the address of their list.
 */
export function propertyContact(property: Subject, branch: ContactBranch, prefix = 'branches'): Contact {
  const tags = property.tags.map(plain);
  const commercial = tags.some((tag) => tag.split(' ').includes('commercial'));
  const department =
    (commercial ? branch.externalCommercialDepartment : undefined) ??
    branch.departments.find(
      ({ tag, channel }) =>
        tag !== '' && tags.includes(plain(tag)) && (channel ?? property.channel) === property.channel,
    );
  return department
    ? departmentContact(department, branch, property.channel, prefix)
    : branchContact(branch, property.channel, prefix);
}

/** A branch, with its number for the channel where it has one, and the first of its people who answers for that channel. */
export function branchContact(branch: ContactBranch, channel?: Channel, prefix = 'branches'): Contact {
  return {
    isDepartment: false,
    isBranch: true,
    id: branch.branchId,
    staffMember: firstOf(branch.staff, channel),
    branchOrDepartmentName: branch.branchName,
    branchOrDepartmentLink: linkOf(branch, prefix),
    branchOrDepartmentNumber: numberOf(branch, channel),
    branchOrDepartmentEmail: branch.branchEmail,
  };
}

/** A department. What it does not say of itself is taken from `branch`, where that is the one it belongs to. */
export function departmentContact(
  department: ContactDepartment,
  branch: ContactBranch | undefined,
  channel?: Channel,
  prefix = 'branches',
): Contact {
  const { departmentId, name, label, telephone, email, branchDepartmentUrlLabel, staff } = department;
  const { branchId = branch?.branchId } = department;
  const own = branch?.branchId === branchId ? branch : undefined;
  const link = own && linkOf(own, prefix);
  const isOurs = (person: StaffMember) => person.departmentId === departmentId;
  return {
    isDepartment: true,
    isBranch: false,
    id: departmentId,
    branchId,
    staffMember: firstOf(staff.length > 0 ? staff : (own?.staff ?? []).filter(isOurs), channel),
    branchOrDepartmentName: name || label,
    branchOrDepartmentLink:
      link && branchDepartmentUrlLabel ? `${link}/departments/${encodeURIComponent(branchDepartmentUrlLabel)}` : link,
    branchOrDepartmentNumber: telephone || (own ? numberOf(own, channel) : ''),
    branchOrDepartmentEmail: email || (own?.branchEmail ?? ''),
  };
}

function numberOf(branch: ContactBranch, channel: Channel | undefined) {
  const { branchSalesContactNumber: sales, branchLettingsContactNumber: lettings, branchContactNumber: any } = branch;
  const own = { sales, lettings, '': '' }[channel ?? ''];
  return own || any;
}

const firstOf = (staff: readonly StaffMember[], channel: Channel | undefined) =>
  channel && staff.find((person) => isContactableFor(person, channel));

/** A branch is named by the last part of its address, or by the whole of it. */
const linkOf = ({ branchUrl }: ContactBranch, prefix: string) =>
  branchUrl && !isWhole(branchUrl)
    ? `${isWhole(prefix) ? '' : '/'}${prefix.replace(/\/$/, '')}/${branchUrl}`
    : branchUrl;

const isWhole = (address: string) => /^(?:\/|[a-z]+:)/i.test(address);

const plain = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
