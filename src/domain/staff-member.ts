import { flag, id, link, otherwise, shape, text, type Reader } from './page-shape';
import { pictureUrl } from './pictures';
import type { Channel } from './property-channel';
import { readRecord } from './reading';
import type { ValuationChannel } from './valuation';

const picture = (value: unknown) => pictureUrl(readRecord(value)?.['url'] ?? value) || undefined;

const readPerson = shape(
  {
    id,
    /** Identifies them in contact forms. */
    staffMemberId: id,
    firstName: otherwise(text, ''),
    surname: otherwise(text, ''),
    fullName: otherwise(text, ''),
    avatar: otherwise(picture, ''),
    accreditation: otherwise(text, ''),
    jobTitle: otherwise(text, ''),
    /** The last segment of their page's address. */
    urlLabel: otherwise(text, ''),
    branchName: otherwise(text, ''),
    branchUrl: link,
    departmentName: otherwise(text, ''),
    departmentUrl: link,
    departmentId: id,
    directLine: otherwise(text, ''),
    mobileNumber: otherwise(text, ''),
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
