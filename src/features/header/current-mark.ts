import { isThisPage, pageLocation } from '../../core/path';
import type { MenuItem } from '../../domain/header';

/** The `aria-current` of an item: `page` if it links to this page, `true` if it is or contains the current section. */
export function currentMark({ url, items }: MenuItem, section: string | undefined): 'page' | 'true' | undefined {
  if (url && isHere(url)) return 'page';
  const isPart = url !== undefined && url === section;
  return isPart || items.some((item) => currentMark(item, section)) ? 'true' : undefined;
}

/** A link with a hash, to a part of the page or a panel, does not count as a link to the page. */
function isHere(url: string) {
  const { path, query } = pageLocation();
  if (url.includes('#')) return false;
  return url.includes('?') ? url === path + query : isThisPage(url);
}
