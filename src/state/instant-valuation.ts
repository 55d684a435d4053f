import { fetchEstimate } from '../api/instant-valuation';
import { announce } from '../core/page-data';
import type { Estimate, HomeFacts } from '../domain/instant-valuation';

/** Requests an estimate for a home, and announces it to page scripts when there is one. */
export async function estimateHome(facts: HomeFacts): Promise<Estimate | 'none' | 'unknown'> {
  const found = await fetchEstimate(facts);
  if (typeof found === 'object') announce('valuation_successful');
  return found;
}
