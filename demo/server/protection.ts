import type { MiddlewareHandler } from 'hono';

import type { Environment, Services } from './environment';
import { answerForm, isPageForm } from './page-form';

/**
 * Accepts a write only from a page of this site: the browser must say so (Sec-Fetch-Site, or Origin in older browsers)
 * and the request must carry an authenticity token. The error code tells the page to fetch a new token and retry once.
 */
export const protectWrites =
  ({ agency }: Pick<Services, 'agency'>): MiddlewareHandler<Environment> =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (!isFromThisSite(c.req.header('sec-fetch-site'), c.req.header('origin'), c.req.header('host'))) {
      return c.json({ message: 'This request came from another site.', code: 'cross_site_request' }, 403);
    }
    const token = c.env.fields['authenticity_token'] ?? c.req.header('x-csrf-token');
    if (!(await c.var.visitor.owns(token))) {
      if (isPageForm(c)) return answerForm(c, agency, 'invalid-authenticity-token');
      const message = 'This page has been open for a long time. Please try again.';
      return c.json({ message, code: 'invalid_authenticity_token' }, 403);
    }
    return next();
  };

function isFromThisSite(fetchSite: string | undefined, origin: string | undefined, host: string | undefined): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
