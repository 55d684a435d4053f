import { request } from '../core/request';
import { pick, readId, readRecord } from '../domain/reading';
import {
  readAlertFrequency,
  readSavedSearches,
  savedSearchQuery,
  type AlertFrequency,
  type SavedSearch,
} from '../domain/saved-search';
import { isAccepted, wasAborted, isAlreadyGone, isSuccess, rejection, replyOf, type Reply } from './reply';

/** The searches saved in the visitor's account; undefined, and an error in the console, if the request failed. */
export async function fetchSavedSearches(): Promise<readonly SavedSearch[] | undefined> {
  const answer = await request({ path: '/saved_searches.ljson' });
  if (isSuccess(answer) && Array.isArray(answer.body)) return readSavedSearches(answer.body);
  if (!wasAborted(answer)) console.error('The saved searches of the account could not be read.', answer);
  return undefined;
}

/** Adds a search to the account; accepted with the id it has there, which is empty if the answer has none. */
export async function createSavedSearch(
  saved: SavedSearch,
): Promise<Reply<Pick<SavedSearch, 'searchId' | 'alertFrequency'>>> {
  const answer = await request({ path: `/search?${savedSearchQuery(saved)}`, method: 'post' });
  if (!isAccepted(answer)) return rejection(answer);
  const raw = readRecord(answer.body) ?? {};
  const searchId = readId(pick(raw, 'id', 'search_id')) ?? '';
  return { kind: 'accepted', value: { searchId, alertFrequency: readAlertFrequency(pick(raw, 'alert_frequency')) } };
}

/** Changes how often the visitor is emailed about a search of the account. */
export async function updateAlertFrequency(saved: SavedSearch, alertFrequency: AlertFrequency): Promise<Reply> {
  const { searchId } = saved;
  const pairs = `id=${encodeURIComponent(searchId)}&alert_frequency=${alertFrequency}`;
  const answer = await request({
    path: `/saved_searches?${savedSearchQuery(saved)}&${pairs}`,
    method: 'put',
    isIdempotent: true,
    outlivesPage: true,
  });
  return replyOf(answer);
}

/** Removes a search from the account; one already removed on another device counts as removed. */
export async function deleteSavedSearch(searchId: string): Promise<Reply> {
  const answer = await request({
    path: `/searches/${encodeURIComponent(searchId)}`,
    method: 'delete',
    isIdempotent: true,
  });
  return replyOf(answer, isAccepted(answer) || isAlreadyGone(answer));
}
