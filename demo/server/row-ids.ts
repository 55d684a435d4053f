/** The largest that a column of whole numbers holds. */
export const largestInteger = 2_147_483_647;
/** One more than a visitor may save, so that a longer list is refused instead of cut short. */
const mostAtOnce = 501;

/** Reads a row id from untrusted data; undefined when it is invalid. */
export function readRowId(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= largestInteger ? id : undefined;
}

/** The distinct ids in a list or a text such as '7,12'; at most 501, invalid ones ignored. */
export function readRowIds(value: unknown): number[] {
  const listed: unknown[] = Array.isArray(value) ? value.slice(0, mostAtOnce) : textOf(value).split(',', mostAtOnce);
  return [...new Set(listed.flatMap((item) => readRowId(item) ?? []))];
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
