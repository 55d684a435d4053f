import { httpStatus } from './http-status';
import { valueAt } from './json';
import {
  addressOf,
  firstOf,
  requestOnce,
  type Answer,
  type Exchange,
  type Question,
  type RequestSettings,
} from './request-once';

export type { Answer, FailureReason, Method, Question, RequestSettings } from './request-once';

/** Milliseconds before each further try. */
const RETRY_DELAYS = [500, 2_000];
const RETRY_STATUSES = [408, 500, 502, 503, 504];
const TOKEN_REFUSALS: readonly number[] = [httpStatus.forbidden, httpStatus.unprocessable];
/** Milliseconds; a read is not retried when the server asks for a longer pause. */
const LONGEST_RETRY_AFTER = 5_000;
/** Milliseconds to wait for a fresh token. */
const TOKEN_PATIENCE = 3_000;

let settings: RequestSettings = {
  origin: '',
  tokenPath: '/authenticity_token.ljson',
  authenticityToken: '',
  readTimeout: 10_000,
  writeTimeout: 30_000,
};
let session = new AbortController();

/** Sets the page-level settings of all requests. */
export function configureRequests(changes: Partial<RequestSettings>) {
  settings = { ...settings, ...changes };
}

/** Cancels every pending request that is not public: one person's answers must not reach the next. */
export function endSession() {
  session.abort();
  session = new AbortController();
}

/** Sends a request and never rejects. A read is retried after a temporary failure, a write only for a fresh token. */
export function request(question: Question): Promise<Answer> {
  const ending = question.isPublic ? undefined : session.signal;
  return (question.method ?? 'get') === 'get' ? read(question, ending) : write(question, ending);
}

/**
 * The address and a fresh token for a form that the browser itself sends, and which cannot be repeated if its token has
 * expired. A server that cannot be reached is a failure, so that the browser does not leave the page in vain.
 */
export async function formTarget(
  path: string,
): Promise<{ action: string; token?: string | undefined } | Extract<Answer, { kind: 'failure' }>> {
  const action = addressOf(path, settings);
  if (settings.origin) return { action };
  const answer = await freshToken();
  if (answer.kind === 'failure' && ['offline', 'network'].includes(answer.reason)) return answer;
  return { action, token: settings.authenticityToken };
}

/** The origin of the agency's server: the page's own unless its data says otherwise. */
export const serverOrigin = () => settings.origin || globalThis.origin;

/** The page's authenticity token; empty if it has none yet. */
export const knownToken = () => settings.authenticityToken;

/**
 * The token for a form of the page's own, which the browser sends: a fresh one, since the page may have been open for
 * days and such a form cannot be repeated; the known one if a fresh one does not arrive in time.
 */
export async function tokenForSending(): Promise<string> {
  if (!settings.origin) await freshToken();
  return settings.authenticityToken;
}

async function read(question: Question, ending?: AbortSignal) {
  for (let attempt = 0; ; attempt++) {
    const exchange = await ask(question, ending);
    const delay = retryDelay(exchange, attempt);
    if (delay === undefined) return exchange.answer;
    await wait(delay, ending, question.signal);
  }
}

/**
 * Repeats a write once with a fresh token if its own may have expired. A server that refused it did not process it. One
 * that redirected it may have, and scripts cannot see the hash of that redirect, which would say so: then only an
 * idempotent write is repeated. A lead is left for the visitor to send again, with the fresh token.
 */
async function write(question: Question, ending?: AbortSignal): Promise<Answer> {
  const lacksToken = () => !settings.origin && !settings.authenticityToken;
  const asked = lacksToken() ? await renewToken(question, ending) : undefined;
  if (question.needsToken && lacksToken())
    return asked?.kind === 'failure' ? asked : { kind: 'failure', reason: 'network' };
  const { answer } = await ask(question, ending);
  const isRefused = mayLackToken(answer);
  const isLedElsewhere = answer.kind === 'answer' && answer.redirectedTo !== undefined;
  if (!(isRefused || isLedElsewhere) || !tokenIn(await renewToken(question, ending))) return answer;
  return isRefused || question.isIdempotent ? (await ask(question, ending)).answer : answer;
}

async function ask(question: Question, ending?: AbortSignal) {
  const exchange = await requestOnce(question, settings, ending);
  keepToken(exchange.answer);
  return exchange;
}

async function renewToken({ signal }: Pick<Question, 'signal'>, ending?: AbortSignal) {
  const { answer } = await ask({ path: settings.tokenPath, signal }, ending);
  return answer;
}

/** Renews the token, unless that takes too long. */
const freshToken = () => renewToken({ signal: AbortSignal.timeout(TOKEN_PATIENCE) }, session.signal);

/** Keeps the token of an answer: signing in or out begins a new session with a new token. */
function keepToken(answer: Answer) {
  const token = tokenIn(answer);
  if (token) configureRequests({ authenticityToken: token });
}

const tokenIn = (answer: Answer) => textAt(answer, 'authenticity_token');

/** Some servers name the token as the reason of a refusal; others, such as Rails by default, give no reason at all. */
const mayLackToken = (answer: Answer) =>
  answer.kind === 'answer' &&
  TOKEN_REFUSALS.includes(answer.status) &&
  (textAt(answer, 'code') === 'invalid_authenticity_token' || !givesReason(answer.body));

const givesReason = (body: unknown) => ['code', 'message', 'errors'].some((key) => valueAt(body, key) !== undefined);

function textAt(answer: Answer, key: string) {
  const value = answer.kind === 'answer' && valueAt(answer.body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Milliseconds until a read is retried; undefined if it is not. */
function retryDelay({ answer, retryAfter }: Exchange, attempt: number) {
  const delay = RETRY_DELAYS[attempt];
  if (delay === undefined) return undefined;
  const jittered = delay * (0.75 + Math.random() / 2);
  if (answer.kind === 'failure') return answer.reason === 'network' ? jittered : undefined;
  const isPassing =
    RETRY_STATUSES.includes(answer.status) || (answer.status === httpStatus.tooManyRequests && attempt === 0);
  if (!isPassing || (retryAfter ?? 0) > LONGEST_RETRY_AFTER) return undefined;
  return retryAfter ?? jittered;
}

/** Waits for a time, or until a signal aborts. */
function wait(milliseconds: number, ...signals: readonly (AbortSignal | undefined)[]) {
  return new Promise<void>((done) => {
    const stop = firstOf(...signals);
    const end = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    stop.addEventListener('abort', end);
    if (stop.aborted) end();
  });
}
