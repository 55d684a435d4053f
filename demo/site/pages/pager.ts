import { html } from 'hono/html';

/** The current page of a list, and the address of each page. */
export interface Pages {
  current: number;
  count: number;
  url: (page: number) => string;
}

/** Links to the pages near this one. */
export const pager = ({ current, count, url }: Pages) =>
  count < 2
    ? ''
    : html`<nav class="site-pager" aria-label="Pages">
        ${current > 1 ? html`<a class="site-pager-link" rel="prev" href="${url(current - 1)}">Previous</a>` : ''}
        ${around(current, count).map((page) =>
          page === current
            ? html`<span class="site-pager-link" aria-current="page">${page}</span>`
            : html`<a class="site-pager-link" href="${url(page)}"><span class="site-hidden">Page </span>${page}</a>`,
        )}
        ${current < count ? html`<a class="site-pager-link" rel="next" href="${url(current + 1)}">Next</a>` : ''}
      </nav>`;

const around = (current: number, count: number) =>
  [...new Set([1, current - 1, current, current + 1, count])].filter((page) => page >= 1 && page <= count);
