import { asc, count, desc, eq } from 'drizzle-orm';

import type { Services } from './environment';
import { onePage, paginationJson } from './one-page';
import { articles, type Article } from './schema';

type Source = Pick<Services, 'database'>;

const articlesPerPage = 9;

/** Every topic with an article. */
export const allTopics = async ({ database }: Source) => {
  const rows = await database.selectDistinct({ topic: articles.topic }).from(articles).orderBy(asc(articles.topic));
  return rows.map(({ topic }) => topic);
};

/** One page of the articles on a topic, newest first. */
export const findArticles = (
  { database }: Source,
  topic: string | undefined,
  page: number,
  perPage = articlesPerPage,
) => {
  const where = topic === undefined ? undefined : eq(articles.topic, topic);
  return onePage(
    page,
    perPage,
    async () => (await database.select({ total: count() }).from(articles).where(where))[0]?.total ?? 0,
    (offset) =>
      database
        .select()
        .from(articles)
        .where(where)
        .orderBy(desc(articles.publishedAt), desc(articles.id))
        .limit(perPage)
        .offset(offset),
  );
};

/** A page of articles as in page data and responses. */
export const articlesJson = (
  { rows, ...shown }: Awaited<ReturnType<typeof findArticles>>,
  topics: readonly string[],
  topic: string | undefined,
) => ({
  articles: rows.map(articleJson),
  pagination: paginationJson(shown),
  topics: { current_topic: topic ?? '', topics_list: topics },
});

const articleJson = ({ id, title, urlLabel, topic, summary, photo, publishedAt }: Article) => ({
  id,
  title,
  url: `/articles/${urlLabel}`,
  topic,
  summary,
  photo: photo.url,
  published_at: publishedAt.toISOString(),
});
