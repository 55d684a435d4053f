import { defineElement } from '../src/core/element';
import { ArticleList } from '../src/features/article-list/article-list';

/**
 * The agency's articles by topic, one page of them at a time. The first page comes from the page data. On the page of
 * all articles the element fetches the others in place; elsewhere its links lead to that page. Its content is the
 * fallback for visitors without JavaScript.
 *
 * @example The articles in the page data
 * <agency-article-list></agency-article-list>
 * @example With a fallback list for visitors without JavaScript
 * <agency-article-list><p><a href="/articles/first-home">Your first home</a></p></agency-article-list>
 */
export default defineElement('agency-article-list', ArticleList, {
  attributes: {
    /**
     * Level of the headings with the titles.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
});
