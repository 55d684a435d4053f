/** One page of a list by its number; a number beyond the last gives the last page. */
export async function onePage<Row>(
  page: number,
  perPage: number,
  countAll: () => Promise<number>,
  fetchFrom: (offset: number) => Promise<Row[]>,
) {
  const total = await countAll();
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  return { rows: await fetchFrom((current - 1) * perPage), current, count: pageCount, total };
}
