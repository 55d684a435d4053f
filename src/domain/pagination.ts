import { flag, otherwise, shape, type Reader } from './page-shape';
import { readAmount } from './reading';

const count: Reader<number> = (value) => {
  const amount = readAmount(value);
  return Number.isInteger(amount) ? amount : undefined;
};

/** Which page of a list is shown, and whether there are more. */
export interface Pagination {
  readonly currentPage: number;
  readonly pageCount: number;
  readonly hasNextPage: boolean;
  readonly hasPrevPage: boolean;
  /** 0 is unknown. */
  readonly totalCount: number;
}

const readGiven = shape(
  {
    currentPage: otherwise(count, 1),
    pageCount: otherwise(count, 1),
    hasNextPage: flag,
    hasPrevPage: flag,
    totalCount: otherwise(count, 0),
  },
  { names: { currentPage: ['page'] } },
);

/** Reads a pagination; whether there are pages before and after follows from the counts where the server does not say. */
export const readPagination: Reader<Pagination> = (value) => {
  const given = readGiven(value);
  if (!given) return undefined;
  const { currentPage, pageCount, hasNextPage = currentPage < pageCount, hasPrevPage = currentPage > 1 } = given;
  return { ...given, hasNextPage, hasPrevPage };
};

/**
 * Completes the pagination of a list of homes when the server says only whether there are homes before and after: the
 * current page is then the requested one, and the total is known only for a single page; 0 is unknown.
 */
export function completePagination(
  given: Pagination,
  { page = 1, shown }: { page?: number; shown: number },
): Pagination {
  const isPageUnknown = given.hasPrevPage && given.currentPage < 2;
  const currentPage = isPageUnknown ? Math.max(2, page) : given.currentPage;
  return {
    ...given,
    currentPage,
    pageCount: pagesOf({ ...given, currentPage }),
    totalCount: totalOf(given, shown) ?? 0,
  };
}

/** How many pages a list has, as far as is known: with one after this page, at least that one more. */
export const pagesOf = ({ pageCount, currentPage, hasNextPage }: Omit<Pagination, 'hasPrevPage' | 'totalCount'>) =>
  Math.max(pageCount, hasNextPage ? currentPage + 1 : currentPage);

/** One page of homes, and which it is. */
interface Page {
  readonly properties: readonly unknown[];
  readonly pagination: Pagination;
}

/** Whether the list ends before this page: some servers answer for any number. */
export const isBeyondLast = ({ properties, pagination }: Page) => properties.length === 0 && pagination.currentPage > 1;

/** How many homes there are in all; undefined when the server does not count them. */
export const countOf = (page: Page) =>
  page.pagination.totalCount || (page.properties.length > 0 || isBeyondLast(page) ? undefined : 0);

/** How many there are in all of what a list shows; undefined when the server does not count them and there are more. */
export function totalOf({ totalCount, hasNextPage, hasPrevPage, pageCount }: Pagination, shown: number) {
  const isAll = !hasNextPage && !hasPrevPage && pageCount < 2;
  return totalCount || (isAll ? shown : undefined);
}

/**
 * Which home of all is the first shown, counted from 1, where `pages` pages from `firstPage` on are shown: only the last
 * page of the list may have fewer homes.
 */
export function firstShown(
  { totalCount, hasNextPage }: Pick<Pagination, 'totalCount' | 'hasNextPage'>,
  { firstPage, pages = 1, shown }: { firstPage: number; pages?: number; shown: number },
): number {
  const before = hasNextPage ? Math.round(((firstPage - 1) * shown) / pages) : totalCount - shown;
  return Math.max(before, 0) + 1;
}

/** The pagination of a list that has only one page. */
export const onePage: Pagination = {
  currentPage: 1,
  pageCount: 1,
  hasNextPage: false,
  hasPrevPage: false,
  totalCount: 0,
};
