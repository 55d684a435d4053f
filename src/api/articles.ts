import { httpStatus } from '../core/http-status';
import { request } from '../core/request';
import { readArticles, type ArticleList, type ArticlePage } from '../domain/article';
import { readRecord } from '../domain/reading';
import { isSuccess } from './reply';

/** A page of articles, or why there is none: the server has them as HTML pages only, or the request failed. */
type ArticlesReply = { kind: 'found'; list: ArticleList } | { kind: 'pages-only' | 'failed' };

/** Fetches a page of articles. */
export async function fetchArticles({ topic, page }: ArticlePage, signal: AbortSignal): Promise<ArticlesReply> {
  const query = new URLSearchParams({ page: String(page), ...(topic && { topic }) });
  const answer = await request({ path: `/articles.ljson?${query}`, isPublic: true, signal });
  if (answer.kind === 'failure') return { kind: answer.reason === 'unreadable' ? 'pages-only' : 'failed' };
  if (answer.status === httpStatus.notFound) return { kind: 'pages-only' };
  const raw = isSuccess(answer) ? readRecord(answer.body) : undefined;
  const list = Array.isArray(raw?.['articles']) ? readArticles(raw) : undefined;
  return list ? { kind: 'found', list } : { kind: 'failed' };
}
