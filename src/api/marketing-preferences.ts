import { request } from '../core/request';
import { isAccepted, replyOf, type Reply } from './reply';

/** What a signed-in visitor chose about marketing, and the address of the page where they did. */
export interface MarketingChoice {
  userId: string;
  isOptedIn: boolean;
  url: string;
}

/** Saves the choice; any 2xx without a redirect is a success. */
export async function updateMarketingPreference(
  id: string,
  { userId, isOptedIn, url }: MarketingChoice,
): Promise<Reply> {
  const answer = await request({
    path: `/marketing_preferences/${encodeURIComponent(id)}`,
    method: 'put',
    isIdempotent: true,
    body: { user_id: userId, opt_in_marketing_at: wordOf(isOptedIn), opt_in_marketing_url: url },
  });
  return replyOf(answer);
}

/** Saves the choice of a user whose agency has its own preferences; only 200 and 204 are successes. */
export async function updateCustomMarketingPreferences({ userId, isOptedIn, url }: MarketingChoice): Promise<Reply> {
  const answer = await request({
    path: `/custom_marketing_preferences/${encodeURIComponent(userId)}`,
    method: 'put',
    isIdempotent: true,
    body: {
      user_id: userId,
      marketing_preferences: {
        is_opted_in_to_marketing: isOptedIn,
        opt_in_marketing_at: wordOf(isOptedIn),
        opt_in_marketing_url: url,
      },
    },
  });
  const wasAccepted = isAccepted(answer) && [200, 204].includes(answer.status);
  return replyOf(answer, wasAccepted);
}

const wordOf = (isOptedIn: boolean) => (isOptedIn ? 'optin' : 'optout');
