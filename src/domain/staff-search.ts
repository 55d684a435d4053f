import { readBranch } from './branch';
import { departmentsOf, readDepartmentValue } from './branch-search';
import { readKey } from './page-keys';
import { flag, link, listOf, otherwise, shape } from './page-shape';
import type { PageSubject } from './page-subject';
import { onePage, readPagination } from './pagination';
import { pictureUrl } from './pictures';
import { readId, readText } from './reading';
import { readStaffMember } from './staff-member';

/** A visitor's filter for the staff directory. */
export interface StaffFilter {
  readonly name: string;
  /** The id of a branch, or 'branch' for all of them. */
  readonly branch: string;
  /** The value of a department, or 'service' for all of them. */
  readonly department: string;
}

/** The filter with nothing chosen. */
export const anybody: StaffFilter = { name: '', branch: 'branch', department: 'service' };

/** Path of the staff directory. */
export const staffPath = '/staff';

/** The query parameter of each part of a filter. */
export const staffFilterNames = { name: 'name_to_filter_by', branch: 'branch', department: 'department' } as const;

const longestName = 100;

const readLinks = shape({ previousPageLink: link, nextPageLink: link, hasPrevPage: flag, hasNextPage: flag });

const readStaffSearch = shape({
  staff: otherwise(listOf(readStaffMember), []),
  branches: otherwise(listOf(readBranch), []),
  pagination: readPages,
  backgroundImage: pictureUrl,
});

/** The staff that the page lists, their pagination and the available filters. */
export type StaffSearch = NonNullable<ReturnType<typeof readStaffSearch>>;

/** The staff of a page. */
export const staffSearch: PageSubject<StaffSearch> = {
  names: ['staff_search'],
  read: (raw, report) => readKey(raw, ['staff_search'], readStaffSearch, report) ?? readStaffSearch({})!,
};

/** Where the server does not say whether there is a page before or after, its link says so too. */
function readPages(value: unknown) {
  const counted = readPagination(value) ?? onePage;
  const { previousPageLink, nextPageLink, hasPrevPage, hasNextPage } = readLinks(value) ?? {};
  return {
    ...counted,
    previousPageLink,
    nextPageLink,
    hasPrevPage: hasPrevPage ?? (counted.hasPrevPage || previousPageLink !== undefined),
    hasNextPage: hasNextPage ?? (counted.hasNextPage || nextPageLink !== undefined),
  };
}

/** Reads a staff filter from a query string. */
export function readStaffFilter(query: string): StaffFilter {
  const pairs = new URLSearchParams(query);
  return {
    name: readText(pairs.get(staffFilterNames.name)).slice(0, longestName),
    branch: readId(pairs.get(staffFilterNames.branch)) ?? anybody.branch,
    department: readDepartmentValue(pairs.get(staffFilterNames.department)) ?? anybody.department,
  };
}

/** The address of a page of the filtered directory; default values are omitted. */
export function staffAddress(filter: StaffFilter, page = 1): string {
  const pairs = new URLSearchParams();
  for (const part of ['name', 'branch', 'department'] as const)
    if (filter[part] !== anybody[part]) pairs.set(staffFilterNames[part], filter[part]);
  if (page > 1) pairs.set('page', String(page));
  return pairs.size > 0 ? `${staffPath}?${pairs}` : staffPath;
}

/** Whether a filter is set. */
export const isNarrowed = (filter: StaffFilter) => staffAddress(filter) !== staffPath;

/** The departments to choose from: those of the chosen branch, or of all branches. */
export const departmentsFor = (branches: StaffSearch['branches'], chosen: string) =>
  departmentsOf(chosen === anybody.branch ? branches : branches.filter(({ branchId }) => branchId === chosen));
