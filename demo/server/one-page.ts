/** Which page of a list is shown, and how many there are. */
export interface PageNumbers {
  current: number;
  count: number;
  /** The length of the whole list. */
  total: number;
}

/** A list's pagination as in page data and responses. */
export type Pagination = ReturnType<typeof paginationJson>;

/** A page of a list by its number, from 1; a number beyond the last gives the last page. */
export function pageOf(total: number, perPage: number, page: number): PageNumbers {
  const count = Math.max(1, Math.ceil(total / perPage));
  return { current: Math.min(Math.max(1, Math.floor(page) || 1), count), count, total };
}

/** One page of a list, with its rows. */
export async function onePage<Row>(
  page: number,
  perPage: number,
  countAll: () => Promise<number>,
  fetchFrom: (offset: number) => Promise<Row[]>,
) {
  const shown = pageOf(await countAll(), perPage, page);
  return { rows: await fetchFrom((shown.current - 1) * perPage), ...shown };
}

/** Pagination in the platform's format. */
export const paginationJson = ({ current, count, total }: PageNumbers) => ({
  current_page: current,
  page_count: count,
  has_next_page: current < count,
  has_prev_page: current > 1,
  total_count: total,
});
