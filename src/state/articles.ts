import { atom } from 'jotai/vanilla';

import { fetchArticles } from '../api/articles';
import { newestOnly } from '../core/newest';
import { loadPage, onPath, pageLocation, showAddress } from '../core/path';
import { articlesAddress, readArticlesAddress, type ArticleList, type ArticlePage } from '../domain/article';
import { loadingAtom, whileLoading } from './loading';
import { pageAtom } from './page';
import { pageBlockAtom } from './page-subject';

const latestAtom = atom<{ asked: ArticlePage; list: ArticleList; page: object | null } | undefined>();
/** The articles fetched on this page; undefined while its own are shown. */
const fetchedAtom = atom(
  (get) => (get(latestAtom)?.page === get(pageBlockAtom) ? get(latestAtom) : undefined),
  (get, set, found?: { asked: ArticlePage; list: ArticleList }) =>
    set(latestAtom, found && { ...found, page: get(pageBlockAtom) }),
);
const failedAtom = atom<ArticlePage | undefined>();
const newest = newestOnly();

/** The articles shown, their pagination and the topics. */
export const articleListAtom = atom((get): ArticleList => {
  const own = get(pageAtom).articles;
  const { asked, list } = get(fetchedAtom) ?? {};
  if (!asked || !list) return own;
  const { topicsList } = list.topics;
  const topics = { currentTopic: asked.topic, topicsList: topicsList.length > 0 ? topicsList : own.topics.topicsList };
  return { ...list, topics };
});

/** Whether other articles are loading. */
export const areArticlesLoadingAtom = atom((get) => get(loadingAtom).articles);

/** The page of articles that failed to load. */
export const failedArticlesAtom = atom((get) => get(failedAtom));

/** Whether this page is the agency's list of articles, so that it can show other articles in place. */
export const isArticlesPageAtom = atom((get) => get(pageAtom).pageRoute === 'articles#index');

/**
 * Shows other articles under their own address, in place where the server supports that, else on a new page. Returns
 * the articles shown after its answer; none where others were asked for meanwhile, or on the way to a new page.
 */
export const showArticlesAtom = atom(null, async (get, set, asked: ArticlePage, isAddressed = false) => {
  const signal = newest();
  set(failedAtom, undefined);
  const answer = await whileLoading(set, 'articles', () => fetchArticles(asked, signal));
  if (signal.aborted) return;
  if (answer.kind === 'pages-only') return loadPage(articlesAddress(asked));
  if (answer.kind === 'found') {
    set(fetchedAtom, { asked, list: answer.list });
    if (!isAddressed) showAddress(articlesAddress(asked));
  } else set(failedAtom, asked);
  return get(articleListAtom).articles;
});

/**
 * Follows back and forward navigation between addresses of articles. The function it returns ends that, and drops what
 * is still on its way: its address is not for the next page.
 */
export const followArticlesAtom = atom(null, (get, set) => {
  const address = () => pageLocation().path + pageLocation().query;
  let shown = address();
  const stop = onPath(() => {
    if (address() === shown || !get(isArticlesPageAtom)) return;
    shown = address();
    const { path, query } = pageLocation();
    const asked = readArticlesAddress(path, query);
    const own = articlesOf(get(pageAtom).articles);
    const isShown = isSame(asked, get(fetchedAtom)?.asked ?? own);
    if (!isShown && !isSame(asked, own)) return void set(showArticlesAtom, asked, true);
    newest();
    set(failedAtom, undefined);
    if (!isShown) set(fetchedAtom, undefined);
  });
  return () => {
    stop();
    newest();
    set(failedAtom, undefined);
  };
});

const articlesOf = ({ topics, pagination }: ArticleList): ArticlePage => ({
  topic: topics.currentTopic,
  page: pagination.currentPage,
});

const isSame = (one: ArticlePage, other: ArticlePage) => one.topic === other.topic && one.page === other.page;
