import { pageLocation, pathOnSite } from '../../core/path';
import type { MenuItem } from '../../domain/header';

/** Whether an item leads to this very page, or the page belongs to it or to an item below it. */
export function currentMark({ url, items }: MenuItem, section: string | undefined): 'page' | 'true' | undefined {
  if (url && isHere(url)) return 'page';
  const isPart = url !== undefined && url === section;
  return isPart || items.some((item) => currentMark(item, section)) ? 'true' : undefined;
}

/** A link to a part of the page, or to a panel over it, does not lead to the page. */
function isHere(url: string) {
  const { path, query } = pageLocation();
  if (url.includes('#')) return false;
  return url.includes('?') ? url === path + query : pathOnSite(url) === path;
}
