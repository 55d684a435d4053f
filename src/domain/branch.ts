import { id, link, listOf, otherwise, shape } from './page-shape';
import { pictureUrl } from './pictures';
import type { Channel } from './property-channel';
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

type Numbers = Pick<Branch, 'branchContactNumber' | 'branchSalesContactNumber' | 'branchLettingsContactNumber'>;

/** A branch's telephone number for a channel, or else its general one; empty when it has neither. */
export function branchTelephone(branch: Numbers, channel?: Channel): string {
  const { branchSalesContactNumber: sales, branchLettingsContactNumber: lettings, branchContactNumber } = branch;
  return (channel && { sales, lettings }[channel]) || branchContactNumber;
}

/**
 * The address of a branch's page, of which `branchUrl` is the last segment or the whole; undefined where it has none.
 * `prefix` is the path segment of branch pages, or the address of their list.
 */
export const branchLink = ({ branchUrl }: Pick<Branch, 'branchUrl'>, prefix: string) =>
  branchUrl && !isWhole(branchUrl)
    ? `${isWhole(prefix) ? '' : '/'}${prefix.replace(/\/$/, '')}/${branchUrl}`
    : branchUrl;

const isWhole = (address: string) => /^(?:\/|[a-z]+:)/i.test(address);
