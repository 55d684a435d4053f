import type { Answer } from '../core/request';
import { readRecord, readText } from '../domain/reading';
import { readRefusal, type Refusal } from '../domain/refusal';

/** How the server took what it was sent. */
export type Reply<Value = undefined> = { kind: 'accepted'; value: Value } | Rejection;

/** Why it is not known to have been accepted: the server said no, or no answer arrived. */
export type Rejection =
  | ({ kind: 'refused'; status: number; code: string } & Refusal)
  | { kind: 'unconfirmed'; reason: Extract<Answer, { kind: 'failure' }>['reason'] };

/** An answer that does not say yes. */
export function rejection(answer: Answer): Rejection {
  if (answer.kind === 'failure') return { kind: 'unconfirmed', reason: answer.reason };
  const code = readText(readRecord(answer.body)?.['code']);
  return { kind: 'refused', status: answer.status, code, ...readRefusal(answer.body) };
}

/** Whether a call that expects no particular answer was accepted. */
export function isAccepted(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return answer.kind === 'answer' && answer.status >= 200 && answer.status < 300;
}

/**
 * Whether a write was accepted where it was sent. A server that leads it to a page instead, which is then there with
 * status 200, did not take it: so some do when a token expired.
 */
export function isDone(answer: Answer): answer is Extract<Answer, { kind: 'answer' }> {
  return isAccepted(answer) && !answer.redirectedTo;
}
