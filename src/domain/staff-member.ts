import { flag, id, link, otherwise, shape, text, type Reader } from './page-shape';
import { pictureUrl } from './pictures';
import type { Channel } from './property-channel';
import { readRecord } from './reading';
import type { ValuationChannel } from './valuation';

const picture = (value: unknown) => pictureUrl(readRecord(value)?.['url'] ?? value) || undefined;

const readPerson = shape(
  {
    id,
    /** Names them in contact forms. */
    staffMemberId: id,
    firstName: otherwise(text, ''),
    surname: otherwise(text, ''),
    fullName: otherwise(text, ''),
    avatar: otherwise(picture, ''),
    accreditation: otherwise(text, ''),
    jobTitle: otherwise(text, ''),
    /** The last part of the address of their own page. */
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

/** Somebody who works for the agency. */
export type StaffMember = NonNullable<ReturnType<typeof readPerson>> & { readonly staffMemberId: string };

/** Somebody who works for the agency out of data of unknown shape; undefined without an id. */
export const readStaffMember: Reader<StaffMember> = (value) => {
  const person = readPerson(value);
  return person && { ...person, staffMemberId: person.staffMemberId ?? person.id };
};

/** What somebody is called, by whichever names are known. */
export const staffName = ({ fullName, firstName, surname }: StaffMember) =>
  fullName || `${firstName} ${surname}`.trim();

/** The page of somebody; undefined where they have none. */
export const staffUrl = ({ urlLabel }: StaffMember) =>
  urlLabel ? `/staff/${encodeURIComponent(urlLabel)}` : undefined;

/** Whether somebody is marked as the one to write to about properties of this channel. */
export const isContactableFor = (person: StaffMember, channel: Channel) =>
  (channel === 'sales' ? person.contactableForSales : person.contactableForLettings) === true;

/** What somebody may be written to about, as a lead names it: of whom nothing is said, about everything. */
export function channelsOf(person: StaffMember): readonly ValuationChannel[] {
  const { contactableForSales: sales, contactableForLettings: lettings } = person;
  const isSaid = sales !== undefined || lettings !== undefined;
  return (['selling', 'letting'] as const).filter(
    (channel) => !isSaid || isContactableFor(person, channel === 'selling' ? 'sales' : 'lettings'),
  );
}
