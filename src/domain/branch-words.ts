const count = (number: number) => `${number.toLocaleString('en-GB')} ${number === 1 ? 'branch' : 'branches'}`;

/** Words of the list of branches. */
export const branchWords = {
  form: 'Find a branch',
  name: 'Branch name',
  department: 'Department',
  allDepartments: 'All departments',
  search: 'Search',
  /** The number of branches, or where the server does not count them, the page. */
  count: (total: number | undefined, page = 1) => (total === undefined ? `Page ${page}` : count(total)),
  pages: 'Pages of branches',
  none: 'No branch fits that',
  noneHint: 'Try a shorter name or another department.',
  showAll: 'Show all branches',
  empty: 'No branches are listed here yet',
  emptyHint: 'Please come back soon, or look through the homes we have.',
  homes: 'Search for homes',
  unnamed: 'Branch',
  telephone: 'Telephone',
  sales: 'Sales',
  lettings: 'Lettings',
  email: 'Email',
  departments: 'Departments',
} as const;
