/** One page of a list, by its number; a page beyond the last one is the last. */
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
