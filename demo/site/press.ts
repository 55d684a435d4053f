import type { Context } from 'hono';

import type { Html } from '../server/bare-page';
import { captchaPageData } from '../server/captcha';
import type { Environment, Services } from '../server/environment';
import { pageData, type PageRoute } from './page-data';
import { notFoundPage } from './pages/fixed-pages';
import { layout, type Page } from './pages/layout';
import { readScript } from './script';

/** A page without the common page data. */
export interface Draft extends Omit<Page, 'data'> {
  route?: PageRoute;
  /** Page data in addition to the common data. */
  data?: Page['data'];
}

/** Renders pages: the site's layout around a body, with the page data in the head. */
export class Press {
  readonly services: Services;
  readonly #script = readScript();

  constructor(services: Services) {
    this.services = services;
  }

  /** Renders a page. */
  async print(c: Context<Environment>, { route = 'page', data, ...page }: Draft, status: 200 | 404 = 200) {
    const shared = pageData(this.services.agency, route, await c.get('visitor').authenticityToken());
    const printed = layout(
      this.services.agency,
      { ...page, data: { ...shared, ...captchaPageData(this.services.captcha), ...data } },
      this.#script,
      c.get('secureHeadersNonce') ?? '',
    );
    return c.html(printed, status, { 'Cache-Control': 'no-cache' });
  }

  /** Renders the 404 page. */
  notFound = (c: Context<Environment>) => {
    const body = notFoundPage(c.req.path.startsWith('/properties/'));
    return this.print(c, { title: 'Not found', description: 'There is nothing at this address.', body }, 404);
  };

  /** A route that always renders the same page. */
  always = (title: string, body: Html, section?: string) => (c: Context<Environment>) =>
    this.print(c, { title, description: title, body, section });
}
