import { Hono } from 'hono';

import { readText } from '../../../src/domain/reading';
import { allTopics, articlesJson, findArticles } from '../articles';
import type { Environment, Services } from '../environment';

/** The agency's articles as JSON, for pages that change the list in place: `?page=2&topic=buying`. */
export const articleListRoutes = (services: Services) =>
  new Hono<Environment>().get('/articles.ljson', async (c) => {
    const topic = readText(c.req.query('topic')) || undefined;
    const found = await findArticles(services, topic, Number(c.req.query('page') ?? 1));
    return c.json(articlesJson(found, await allTopics(services), topic));
  });
