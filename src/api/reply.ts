import { httpStatus } from '../core/http-status';
import type { Answer, FailureReason } from '../core/request';
import { readRecord, readText } from '../domain/reading';
import { readRefusal, type Refusal } from '../domain/refusal';

/** The outcome of a write. */
export type Reply<Value = undefined> = { kind: 'accepted'; value: Value } | Rejection;

/** Why a write is not known to be accepted: the server refused it, or no answer arrived. */
export type Rejection =
  ({ kind: 'refused'; status: number; code: string } & Refusal) | { kind: 'unconfirmed'; reason: FailureReason };

/** The rejection for an unsuccessful answer. */
export function rejection(answer: Answer): Rejection {
  if (answer.kind === 'failure') return { kind: 'unconfirmed', reason: answer.reason };
  const code = readText(readRecord(answer.body)?.['code']);
  return { kind: 'refused', status: answer.status, code, ...readRefusal(answer.body) };
}

/**
 * Whether the server answered with a success, as `Response.ok` has it: any status from 200 to 299, even that of a page
 * redirected to. For what is read; for a write see `isAccepted`.
 */
export function isSuccess(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return answer.kind === 'answer' && answer.status >= 200 && answer.status < 300;
}

/** Whether we cancelled the request ourselves, which is not an error. */
export const wasAborted = (answer: Answer) => answer.kind === 'failure' && answer.reason === 'aborted';

/**
 * Whether a write was accepted where it was sent: a success without a redirect. Some servers redirect a write to a page
 * instead, for example when a token has expired: that page answers with status 200, although nothing was written.
 */
export function isAccepted(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return isSuccess(answer) && !answer.redirectedTo;
}

/** Whether a write was accepted with status 200, where no other success counts: not 201 or 204 either. */
export function isAcceptedWith200(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return isAccepted(answer) && answer.status === 200;
}

/** Whether the server failed, which says nothing about the request itself. */
export const hasFailed = ({ status }: { status: number }) => status >= httpStatus.serverError;

/** Whether there is nothing left to remove, such as after a removal on another device. */
export const isAlreadyGone = (answer: Answer) =>
  answer.kind === 'answer' && answer.status === httpStatus.notFound && !answer.redirectedTo;

/** The outcome of a write whose answer holds nothing else; `wasAccepted` where `isAccepted` is not the test of success. */
export const replyOf = (answer: Answer, wasAccepted: boolean = isAccepted(answer)): Reply =>
  wasAccepted ? { kind: 'accepted', value: undefined } : rejection(answer);
