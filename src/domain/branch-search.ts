import type { Branch } from './branch';
import type { Pagination } from './pagination';
import { readId, readPageNumber, readText, readWords } from './reading';

/** A search for branches. */
export interface BranchSearch {
  /** Words of the branch's name. */
  readonly text: string;
  /** The value of a department, or 'all'. */
  readonly department: string;
  readonly page: number;
  /** Areas found for a search, such as by postcode; kept in the address because the next request may need them. */
  readonly polygonIds: readonly string[];
}

/** The branches to show, and their pagination. */
export interface BranchList {
  readonly branches: readonly Branch[];
  readonly pagination: Pagination;
  /** Whether the page has all branches; otherwise only the server can search them. */
  readonly isWhole: boolean;
}

/** The department filter for all branches. */
export const allDepartments = 'all';

/** The search with nothing chosen. */
export const blankBranchSearch: BranchSearch = { text: '', department: allDepartments, page: 1, polygonIds: [] };

const branchesPerPage = 12;
const longestText = 100;
const mostPolygons = 100;
/** What a site calls its departments; a path such as '../x' is not one. */
const departmentValue = /^(?!\.)[^\p{Cc}\p{Cs}]{1,64}$/u;
const names = ['name', 'department', 'polygon_ids', 'page'];

/** Reads a branch search from an address: `?name=…&department=…&polygon_ids=…&page=…`. */
export function readBranchSearch(query: string): BranchSearch {
  const pairs = new URLSearchParams(query);
  return {
    text: readText(pairs.get('name')).slice(0, longestText),
    department: readDepartmentValue(pairs.get('department')) ?? allDepartments,
    page: readPageNumber(pairs.get('page')) ?? 1,
    polygonIds: readWords(pairs.get('polygon_ids') ?? '')
      .slice(0, mostPolygons)
      .flatMap((id) => readId(id) ?? []),
  };
}

/** Writes a branch search into a query string; other pairs stay, and default values are omitted. */
export function writeBranchSearch({ text, department, page, polygonIds }: BranchSearch, query = ''): string {
  const pairs = new URLSearchParams(query);
  for (const name of names) pairs.delete(name);
  if (text.trim()) pairs.set('name', text.trim());
  if (department !== allDepartments) pairs.set('department', department);
  if (polygonIds.length > 0) pairs.set('polygon_ids', polygonIds.join(','));
  if (page > 1) pairs.set('page', String(page));
  return pairs.size > 0 ? `?${pairs}` : '';
}

/** Whether a search filters by nothing. */
export const isBlankBranchSearch = ({ text, department, polygonIds }: BranchSearch) =>
  !text && department === allDepartments && polygonIds.length === 0;

/**
 * One page of the branches that match a search; when the page does not have all branches, those the server sent. If all
 * that it sent fit the search that it printed the page for, it may have left others out.
 */
export function listBranches(
  all: readonly Branch[],
  given: Pagination,
  search: BranchSearch,
  printed = blankBranchSearch,
): BranchList {
  const isPart = !isBlankBranchSearch(printed) && all.every((branch) => fits(branch, printed));
  const isWhole = !isPart && given.pageCount < 2 && given.currentPage < 2 && !given.hasNextPage;
  if (!isWhole) return { branches: all, pagination: given, isWhole };
  const found = all.filter((branch) => fits(branch, search));
  const pageCount = Math.max(1, Math.ceil(found.length / branchesPerPage));
  const currentPage = Math.min(search.page, pageCount);
  const first = (currentPage - 1) * branchesPerPage;
  const pagination = {
    currentPage,
    pageCount,
    hasNextPage: currentPage < pageCount,
    hasPrevPage: currentPage > 1,
    totalCount: found.length,
  };
  return { branches: found.slice(first, first + branchesPerPage), pagination, isWhole };
}

/** The departments of the branches, each once, with its label. */
export function departmentsOf(branches: readonly Branch[]): readonly { value: string; label: string }[] {
  const all = branches.flatMap(({ departments }) =>
    departments.map((each) => [valueOf(each), departmentName(each)] as const),
  );
  return [...new Map(all)].map(([value, label]) => ({ value, label }));
}

type Department = Branch['departments'][number];

/** A department's display name. */
export const departmentName = ({ label, name, departmentId }: Department) => label || name || departmentId;

const valueOf = ({ value, departmentId }: Department) => readDepartmentValue(value) ?? departmentId;

/** A department's value, which may be words such as 'Sales/Lettings'; undefined for anything else. */
export function readDepartmentValue(value: unknown): string | undefined {
  const words = readText(value);
  return departmentValue.test(words) ? words : undefined;
}

const fits = (branch: Branch, { text, department }: BranchSearch) =>
  isCalled(branch, text) && hasDepartment(branch, department);

const hasDepartment = ({ departments }: Branch, wanted: string) =>
  wanted === allDepartments || departments.some((each) => valueOf(each) === wanted);

/** Whether every typed word is part of the name; accents, apostrophes, full stops and case make no difference. */
function isCalled({ branchName }: Branch, text: string) {
  const name = plain(branchName);
  return plain(text)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}’‘'`.]/gu, '')
    .toLowerCase();
