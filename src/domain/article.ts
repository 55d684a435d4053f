import { attempt } from '../core/attempt';
import { id, link, listOf, otherwise, shape, text } from './page-shape';
import { onePage, readPagination } from './pagination';
import { pictureUrl } from './pictures';
import { readMoment, readPageNumber, readText } from './reading';

const readArticle = shape(
  {
    articleId: id,
    title: readText,
    articleUrl: link,
    summary: readText,
    topic: readText,
    photo: pictureUrl,
    /** ISO 8601 date and time. */
    publishedAt: readMoment,
  },
  {
    names: {
      articleId: ['id'],
      articleUrl: ['url', 'path'],
      summary: ['short_description', 'excerpt'],
      photo: ['main_photo', 'image'],
      publishedAt: ['published_on', 'date'],
    },
    needed: 'articleId',
  },
);

/** Reads a page's articles, their pagination and the topics from data of unknown shape. */
export const readArticles = shape({
  articles: otherwise(listOf(readArticle), []),
  pagination: otherwise(readPagination, onePage),
  topics: otherwise(shape({ currentTopic: readText, topicsList: otherwise(listOf(text), []) }), {
    currentTopic: '',
    topicsList: [],
  }),
});

/** An article as shown in lists. */
export type Article = NonNullable<ReturnType<typeof readArticle>>;

/** A page's articles, their pagination and the topics. */
export type ArticleList = NonNullable<ReturnType<typeof readArticles>>;

/** Which articles are requested; `topic` is '' for every topic. */
export interface ArticlePage {
  readonly topic: string;
  readonly page: number;
}

const topicPath = /\/topic-([^/]+)\/?$/;
/** A topic is any text, but no step up to another folder. */
const topicShape = /^(?!\.).{1,200}$/;

/** The address of a page of articles: `/articles/topic-{topic}?page=2`. */
export function articlesAddress({ topic, page }: ArticlePage): string {
  return `/articles${topic ? `/topic-${encodeURIComponent(topic)}` : ''}${page > 1 ? `?page=${page}` : ''}`;
}

/** Reads which articles an address requests. */
export function readArticlesAddress(path: string, query: string): ArticlePage {
  const pairs = new URLSearchParams(query);
  const inPath = topicPath.exec(path)?.[1];
  const topic = readText(inPath ? attempt(() => decodeURIComponent(inPath)) : pairs.get('topic'));
  return { topic: topicShape.test(topic) ? topic : '', page: readPageNumber(readText(pairs.get('page'))) ?? 1 };
}
