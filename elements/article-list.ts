import { defineElement } from '../src/core/element';
import { ArticleList } from '../src/features/article-list/article-list';

/**
 * The agency's articles by topic, a page of them at a time. The first ones are the page's own, from its page data; on
 * the page of all articles others are fetched without leaving it, elsewhere its links lead there.
 *
 * @example The articles of the page
 * <agency-article-list></agency-article-list>
 * @example With the list that visitors without scripts see
 * <agency-article-list><p><a href="/articles/first-home">Your first home</a></p></agency-article-list>
 */
export default defineElement('agency-article-list', ArticleList, {
  attributes: {
    /**
     * Level of the headings that hold the titles.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
});
