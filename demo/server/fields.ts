import { HTTPException } from 'hono/http-exception';

import { dangerousNames, parse } from '../../src/core/json';
import { pick, readFlag, readRecord, readText, type Raw } from '../../src/domain/reading';

const deepestName = 4;
const longestLine = 200;
const largestBody = 1024 * 1024;

/**
 * The fields of a request's body by name, in any supported encoding; refuses a body that cannot be read. Forms may nest
 * names with brackets: `client[email]`.
 */
export async function readFields(request: Request): Promise<Raw> {
  const body = await readBody(request);
  if (body.length === 0) return {};
  const type = request.headers.get('content-type') ?? '';
  if (isFormType(type)) {
    return nested(await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(refuse));
  }
  // text/plain counts as JSON, because a cross-origin request without CORS preflight cannot use application/json.
  if (/^(?:application\/json|text\/plain)\b/i.test(type))
    return readRecord(parse(new TextDecoder().decode(body))) ?? refuse();
  throw new HTTPException(415, { message: 'This kind of content is not accepted.' });
}

/** Whether a content type is one in which browsers post forms. */
export const isFormType = (type: string): boolean =>
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);

/** Whether a checkbox was ticked: browsers post 'on', scripts a boolean. */
export const isTicked = (value: unknown): boolean => value === 'on' || readFlag(value) === true;

/** The text of a posted field of one line, truncated to the longest that is stored; in a mail, it adds no line either. */
export const readLine = (fields: Raw, name: string): string =>
  readText(pick(fields, name)).replace(/\s+/g, ' ').slice(0, longestLine);

/** The text of the posted email field, never truncated: that could make it somebody else's address. */
export const readEmail = (fields: Raw): string => readText(pick(fields, 'email'));

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > largestBody) refuseSize();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > largestBody) refuseSize();
      chunks.push(chunk);
    }
  } catch (error) {
    // An upload that the visitor broke off is no failure of the server.
    throw error instanceof HTTPException ? error : unreadable();
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function nested(form: FormData): Raw {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[');
    if (path.length > deepestName || path.some((part) => dangerousNames.has(part))) continue;
    place(fields, path, value);
  }
  return fields;
}

/** `a[b]` is a nested field, `a[]` appends to a list, and the last of two equal names wins. */
function place(fields: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    fields[name] = value;
  } else if (rest.length === 1 && rest[0] === '') {
    const known = fields[name];
    const list = Array.isArray(known) ? (known as unknown[]) : [];
    list.push(value);
    fields[name] = list;
  } else {
    const inner = fields[name];
    const isRecord = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    const record = isRecord ? (inner as Record<string, unknown>) : {};
    fields[name] = record;
    place(record, rest, value);
  }
}

function refuse(): never {
  throw unreadable();
}

const unreadable = () => new HTTPException(400, { message: 'The request could not be read.' });

function refuseSize(): never {
  throw new HTTPException(413, { message: 'That is more than can be sent at once.' });
}
