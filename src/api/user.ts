import { httpStatus } from '../core/http-status';
import { request } from '../core/request';
import type { Registration } from '../domain/credentials';
import { pick, readId, readRecord, snakeCased } from '../domain/reading';
import { blankUser, isSignedIn, readUser, type ProfileField, type User } from '../domain/user';
import { wasAborted, isSuccess, rejection, type Reply } from './reply';

/** A user, and the id of their marketing preferences on the server. */
export interface Account {
  readonly user: User;
  readonly marketingPreferenceId: string;
}

/** The account of nobody. */
export const nobody: Account = { user: blankUser, marketingPreferenceId: '' };

/**
 * The current visitor; undefined, and an error in the console, if the request failed. `isFresh` asks under a new
 * address, for which no cache on the way has an answer.
 */
export async function fetchUser({ isFresh = false } = {}): Promise<Account | undefined> {
  const answer = await request({ path: isFresh ? `/user.ljson?fresh=${Date.now()}` : '/user.ljson' });
  const account = answer.kind === 'answer' ? accountIn(answer) : undefined;
  if (!account && !wasAborted(answer)) console.error('The current user could not be read.', answer);
  return account;
}

/** Registers a visitor; accepted with the new user's id, if the answer has it. */
export async function createUser({ captcha, ...registration }: Registration): Promise<Reply<string | undefined>> {
  const { optInMarketing, optInMarketingStatement, optInMarketingUrl, ...fields } = registration;
  const preferences = { opt_in_terms: 'on', opt_in_marketing_url: optInMarketingUrl };
  const optIn = { opt_in_marketing: 'on', opt_in_marketing_statement: optInMarketingStatement };
  const client = {
    ...snakeCased(fields),
    marketing_preferences: optInMarketing ? { ...preferences, ...optIn } : preferences,
    body: '',
  };
  const answer = await request({
    path: '/user.ljson',
    method: 'post',
    body: { client, 'g-recaptcha-response': captcha },
  });
  const user = isSuccess(answer) ? readUser(answer.body) : undefined;
  return user && isSignedIn(user) ? { kind: 'accepted', value: user.userId ?? undefined } : rejection(answer);
}

/** Changes fields of the profile. */
export async function updateUser(changes: Partial<Record<ProfileField, string>>): Promise<Reply<Account>> {
  const answer = await request({ path: '/user.ljson', method: 'put', isIdempotent: true, body: snakeCased(changes) });
  const account = isSuccess(answer) ? readAccount(answer.body) : undefined;
  return account ? { kind: 'accepted', value: account } : rejection(answer);
}

function accountIn({ status, body }: { status: number; body: unknown }) {
  if (status === httpStatus.unauthorised) return nobody;
  return status === 200 ? readAccount(body) : undefined;
}

function readAccount(body: unknown): Account | undefined {
  const given = readRecord(body)?.['user'];
  // Some servers say so that nobody is signed in.
  if (given === null) return nobody;
  const raw = readRecord(given);
  if (!raw) return undefined;
  return { user: readUser(raw), marketingPreferenceId: readId(pick(raw, 'marketing_preference_id')) ?? '' };
}
