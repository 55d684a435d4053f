const count = (number: number) => `${number.toLocaleString('en-GB')} ${number === 1 ? 'article' : 'articles'}`;

/** A topic's URL slug in words: 'first-time-buyers' is 'First time buyers'. */
const topic = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Words of the list of articles. */
export const articleWords = {
  topics: 'Topics',
  topic,
  allTopics: 'All topics',
  /** The number of articles, or where the server does not count them, the page. */
  count: (total: number | undefined, page: number, about: string) => {
    const number = total === undefined ? `Page ${page}` : count(total);
    return about ? `${number} on ${topic(about).toLowerCase()}` : number;
  },
  /** A page of the list, in the title of the browser's tab: 'first time buyers, page 2'. */
  title: (about: string, page: number) =>
    [about ? topic(about).toLowerCase() : 'all topics', page > 1 && `page ${page}`].filter(Boolean).join(', '),
  pages: 'Pages of articles',
  unnamed: 'Article',
  loading: 'Loading articles…',
  failed: 'The articles did not load',
  kept: 'Below is what was there before.',
  none: 'Nothing is written on that yet',
  noneHint: 'Try another topic.',
  showAll: 'Show all articles',
  empty: 'No articles are here yet',
  emptyHint: 'Please come back soon.',
} as const;
