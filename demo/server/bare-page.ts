import { html } from 'hono/html';

import type { Agency } from './agency';

/** HTML with every value escaped. */
export type Html = ReturnType<typeof html>;

/** A plain page for visitors who follow a link in an email; it works without JavaScript. */
export const barePage = (agency: Agency, heading: string, body: Html) =>
  html`<!doctype html>
    <html lang="en-GB" class="site">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} | ${agency.name}</title>
        <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/asset_bundles/agency.css" />
        <link rel="stylesheet" href="/site/site.css" />
      </head>
      <body class="site-body">
        <header class="site-header-plain">
          <a class="site-logo" href="/"
            ><img src="/site/logo.svg" alt="${agency.name} home page" width="176" height="32"
          /></a>
        </header>
        <main class="site-main">
          <section class="site-section">
            <h1 class="site-h1">${heading}</h1>
            ${body}
          </section>
        </main>
      </body>
    </html>`;
