import { html, raw } from 'hono/html';

import type { Agency } from '../../server/agency';
import type { Html } from '../../server/bare-page';
import { departments } from '../departments';
import type { Script } from '../script';
import { siteHeader } from './header';

/** One page of the site. */
export interface Page {
  title: string;
  description: string;
  /** The path and query that search engines are to know it by, where it has several. */
  canonical?: string;
  /** Whether search engines are to leave it out. */
  isUnlisted?: boolean;
  /** The page data. */
  data: Readonly<Record<string, unknown>>;
  /** The `url` of the menu item this page belongs to. */
  section?: string;
  body: Html;
}

/**
 * The page as any CMS would render it: our lines in the head, with a modulepreload link for each file that the page's
 * tags need, then plain HTML.
 */
export async function layout({ name }: Agency, page: Page, { styleSheet, entry, filesFor }: Script, nonce: string) {
  const { title, description, canonical, isUnlisted, data, section } = page;
  const [header, body] = await Promise.all([siteHeader(name, section), page.body]);
  // The gallery writes this tag itself when it shows it.
  const consent = body.includes('<agency-cookie-consent') ? '' : raw('<agency-cookie-consent></agency-cookie-consent>');
  return html`<!doctype html>
    <html lang="en-GB" class="site">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title} | ${name}</title>
        <meta name="description" content="${description}" />
        ${canonical ? html`<link rel="canonical" href="${canonical}" />` : ''}
        ${isUnlisted ? html`<meta name="robots" content="noindex" />` : ''}
        <meta name="theme-color" content="#1f4b3a" />
        <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${styleSheet}" />
        <link rel="stylesheet" href="/site/site.css" />
        <script type="application/json" id="agency-data">
          ${raw(safeJson(data))}
        </script>
        <script type="module" async fetchpriority="high" src="${entry}" nonce="${nonce}"></script>
        ${filesFor(`${consent}${header}${body}`).map((file) => html`<link rel="modulepreload" href="${file}" nonce="${nonce}" />`)}
      </head>
      <body class="site-body">
        <a class="site-skip" href="#main">Skip to the main content</a>
        ${consent} ${header}
        <main id="main" class="site-main" tabindex="-1">${body}</main>
        <footer class="site-footer">
          <div class="site-footer-row">
            <nav class="site-footer-departments" aria-label="What we do">
              <ul class="site-footer-links">
                ${departments.map(({ label, url }) => html`<li><a href="${url}">${label}</a></li>`)}
              </ul>
            </nav>
            <p>${name} is an invented agency. Its prices, people and homes are made up, and its pictures are drawn.</p>
            <ul class="site-footer-links">
              <li><a href="/terms-of-use">Terms of use</a></li>
              <li><a href="/privacy-policy">Privacy policy</a></li>
              <li class="site-needs-script"><a href="#/cookies">Cookies</a></li>
              <li><a href="/gallery">Elements gallery</a></li>
            </ul>
          </div>
        </footer>
      </body>
    </html>`;
}

// A closing script tag in the data would end the block.
const safeJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
