import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import { departments } from '../departments';
import type { Script } from '../script';

/** A piece of a page. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** One page of the site. */
export interface Page {
  title: string;
  description: string;
  /** What the tags of the page are told. */
  data: Readonly<Record<string, unknown>>;
  /** The menu item this page belongs to, by its address. */
  section?: string;
  body: Html;
}

const menu = [
  { label: 'Buy', url: '/properties/sales' },
  { label: 'Rent', url: '/properties/lettings' },
  { label: 'New homes', url: '/properties/sales/tag-new%20home' },
  { label: 'Sell', url: '/book-a-valuation' },
  { label: 'Our people', url: '/staff' },
  { label: 'Branches', url: '/branches' },
  { label: 'Advice', url: '/articles' },
  { label: 'Calculators', url: '/calculators' },
];
const telephone = { shown: '01632 960140', dialled: '+441632960140' };

/**
 * The page as any content management system would print it: a head with our lines, among them a link for each file that
 * the tags of this page need, then plain HTML.
 */
export async function layout(page: Page, { styleSheet, entry, filesFor }: Script, nonce: string) {
  const { title, description, data, section } = page;
  const [header, body] = await Promise.all([top(section), page.body]);
  // The gallery shows the question itself.
  const consent = body.includes('<agency-cookie-consent') ? '' : raw('<agency-cookie-consent></agency-cookie-consent>');
  return html`<!doctype html>
    <html lang="en-GB" class="site">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title} | Hartwell Vane</title>
        <meta name="description" content="${description}" />
        <meta name="theme-color" content="#1f4b3a" />
        <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${styleSheet}" />
        <link rel="stylesheet" href="/site/site.css" />
        ${filesFor(`${consent}${header}${body}`).map((file) => html`<link rel="modulepreload" href="${file}" nonce="${nonce}" />`)}
        <script type="application/json" id="agency-data">
          ${raw(safeJson(data))}
        </script>
        <script type="module" src="${entry}" nonce="${nonce}"></script>
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
            <p>
              Hartwell Vane is an invented agency. Its prices, people and homes are made up, and its pictures are drawn.
            </p>
            <ul class="site-footer-links">
              <li><a href="/terms-of-use">Terms of use</a></li>
              <li><a href="/privacy-policy">Privacy policy</a></li>
              <li><a href="#/cookies">Cookies</a></li>
              <li><a href="/gallery">Elements gallery</a></li>
            </ul>
          </div>
        </footer>
      </body>
    </html>`;
}

/** What every page begins with. */
const top = (section: string | undefined) =>
  html`<header class="site-header">
    <div class="site-header-row">
      <a class="site-logo" href="/">${mark} Hartwell Vane</a>
      <nav class="site-nav" aria-label="Main">
        <ul class="site-menu">
          ${menu.map(
            ({ label, url }) =>
              html`<li><a class="site-menu-link" href="${url}" ${current(url === section)}>${label}</a></li>`,
          )}
        </ul>
      </nav>
      <a class="site-telephone" href="tel:${telephone.dialled}">${telephone.shown}</a>
      <agency-user-link class="site-account"
        ><a class="site-account-link" href="#/user">Your account</a></agency-user-link
      >
    </div>
  </header>`;

const mark = html`<svg class="site-mark" viewBox="0 0 32 32" aria-hidden="true">
  <path d="M4 30V14a12 12 0 0 1 24 0v16h-7V16a5 5 0 0 0-10 0v14z" fill="currentColor" />
  <path d="M13 30v-8h6v8" fill="none" stroke="currentColor" stroke-width="2" />
</svg>`;

const current = (isCurrent: boolean) => (isCurrent ? raw('aria-current="page"') : '');

// A closing tag inside a text of the data would end the block.
const safeJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
