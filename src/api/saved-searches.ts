import { request } from '../core/request';
import { readSavedSearches, type SavedSearch } from '../domain/saved-search';
import { isAccepted } from './reply';

/** The searches saved in the visitor's account; undefined when the server could not tell. */
export async function fetchSavedSearches(): Promise<readonly SavedSearch[] | undefined> {
  const answer = await request({ path: '/saved_searches.ljson' });
  return isAccepted(answer) && Array.isArray(answer.body) ? readSavedSearches(answer.body) : undefined;
}
