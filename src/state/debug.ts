import { reportSilentTags, reportStoppedEvents } from '../core/debug';
import { readPage } from '../core/page-data';
import { unreadNames } from '../domain/known-keys';

/**
 * Logs to the console what an author of the page may have got wrong: tags that show nothing, attributes and page data
 * that nothing reads and, from now on, page listeners that stop events from reaching our elements.
 */
export function debugPage() {
  reportSilentTags();
  for (const sentence of unreadNames(readPage([]))) console.warn(`The page data ${sentence}`);
  reportStoppedEvents();
}
