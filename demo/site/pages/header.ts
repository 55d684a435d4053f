import { html, raw } from 'hono/html';

import { telephoneUrl } from '../../../src/domain/telephone';
import { primaryMenuItems, secondaryMenuItems, telephone } from '../menus';

/** The header of every page: our tag, with the same links as its fallback. */
export const siteHeader = (agencyName: string, section: string | undefined) =>
  html`<agency-header class="site-header" ${section === undefined ? '' : html`section="${section}"`}>
    <header class="site-header-plain">
      <a class="site-logo" href="/"
        ><img src="/site/logo.svg" alt="${agencyName} home page" width="176" height="32"
      /></a>
      <nav class="site-nav" aria-label="Main">
        <ul class="site-menu">
          ${primaryMenuItems.map(link(section))}
        </ul>
        <ul class="site-menu site-menu-more">
          ${secondaryMenuItems.map(link(section))}
        </ul>
      </nav>
      <a class="site-telephone" href="${telephoneUrl(telephone)}">${telephone}</a>
      <a class="site-account site-needs-script" href="#/user">Your account</a>
    </header>
  </agency-header>`;

const link =
  (section: string | undefined) =>
  ({ name, url }: { name: string; url: string }) =>
    html`<li>
      <a class="site-menu-link" href="${url}" ${url === section ? raw('aria-current="page"') : ''}>${name}</a>
    </li>`;
