import { Hono } from 'hono';

import type { Environment } from '../../server/environment';
import { allTopics, findArticle, findArticles } from '../agency-data';
import { articlePage, articlesPage } from '../pages/articles';
import type { Press, Visit } from '../press';

const section = '/articles';

/** The agency's advice: all of it, by topic, and each article. */
export function articleRoutes(press: Press) {
  const list = async (c: Visit, topic?: string) => {
    const { rows, current, count } = await findArticles(press.services, topic, Number(c.req.query('page') ?? 1));
    const url = (page: number) => `/articles${topic ? `/topic-${topic}` : ''}?page=${page}`;
    return press.print(c, {
      route: 'articles#index',
      title: 'Advice',
      description: 'Advice on buying, selling, letting and moving.',
      section,
      body: articlesPage(rows, await allTopics(press.services), topic, { current, count, url }),
    });
  };
  return new Hono<Environment>()
    .get('/articles', (c) => list(c))
    .get('/articles/:topic{topic-[a-z-]+}', (c) => list(c, c.req.param('topic').replace('topic-', '')))
    .get('/articles/:label', async (c) => {
      const found = await findArticle(press.services, c.req.param('label'));
      if (!found) return press.notFound(c);
      const { articles: article, staff: author } = found;
      return press.print(c, {
        title: article.title,
        description: article.summary,
        section,
        body: articlePage(article, author),
      });
    });
}
