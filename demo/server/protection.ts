import type { MiddlewareHandler } from 'hono';

import type { Environment, Services } from './environment';
import { answerForm, isPageForm } from './page-form';

/**
 * Accepts a write only from a page of this site: the browser must say so (Sec-Fetch-Site, or Origin in older browsers)
 * and the request must carry an authenticity token. The error code tells the page to fetch a new token and retry once.
 */
export const protectWrites =
  (services: Pick<Services, 'agency' | 'siteUrl'>): MiddlewareHandler<Environment> =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const [fetchSite, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')];
    // A proxy may pass on a host name of its own.
    const hosts = [c.req.header('host'), new URL(services.siteUrl).host];
    if (!isFromThisSite(fetchSite, origin, hosts)) {
      return c.json({ message: 'This request came from another site.', code: 'cross_site_request' }, 403);
    }
    const token = c.env.fields['authenticity_token'] ?? c.req.header('x-csrf-token');
    if (!(await c.var.visitor.owns(token))) {
      if (isPageForm(c)) return answerForm(c, services, 'invalid-authenticity-token');
      const message = 'This page has been open for a long time. Please try again.';
      return c.json({ message, code: 'invalid_authenticity_token' }, 403);
    }
    return next();
  };

function isFromThisSite(fetchSite: string | undefined, origin: string | undefined, hosts: readonly unknown[]): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host));
}
