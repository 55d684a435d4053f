import { fetchEstimate } from '../api/instant-valuation';
import { announce } from '../core/page-data';
import type { Estimate, HomeFacts } from '../domain/instant-valuation';

/** Asks what a home could fetch, and tells the page when that is known. */
export async function estimateHome(facts: HomeFacts): Promise<Estimate | 'none' | 'unknown'> {
  const found = await fetchEstimate(facts);
  if (typeof found === 'object') announce('valuation_successful');
  return found;
}
