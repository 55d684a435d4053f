import { counted } from './counted';

/** Words of the list of branches. */
export const branchWords = {
  form: 'Find a branch',
  name: 'Branch name',
  department: 'Department',
  allDepartments: 'All departments',
  search: 'Search',
  /** The number of branches and the page, or where the server does not count them, the page alone. */
  count: (total: number | undefined, page = 1, pages = 1) =>
    total === undefined
      ? `Page ${page}`
      : `${counted(total, ['branch', 'branches'])}${pages > 1 ? `, page ${page} of ${pages}` : ''}`,
  pages: 'Pages of branches',
  none: 'No branches match that',
  noneHint: 'Try a shorter name or another department.',
  showAll: 'Show all branches',
  empty: 'No branches are listed here yet',
  emptyHint: 'Please check back soon, or browse our homes.',
  homes: 'Search for homes',
  unnamed: 'Branch',
  telephone: 'Telephone',
  sales: 'Sales',
  lettings: 'Lettings',
  email: 'Email',
  departments: 'Departments',
} as const;
