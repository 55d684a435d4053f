import { html } from 'hono/html';

import { articlesAddress } from '../../../src/domain/article';
import { articleWords as words } from '../../../src/domain/article-words';
import { cardPictureWidths } from '../../../src/domain/pictures';
import type { Article, StaffMember } from '../../server/schema';
import { pager, type Pages } from './pager';
import { picture } from './picture';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const tilePicture = { widths: cardPictureWidths, sizes: '(min-width: 900px) 33vw, 100vw' };

/** An article's tile in a list. */
export const articleTile = ({ title, urlLabel, summary, photo, publishedAt }: Article, level: 2 | 3 = 3) =>
  html`<li class="site-tile">
    <article>
      <div class="site-tile-picture">${picture({ ...photo, caption: '' }, tilePicture)}</div>
      ${level === 3 ? html`<h3 class="site-tile-title">${link(urlLabel, title)}</h3>` : html`<h2 class="site-tile-title">${link(urlLabel, title)}</h2>`}
      <p>${summary}</p>
      <p class="site-muted">${day.format(publishedAt)}</p>
    </article>
  </li>`;

/** The agency's advice, by topic. */
export const articlesPage = (
  list: readonly Article[],
  topics: readonly string[],
  topic: string | undefined,
  pages: Pages,
) =>
  html`<section class="site-section">
    <h1 class="site-h1">Advice</h1>
    <agency-article-list heading-level="2">
      <nav class="site-topics" aria-label="Topics">
        ${[undefined, ...topics].map(
          (each) =>
            html`<a
              class="site-topic"
              href="${articlesAddress({ topic: each ?? '', page: 1 })}"
              aria-current="${each === topic ? 'page' : 'false'}"
              >${each ? words.topic(each) : words.allTopics}</a
            >`,
        )}
      </nav>
      <ul class="site-tiles" role="list">
        ${list.map((article) => articleTile(article, 2))}
      </ul>
      ${pager(pages)}
    </agency-article-list>
  </section>`;

/** One article. */
export const articlePage = ({ title, topic, summary, body, photo, publishedAt }: Article, author: StaffMember) =>
  html`<article class="site-article">
    <p class="site-crumbs">
      <a href="/articles">Advice</a> / <a href="/articles/topic-${topic}">${words.topic(topic)}</a>
    </p>
    <h1 class="site-h1">${title}</h1>
    <p class="site-lead">${summary}</p>
    <p class="site-muted">
      <a href="/staff/${author.urlLabel}">${author.firstName} ${author.surname}</a>, ${author.jobTitle} ·
      ${day.format(publishedAt)}
    </p>
    <div class="site-article-picture">
      ${picture(photo, { widths: [430, 768, 1160], sizes: '(min-width: 900px) 760px, 100vw', eager: true })}
    </div>
    ${body.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
  </article>`;

const link = (urlLabel: string, title: string) => html`<a href="/articles/${urlLabel}">${title}</a>`;
