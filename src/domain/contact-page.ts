import { readAssociatedProfile, type AssociatedProfile } from './associated-profile';
import { branchContact, departmentContact, propertyContact, type Contact } from './contact';
import { readContactBranch, readContactDepartment, type ContactBranch, type ContactDepartment } from './contact-branch';
import type { Addressee } from './contact-request';
import { readStaffMember, type StaffMember } from './staff-member';
import { readKey } from './page-keys';
import { list } from './page-shape';
import type { PageSubject } from './page-subject';
import { channelOf, type Channel } from './property-channel';
import { propertyGiven } from './property-given';
import { pick, readId, readRecord, readText, readWords } from './reading';

/** The property a message is about. */
export interface AskedProperty {
  readonly propertyId: string;
  /** The agency's reference. */
  readonly ref: string;
  readonly address: string;
  readonly channel: Channel;
  readonly tags: readonly string[];
  /** The contact that its page names. */
  readonly profile?: AssociatedProfile | undefined;
}

/** The possible recipients of a page's contact forms, and the property they are about. */
export interface ContactPage {
  readonly property?: AskedProperty | undefined;
  readonly branchId?: string | undefined;
  readonly branch?: ContactBranch | undefined;
  /** Every branch that the page describes. */
  readonly branches: readonly ContactBranch[];
  readonly department?: ContactDepartment | undefined;
  readonly people: readonly StaffMember[];
}

const propertyBranch = propertyGiven((raw) => ({
  branchId: readId(
    pick(readRecord(pick(raw, 'branch')) ?? {}, 'branch_id', 'branchID', 'id') ?? pick(raw, 'branch_id'),
  ),
  branch: pick(raw, 'branch'),
}));

const askedProperty = propertyGiven<AskedProperty>((raw) => {
  const propertyId = readId(pick(raw, 'property_id', 'id'));
  return propertyId === undefined
    ? undefined
    : {
        propertyId,
        ref: readText(pick(raw, 'property_ref', 'ref', 'reference')) || propertyId,
        address: readText(pick(raw, 'display_address', 'address')),
        channel: channelOf(raw),
        tags: readWords(pick(raw, 'tags')),
        profile: readAssociatedProfile(pick(raw, 'associated_profile')),
      };
});

/** The possible recipients of a page's contact forms, and the property they are about. */
export const contactPage: PageSubject<ContactPage> = {
  names: [
    ...askedProperty.names,
    'branch',
    'branches',
    'branch_id',
    'department',
    'staff',
    'staff_member',
    'staff_search',
  ],
  read(raw, report) {
    const given = propertyBranch.read(raw, () => undefined);
    const branchId = given?.branchId ?? readId(pick(raw, 'branch_id'));
    // The property's own data comes last: it may have no more than the branch's id.
    const record = (name: string) => readKey(raw, [name], readRecord, report);
    const staffIn = (name: string) => readKey(raw, [name], staffOf, report) ?? [];
    const ofPage = readContactBranch(record('branch'));
    const others = [...(readKey(raw, ['branches'], list, report) ?? []), given?.branch];
    const named = [ofPage ?? [], ...others.map((each) => readContactBranch(each) ?? [])].flat();
    // Of a list of branches, none is the page's own.
    const own = ofPage ?? (named.length === 1 ? named[0] : undefined);
    const branch = branchId === undefined ? own : named.find((each) => each.branchId === branchId);
    const department = readContactDepartment(record('department'));
    const property = askedProperty.read(raw, report);
    return {
      property,
      branchId: branchId ?? branch?.branchId ?? department?.branchId,
      branch,
      branches: named,
      department,
      people: [record('staff_member'), ...staffIn('staff'), ...staffIn('staff_search')]
        .flatMap((each) => readStaffMember(each) ?? [])
        .concat(branch?.staff ?? [], branch?.departments.flatMap(({ staff }) => staff) ?? [], department?.staff ?? [])
        .concat(named.flatMap(staffOfAll))
        // The profile comes last: it does not say which channels the person is contactable for.
        .concat(property?.profile ?? []),
    };
  },
};

interface Wanted {
  /** The page's own by default; of one that the page does not describe only the id is known. */
  branchId?: string | undefined;
  /** The path of the site's list of branches. */
  prefix?: string | undefined;
}

/** The recipient of an office form: the page's department, else the contact for its property or branch. */
export function officeContact(page: ContactPage, { branchId, prefix }: Wanted = {}): Contact | undefined {
  if (branchId !== undefined && branchId !== page.branchId) return otherOffice(page, branchId, prefix);
  const contact = ownContact(page, prefix);
  return contact && page.property?.profile ? named(contact, page.property.profile, page.property.channel) : contact;
}

function otherOffice({ branches, property }: ContactPage, branchId: string, prefix?: string): Contact {
  const branch = branches.find((each) => each.branchId === branchId);
  return branch ? branchContact(branch, property?.channel, prefix) : nameless(branchId);
}

function ownContact({ property, department, branch, branchId }: ContactPage, prefix?: string): Contact | undefined {
  if (department) return departmentContact(department, branch, property?.channel, prefix);
  if (branch) return property ? propertyContact(property, branch, prefix) : branchContact(branch, undefined, prefix);
  return branchId === undefined ? property && nameless('') : nameless(branchId);
}

/** The named contact of a property takes precedence over the office's staff; a department keeps its own number. */
function named(contact: Contact, profile: AssociatedProfile, channel: Channel): Contact {
  const ofBranch = channel === 'sales' ? profile.branchSalesNumber : profile.branchLettingsNumber;
  const own = contact.branchOrDepartmentNumber;
  const number = (contact.isDepartment && own) || ofBranch || profile.directLine || own;
  return { ...contact, staffMember: profile, staffMemberEmail: profile.email, branchOrDepartmentNumber: number };
}

/** Finds a person by `staffMemberId`, else by `id`. */
export const personCalled = ({ people }: ContactPage, wanted: string) =>
  people.find(({ staffMemberId }) => staffMemberId === wanted) ?? people.find(({ id }) => id === wanted);

/** Whom a message to this person, else to this office, is addressed to. */
export function addresseeOf(
  person: StaffMember | undefined,
  office: Contact | undefined,
  page: ContactPage,
): Addressee {
  if (person) return { kind: 'person', id: person.staffMemberId };
  return office?.isDepartment
    ? { kind: 'department', id: office.id, branchId: office.branchId ?? page.branchId }
    : { kind: 'branch', id: office?.id || undefined };
}

/** A branch of which the page knows only the id. */
const nameless = (id: string): Contact => ({
  isDepartment: false,
  isBranch: true,
  id,
  branchOrDepartmentName: '',
  branchOrDepartmentNumber: '',
  branchOrDepartmentEmail: '',
});

/** Everybody that a branch names, in its departments too. */
const staffOfAll = ({ staff, departments, externalCommercialDepartment }: ContactBranch) => [
  ...staff,
  ...[...departments, externalCommercialDepartment].flatMap((each) => each?.staff ?? []),
];

/** A list of staff, or the staff in the data of a staff search. */
function staffOf(value: unknown) {
  const search = readRecord(value);
  return list(search ? pick(search, 'staff', 'staff_list') : value);
}
