import { parse, stringify } from './json';

/** How the server is asked: `put` and `delete` go out as a POST that names the real method. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** One question to the server. */
export interface Question {
  /** Path on the agency's own server, such as `/user.ljson`. */
  path: string;
  /** `get` by default. */
  method?: Method;
  /** Sent as JSON, or as form data; the authenticity token is added. */
  body?: Readonly<Record<string, unknown>> | FormData;
  /** Whether an answer must be JSON, as for `get` by default. Anything else is then unreadable. */
  expectsJson?: boolean;
  /** Not sent without a token, so that another site cannot sign a visitor in. */
  needsToken?: boolean;
  /** Whether sending a write twice has the same effect as once. */
  isIdempotent?: boolean;
  /** It still reaches the server when the visitor leaves the page: for small writes that nothing sends again. */
  outlivesPage?: boolean;
  /** Its answer is the same for everybody, so that the end of a session does not cancel it. */
  isPublic?: boolean;
  /** Cancels the request, such as when the element that asked is removed. */
  signal?: AbortSignal;
}

/** The result. Failures are values too: the caller says what each means to the visitor. */
export type Answer =
  { kind: 'answer'; status: number; body: unknown; redirectedTo?: string } | { kind: 'failure'; reason: FailureReason };

/** Why no answer can be read. */
export type FailureReason = 'offline' | 'timeout' | 'network' | 'unreadable' | 'aborted';

/** Where the server is, how a page proves that a request is its own, and how long an answer may take. */
export interface RequestSettings {
  /** Another origin for all calls; empty for the page's own, the default. */
  origin: string;
  /** Where a fresh token is read: `{ authenticity_token }`. */
  tokenPath: string;
  /** Of this page; a server on another origin must not get it. */
  authenticityToken: string;
  /** Milliseconds. */
  readTimeout: number;
  /** Milliseconds. */
  writeTimeout: number;
}

/** An answer, and the milliseconds after which the server wants to be asked again. */
export interface Exchange {
  answer: Answer;
  retryAfter?: number;
}

/** Sends one request and never rejects; cancelled as soon as one of the signals aborts. */
export async function requestOnce(
  { path, method = 'get', body, expectsJson, outlivesPage = false, signal }: Question,
  settings: RequestSettings,
  session?: AbortSignal,
): Promise<Exchange> {
  const isRead = method === 'get';
  const late = AbortSignal.timeout(isRead ? settings.readTimeout : settings.writeTimeout);
  const stop = firstOf(late, session, signal);
  try {
    const response = await fetch(addressOf(path, settings), {
      method: isRead ? 'GET' : 'POST',
      headers: headersOf(method, body),
      body: isRead ? undefined : withToken(body, settings),
      // Not to another origin, of which some browsers would have to ask first.
      keepalive: outlivesPage && !settings.origin,
      cache: 'no-store',
      // A redirect to another site must not hand it what was sent, such as a password.
      mode: settings.origin ? 'cors' : 'same-origin',
      credentials: settings.origin ? 'include' : 'same-origin',
      signal: stop,
    });
    const read = await readBody(response);
    const isUnreadable = (expectsJson ?? isRead) && response.ok && read === undefined;
    return isUnreadable
      ? failure('unreadable')
      : { answer: answerOf(response, read), retryAfter: retryAfter(response) };
  } catch {
    if (late.aborted) return failure('timeout');
    if (stop.aborted) return failure('aborted');
    if (settings.origin && navigator.onLine) explainOrigin(settings.origin);
    return failure(navigator.onLine ? 'network' : 'offline');
  }
}

/** The full address of a path on the server; the page's `<base>` may be on another site. */
export const addressOf = (path: string, { origin }: RequestSettings) => (origin || globalThis.origin) + path;

/** A signal that aborts as soon as one of these does. */
export const firstOf = (...signals: readonly (AbortSignal | undefined)[]) =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

let isExplained = false;

/** Explains CORS to whoever sets up the server: browsers do not tell pages why they may not read an answer. */
function explainOrigin(origin: string) {
  if (isExplained) return;
  isExplained = true;
  console.error(
    `No answer from ${origin} could be read. If it is running, it must allow this page: with the headers ` +
      `"Access-Control-Allow-Origin: ${globalThis.origin}", "Access-Control-Allow-Credentials: true" and ` +
      `"Access-Control-Allow-Headers: content-type, x-http-method-override", and by https if this page is.`,
  );
}

const failure = (reason: FailureReason): Exchange => ({
  answer: { kind: 'failure', reason },
});

const answerOf = (response: Response, body: unknown): Answer => ({
  kind: 'answer',
  status: response.status,
  body,
  redirectedTo: response.redirected ? response.url : undefined,
});

function headersOf(method: Method, body: Question['body']) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method === 'get') return headers;
  if (!(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  if (method !== 'post') headers['X-Http-Method-Override'] = method;
  return headers;
}

function withToken(body: Question['body'] = {}, { origin, authenticityToken }: RequestSettings) {
  const token = origin ? undefined : authenticityToken;
  if (!(body instanceof FormData)) return stringify({ ...body, authenticity_token: token });
  if (token) body.set('authenticity_token', token);
  return body;
}

async function readBody(response: Response) {
  const text = await response.text();
  return /\bjson\b/.test(response.headers.get('content-type') ?? '') ? parse(text) : undefined;
}

/** Retry-After holds seconds or a date; returns milliseconds. */
function retryAfter({ headers }: Response) {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
