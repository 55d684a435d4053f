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

/** Whether the server answered with a success, as `Response.ok` has it: any status from 200 to 299. */
export function isOk(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return answer.kind === 'answer' && answer.status >= 200 && answer.status < 300;
}

/** Whether we gave up the request ourselves, which is no error. */
export const isGivenUp = (answer: Answer) => answer.kind === 'failure' && answer.reason === 'aborted';

/**
 * Whether a write was accepted where it was sent. Some servers redirect a write to a page instead, for example when a
 * token has expired: that page answers with status 200, although nothing was written.
 */
export function isDone(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return isOk(answer) && !answer.redirectedTo;
}

/** Whether a write was accepted with status 200, where no other success counts. */
export function isDoneWith200(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return isDone(answer) && answer.status === 200;
}

/** Whether the server failed, which says nothing about what it was asked. */
export const hasFailed = ({ status }: { status: number }) => status >= httpStatus.serverError;

/** Whether there is nothing to remove any more, as when it was removed on another device. */
export const isNothingThere = (answer: Answer) =>
  answer.kind === 'answer' && answer.status === httpStatus.notFound && !answer.redirectedTo;

/** The outcome of a write whose answer holds nothing else; `isTaken` where `isDone` is not the test of success. */
export const replyOf = (answer: Answer, isTaken: boolean = isDone(answer)): Reply =>
  isTaken ? { kind: 'accepted', value: undefined } : rejection(answer);
