import { flag, otherwise, shape, type Reader } from './page-shape';
import { readAmount } from './reading';

const count: Reader<number> = (value) => {
  const amount = readAmount(value);
  return Number.isInteger(amount) ? amount : undefined;
};

/** Which page of a list is shown, and whether there are more. */
export const readPagination = shape(
  {
    currentPage: otherwise(count, 1),
    pageCount: otherwise(count, 1),
    hasNextPage: otherwise(flag, false),
    hasPrevPage: otherwise(flag, false),
    totalCount: otherwise(count, 0),
  },
  { names: { currentPage: ['page'] } },
);

/** Which page of a list is shown, and whether there are more. */
export type Pagination = NonNullable<ReturnType<typeof readPagination>>;

/** The pagination of a list that has only one page. */
export const onePage: Pagination = {
  currentPage: 1,
  pageCount: 1,
  hasNextPage: false,
  hasPrevPage: false,
  totalCount: 0,
};
