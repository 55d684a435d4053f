import { Hono, type Context } from 'hono';

import { articlesAddress } from '../../../src/domain/article';
import { articleWords } from '../../../src/domain/article-words';
import { allTopics, articlesJson, findArticles } from '../../server/articles';
import type { Environment } from '../../server/environment';
import { findArticle } from '../agency-data';
import { articlePage, articlesPage } from '../pages/articles';
import type { Press } from '../press';

const section = '/articles';

/** The advice pages: all articles, by topic, and each article. */
export function articleRoutes(press: Press) {
  const list = async (c: Context<Environment>, topic?: string) => {
    const topics = await allTopics(press.services);
    if (topic && !topics.includes(topic)) return press.notFound(c);
    const found = await findArticles(press.services, topic, Number(c.req.query('page') ?? 1));
    const { rows, current, count } = found;
    const url = (page: number) => articlesAddress({ topic: topic ?? '', page });
    return press.print(c, {
      route: 'articles#index',
      title: `Advice: ${articleWords.title(topic ?? '', current)}`,
      description: 'Advice on buying, selling, letting and moving.',
      section,
      data: { articles: articlesJson(found, topics, topic) },
      body: articlesPage(rows, topics, topic, { current, count, url }),
    });
  };
  return new Hono<Environment>()
    .get('/articles', (c) => list(c))
    .get('/articles/:topic{topic-[a-z-]+}', (c) => list(c, c.req.param('topic').replace('topic-', '')))
    .get('/articles/:label{[\\w-]+}', async (c) => {
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
