import { readFileSync } from 'node:fs';

import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

import type { Environment, Services } from '../server/environment';
import { Press } from './press';
import { articleRoutes } from './routes/articles';
import { branchRoutes } from './routes/branches';
import { fixedRoutes } from './routes/fixed-pages';
import { galleryRoutes } from './routes/gallery';
import { homeRoutes } from './routes/home';
import { propertyRoutes } from './routes/properties';
import { resultRoutes } from './routes/results';
import { staffRoutes } from './routes/staff';
import { siteStyles } from './styles';

const files = {
  '/site/icon.svg': { path: 'demo/site/icon.svg', type: 'image/svg+xml' },
  '/site/logo.svg': { path: 'demo/site/logo.svg', type: 'image/svg+xml' },
  '/site/gallery.css': { path: 'demo/gallery/gallery.css', type: 'text/css' },
  '/site/gallery.js': { path: 'demo/gallery/gallery.js', type: 'text/javascript' },
};

const everythingAllowed = 'User-agent: *\nDisallow:\n';

/** The agency's website: pages as a CMS would render them, with our tags in them. */
export function site(services: Services) {
  const press = new Press(services);
  const pages = new Hono<Environment>().use(withoutSlash);
  // Asked for by every page, and sent again only when changed.
  pages.use('/site/*', etag());
  pages.get('/site/site.css', (c) => send(c, siteStyles(), 'text/css'));
  pages.get('/robots.txt', (c) => send(c, everythingAllowed, 'text/plain'));
  for (const [address, { path, type }] of Object.entries(files))
    pages.get(address, (c) => send(c, readFileSync(path, 'utf8'), type));
  return pages
    .route('/', homeRoutes(press))
    .route('/', fixedRoutes(press))
    .route('/', propertyRoutes(press))
    .route('/', branchRoutes(press))
    .route('/', staffRoutes(press))
    .route('/', articleRoutes(press))
    .route('/', galleryRoutes(press))
    .route('/', resultRoutes(press))
    .get('*', press.notFound);
}

/** The path without the slashes around it; each run of slashes is looked at once. */
export const withoutOuterSlashes = (path: string) => path.replace(/^\/+|(?<!\/)\/+$/g, '');

/** Leads an address with a slash too many at its end to the page; without the host, which a request can make up. */
const withoutSlash: MiddlewareHandler<Environment> = async (c, next) => {
  await next();
  const { pathname, search } = new URL(c.req.url);
  if (c.res.status === 404 && pathname.endsWith('/'))
    c.res = c.redirect(`/${withoutOuterSlashes(pathname)}${search}`, 301);
};

const send = (c: Context<Environment>, text: string, type: string) =>
  c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
