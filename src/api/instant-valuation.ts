import { request } from '../core/request';
import { readEstimate, type Estimate, type HomeFacts } from '../domain/instant-valuation';
import { isSuccess } from './reply';

/** The estimated value of a home; `none` if the server has no estimate, `unknown` if the request failed. */
export async function fetchEstimate({ postcode, kind, bedrooms }: HomeFacts): Promise<Estimate | 'none' | 'unknown'> {
  const query = new URLSearchParams({ postcode, property_type: kind, bedrooms: String(bedrooms) });
  const answer = await request({ path: `/valuations.json?${query}`, isPublic: true });
  return isSuccess(answer) ? (readEstimate(answer.body) ?? 'none') : 'unknown';
}
