import { flag, id, link, shape, type Reader } from './page-shape';
import { pictureUrl } from './pictures';
import type { Channel } from './property-channel';
import { readRecord, readText } from './reading';
import type { ValuationChannel } from './valuation';

const picture = (value: unknown) => pictureUrl(readRecord(value)?.['url'] ?? value);

const readPerson = shape(
  {
    id,
    /** Identifies them in contact forms. */
    staffMemberId: id,
    firstName: readText,
    surname: readText,
    fullName: readText,
    avatar: picture,
    accreditation: readText,
    jobTitle: readText,
    /** The last segment of their page's address. */
    urlLabel: readText,
    branchName: readText,
    branchUrl: link,
    departmentName: readText,
    departmentUrl: link,
    departmentId: id,
    directLine: readText,
    mobileNumber: readText,
    contactableForSales: flag,
    contactableForLettings: flag,
  },
  {
    names: { id: ['staff_member_id'], staffMemberId: ['id'], avatar: ['photo'], directLine: ['telephone_number'] },
    needed: 'id',
  },
);

/** A member of the agency's staff. */
export type StaffMember = NonNullable<ReturnType<typeof readPerson>> & { readonly staffMemberId: string };

/** Reads a member of staff from data of unknown shape; undefined without an id. */
export const readStaffMember: Reader<StaffMember> = (value) => {
  const person = readPerson(value);
  return person && { ...person, staffMemberId: person.staffMemberId ?? person.id };
};

/** The full name, or else first name and surname, as far as they are known. */
export const staffName = ({ fullName, firstName, surname }: StaffMember) =>
  fullName || `${firstName} ${surname}`.trim();

/** The path of their page; undefined when they have none. */
export const staffUrl = ({ urlLabel }: StaffMember) =>
  urlLabel ? `/staff/${encodeURIComponent(urlLabel)}` : undefined;

/** Whether a member of staff is marked as contactable for a channel. */
export const isContactableFor = (person: StaffMember, channel: Channel) =>
  (channel === 'sales' ? person.contactableForSales : person.contactableForLettings) === true;

/** The lead channels a member of staff is contactable for; both when neither flag is given. */
export function channelsOf(person: StaffMember): readonly ValuationChannel[] {
  const { contactableForSales: sales, contactableForLettings: lettings } = person;
  const isSaid = sales !== undefined || lettings !== undefined;
  return (['selling', 'letting'] as const).filter(
    (channel) => !isSaid || isContactableFor(person, channel === 'selling' ? 'sales' : 'lettings'),
  );
}
