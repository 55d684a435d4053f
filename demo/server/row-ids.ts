const largestInteger = 2_147_483_647;
const mostAtOnce = 500;

/** The id of a row out of data of unknown shape; undefined when it can be none. */
export function readRowId(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= largestInteger ? id : undefined;
}

/** The ids in a list or in a text such as '7,12', each once; 500 at most, and what is no id is passed over. */
export function readRowIds(value: unknown): number[] {
  const listed: unknown[] = Array.isArray(value) ? value.slice(0, mostAtOnce) : textOf(value).split(',', mostAtOnce);
  return [...new Set(listed.flatMap((item) => readRowId(item) ?? []))];
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
