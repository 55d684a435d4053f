import { counted } from './counted';

/** A topic's URL slug in words: 'first-time-buyers' is 'First time buyers'. */
const topic = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Words of the list of articles. */
export const articleWords = {
  topics: 'Topics',
  topic,
  allTopics: 'All topics',
  /** The number of articles and the page, or where the server does not count them, the page alone. */
  count: (total: number | undefined, [page, pages]: readonly [number, number], about: string) => {
    const on = about && ` on ${topic(about).toLowerCase()}`;
    if (total === undefined) return `Page ${page}${on}`;
    return `${counted(total, ['article', 'articles'])}${on}${pages > 1 ? `, page ${page} of ${pages}` : ''}`;
  },
  /** A page of the list, in the title of the browser's tab: 'first time buyers, page 2'. */
  title: (about: string, page: number) =>
    [about ? topic(about).toLowerCase() : 'all topics', page > 1 && `page ${page}`].filter(Boolean).join(', '),
  pages: 'Pages of articles',
  unnamed: 'Article',
  loading: 'Loading articles…',
  failed: 'The articles did not load',
  kept: 'The previous articles are shown below.',
  none: 'There are no articles on that topic yet',
  noneHint: 'Try another topic.',
  showAll: 'Show all articles',
  empty: 'There are no articles yet',
  emptyHint: 'Please check back soon.',
} as const;
