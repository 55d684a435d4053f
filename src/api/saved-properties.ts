import { request } from '../core/request';
import { readProperties, type Property } from '../domain/property';
import { readRecord } from '../domain/reading';
import { isAccepted, wasAborted, isAlreadyGone, isSuccess, replyOf, type Reply } from './reply';

/** The properties saved in the visitor's account; undefined, and an error in the console, if the request failed. */
export async function fetchSavedProperties(): Promise<readonly Property[] | undefined> {
  const answer = await request({ path: '/saved_properties.ljson' });
  const properties = isSuccess(answer) ? readRecord(answer.body)?.['properties'] : undefined;
  if (Array.isArray(properties)) return readProperties(properties);
  if (!wasAborted(answer)) console.error('The saved properties of the account could not be read.', answer);
  return undefined;
}

/** Adds properties to the account, and never replaces what it holds. */
export async function addSavedProperties(ids: readonly string[]): Promise<Reply> {
  const body = { property_ids: ids.join(',') };
  const answer = await request({ path: '/saved_properties.ljson', method: 'post', isIdempotent: true, body });
  return replyOf(answer);
}

/** Removes a property from the account; one that it does not hold counts as removed. */
export async function deleteSavedProperty(id: string): Promise<Reply> {
  const answer = await request({
    path: `/saved_properties/${encodeURIComponent(id)}`,
    method: 'delete',
    isIdempotent: true,
  });
  return replyOf(answer, isAccepted(answer) || isAlreadyGone(answer));
}
