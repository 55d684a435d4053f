import { pageNonce } from './nonce';

const NAME = 'agency.css';
const ID = 'agency-css';

/**
 * Links the style sheet next to the script, as `#agency-css`, unless the page links it; a page's link without an id
 * gets that one.
 */
export function addStyleSheet() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')];
  const own = links.find(({ id, href }) => id === ID || href.includes(`/${NAME}`));
  if (own) {
    own.id ||= ID;
    return;
  }
  const href = new URL(NAME, import.meta.url).href;
  const link = Object.assign(document.createElement('link'), { id: ID, rel: 'stylesheet', nonce: pageNonce(), href });
  link.onerror = () =>
    console.error(`The style sheet did not load from ${href}. Publish ${NAME} there, or link it with id="${ID}".`);
  document.head.append(link);
}
