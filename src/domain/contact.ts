import { branchLink, branchTelephone } from './branch';
import type { ContactBranch, ContactDepartment } from './contact-branch';
import type { Channel } from './property-channel';
import { plainTag } from './property-tag';
import { isContactableFor, type StaffMember } from './staff-member';

/** The recipient of a message: a department or a branch, and its member of staff who answers. */
export interface Contact {
  readonly isDepartment: boolean;
  readonly isBranch: boolean;
  readonly id: string;
  /** For a department, the branch it belongs to, which may differ from the property's. */
  readonly branchId?: string | undefined;
  readonly staffMember?: StaffMember | undefined;
  /** The email address of the person a property's page names as its contact. */
  readonly staffMemberEmail?: string | undefined;
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
 * The contact for a property: for commercial property the department for it, else the department whose tag and channel
 * match the property's, else the branch. `prefix` is the path segment of branch pages, or the address of their list.
 */
export function propertyContact(property: Subject, branch: ContactBranch, prefix = 'branches'): Contact {
  const tags = property.tags.map(plainTag);
  const commercial = tags.some((tag) => tag.split(' ').includes('commercial'));
  const department =
    (commercial ? branch.externalCommercialDepartment : undefined) ??
    branch.departments.find(
      ({ tag, channel }) =>
        tag !== '' && tags.includes(plainTag(tag)) && (channel ?? property.channel) === property.channel,
    );
  return department
    ? departmentContact(department, branch, property.channel, prefix)
    : branchContact(branch, property.channel, prefix);
}

/**
 * The contact at a branch: its number for the channel, if any, and its first member of staff contactable for the
 * channel.
 */
export function branchContact(branch: ContactBranch, channel?: Channel, prefix = 'branches'): Contact {
  return {
    isDepartment: false,
    isBranch: true,
    id: branch.branchId,
    staffMember: firstOf(branch.staff, channel),
    branchOrDepartmentName: branch.branchName,
    branchOrDepartmentLink: branchLink(branch, prefix),
    branchOrDepartmentNumber: branchTelephone(branch, channel),
    branchOrDepartmentEmail: branch.branchEmail,
  };
}

/** The contact at a department; missing details come from `branch` when the department belongs to it. */
export function departmentContact(
  department: ContactDepartment,
  branch: ContactBranch | undefined,
  channel?: Channel,
  prefix = 'branches',
): Contact {
  const { departmentId, name, label, telephone, email, branchDepartmentUrlLabel, staff } = department;
  const { branchId = branch?.branchId } = department;
  const own = branch?.branchId === branchId ? branch : undefined;
  const link = own && branchLink(own, prefix);
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
    branchOrDepartmentNumber: telephone || (own ? branchTelephone(own, channel) : ''),
    branchOrDepartmentEmail: email || (own?.branchEmail ?? ''),
  };
}

const firstOf = (staff: readonly StaffMember[], channel: Channel | undefined) =>
  channel && staff.find((person) => isContactableFor(person, channel));
