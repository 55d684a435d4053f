import type { Branch } from './branch';
import type { Pagination } from './pagination';
import { readId, readText, readWords } from './reading';

/** What is looked for among the branches. */
export interface BranchSearch {
  /** Words of the branch's name. */
  readonly text: string;
  /** The value of a department, or 'all'. */
  readonly department: string;
  readonly page: number;
  /** Areas that were looked for, such as by a postcode; whoever asks the server next may need them. */
  readonly polygonIds: readonly string[];
}

/** The branches to show, and which page of them this is. */
export interface BranchList {
  readonly branches: readonly Branch[];
  readonly pagination: Pagination;
  /** Whether the page knows all branches; otherwise only the server can look through them. */
  readonly isWhole: boolean;
}

/** The department filter that keeps all branches. */
export const allDepartments = 'all';

/** The search before anything was chosen. */
export const blankBranchSearch: BranchSearch = { text: '', department: allDepartments, page: 1, polygonIds: [] };

const branchesPerPage = 12;
const longestText = 100;
const mostPolygons = 100;
const departmentValue = /^[\p{L}\p{M}\d_-][\p{L}\p{M}\d &'’.,()_-]{0,63}$/u;
const names = ['name', 'department', 'polygon_ids', 'page'];

/** What an address says of a search for a branch: `?name=…&department=…&polygon_ids=…&page=…`. */
export function readBranchSearch(query: string): BranchSearch {
  const pairs = new URLSearchParams(query);
  const page = Number(pairs.get('page'));
  return {
    text: readText(pairs.get('name')).slice(0, longestText),
    department: readDepartmentValue(pairs.get('department')) ?? allDepartments,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    polygonIds: readWords(pairs.get('polygon_ids') ?? '')
      .slice(0, mostPolygons)
      .flatMap((id) => readId(id) ?? []),
  };
}

/** The query of an address with this search in it; pairs of others stay, and a search for everything leaves none. */
export function writeBranchSearch({ text, department, page, polygonIds }: BranchSearch, query = ''): string {
  const pairs = new URLSearchParams(query);
  for (const name of names) pairs.delete(name);
  if (text.trim()) pairs.set('name', text.trim());
  if (department !== allDepartments) pairs.set('department', department);
  if (polygonIds.length > 0) pairs.set('polygon_ids', polygonIds.join(','));
  if (page > 1) pairs.set('page', String(page));
  return pairs.size > 0 ? `?${pairs}` : '';
}

/** The branches that a search finds, a page of them; those of a page that has not all of them stay as the server chose. */
export function listBranches(all: readonly Branch[], given: Pagination, search: BranchSearch): BranchList {
  const isWhole = given.pageCount < 2 && given.currentPage < 2 && !given.hasNextPage;
  if (!isWhole) return { branches: all, pagination: given, isWhole };
  const found = all.filter((branch) => isCalled(branch, search.text) && hasDepartment(branch, search.department));
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

/** Every department that one of the branches has, each once, with its words. */
export function departmentsOf(branches: readonly Branch[]): readonly { value: string; label: string }[] {
  const all = branches.flatMap(({ departments }) => departments.map((each) => [valueOf(each), wordsOf(each)] as const));
  return [...new Map(all)].map(([value, label]) => ({ value, label }));
}

type Department = Branch['departments'][number];

/** What a department is called. */
export const wordsOf = ({ label, name, departmentId }: Department) => label || name || departmentId;

const valueOf = ({ value, departmentId }: Department) => readDepartmentValue(value) ?? departmentId;

/** The value of a department, which may be words: 'Country Houses & Estates'; undefined for anything else. */
export function readDepartmentValue(value: unknown): string | undefined {
  const words = readText(value);
  return departmentValue.test(words) ? words : undefined;
}

const hasDepartment = ({ departments }: Branch, wanted: string) =>
  wanted === allDepartments || departments.some((each) => valueOf(each) === wanted);

/** Whether every typed word is part of the name; accents and case make no difference. */
function isCalled({ branchName }: Branch, text: string) {
  const name = plain(branchName);
  return plain(text)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
