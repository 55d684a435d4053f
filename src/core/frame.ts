import { focusedBeside, isFocusLost } from './focused';
import { hearOnly, type Filter } from './heard-events';
import { markAsEnglish } from './language';

const SLOT = 'agency';
const STYLE_SHEET = 'agency-css';
/** What no fallback has: the rest of a page, inside a tag without a closing tag. */
const REST_OF_PAGE =
  'main, footer:not(:is(article, section, aside, nav, blockquote, figure, li) *), agency-header, agency-cookie-consent';

/** Of a fallback, what may be the rest of a page too: its forms may have fields of ours. */
const OUTSIDE_FORMS = ':not([slot=agency] *, :scope form *)';

/** Where React draws inside an element: a light-DOM container next to the children the page author wrote. */
export interface Frame {
  container: HTMLElement;
  showFallback(shown: boolean): void;
  close(): void;
}

/**
 * Opens the frame of an element. A slot decides what is visible, so the author's own children are hidden
 * without being touched: their listeners, their framework and their text stay as they were.
 */
export function openFrame(host: HTMLElement, filter: Filter, keepsContent = false): Frame {
  // Before there is a shadow root, which takes the focus away from it.
  let focused = focusedLink(host);
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const content = Object.assign(document.createElement('slot'), { name: SLOT });
  const fallback = document.createElement('slot');
  const container = Object.assign(document.createElement('div'), { slot: SLOT });
  // A theme may have a rule for every div.
  container.style.setProperty('display', 'contents', 'important');
  markAsEnglish(container);
  forgive(container);
  if (filter) hearOnly(container, filter);

  // A cloned element arrives with a copy of the original's drawing.
  [...host.children].filter(({ slot }) => slot === SLOT).forEach((copy) => copy.remove());
  host.append(container);
  shadow.replaceChildren(...(keepsContent ? [fallback, content] : [content, fallback]));

  // The page emptied the element: put the drawing back.
  const restore = () => container.parentNode || host.append(container);
  content.addEventListener('slotchange', restore);

  const askAgain = () => isUnclosed(host) && shadow.append(fallback);

  return {
    container,
    showFallback(shown) {
      if (keepsContent) return;
      if (shown || isUnclosed(host)) return shadow.append(fallback);
      fallback.remove();
      if (focused && (isFocusLost() || focusedBeside(host) === focused))
        sameLink(container, focused)?.focus({ preventScroll: true });
      focused = undefined;
      // An element that is drawn while the page is parsed does not have its content yet.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', askAgain, { once: true });
    },
    close() {
      document.removeEventListener('DOMContentLoaded', askAgain);
      content.removeEventListener('slotchange', restore);
      shadow.replaceChildren(fallback);
      container.remove();
    },
  };
}

/** The link of the fallback that has the focus. */
function focusedLink(host: HTMLElement) {
  const link = focusedBeside(host);
  return link instanceof HTMLAnchorElement && host.contains(link) ? link : undefined;
}

/** The link in what was drawn that leads where the fallback's does: a visitor who was on that one is not lost. */
const sameLink = (container: HTMLElement, { href }: HTMLAnchorElement) =>
  [...container.querySelectorAll('a')].find((link) => link.href === href && link.tabIndex >= 0);

function isUnclosed(host: HTMLElement) {
  // Nothing but our own drawing, as in most of a thousand cards.
  if (host.childElementCount === 1) return false;
  const swallowed = host.querySelector(REST_OF_PAGE) ?? [...host.querySelectorAll(OUTSIDE_FORMS)].find(isNeighbour);
  if (!swallowed) return false;
  const tag = host.localName;
  console.error(`<${tag}> has <${swallowed.localName}> inside it: write </${tag}> where it ends.`);
  return true;
}

/** Cards may be the fallback of a list of homes; other elements of ours stand beside each other. */
const isNeighbour = ({ localName }: Element) => localName.startsWith('agency-') && localName !== 'agency-property-card';

/** Lets React remove what it drew without an error, even if a page script or a translator has removed it already. */
function forgive(container: HTMLElement) {
  container.removeChild = (child) => {
    if (child.parentNode === container) Node.prototype.removeChild.call(container, child);
    return child;
  };
}

/** Links our style sheet inside another library's shadow root, which the page's own link does not reach into. */
export function bringStyles(host: HTMLElement) {
  const root = host.getRootNode();
  if (!(root instanceof ShadowRoot) || root.getElementById(STYLE_SHEET)) return;
  const link = document.getElementById(STYLE_SHEET);
  if (link) root.append(link.cloneNode());
}
