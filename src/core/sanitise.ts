import { trust } from './trusted-types';

/** A piece of safe text: words, or one of the few allowed elements. */
export type SafeNode = string | SafeElement;

/** An allowed element, with its allowed attributes. */
export interface SafeElement {
  tag: string;
  /** As React names them. */
  attributes: Readonly<Record<string, string | number>>;
  children: readonly SafeNode[];
}

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target'],
  abbr: ['title'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};
const KEPT = new Set(
  (
    'a abbr b blockquote br caption dd div dl dt em h2 h3 h4 h5 h6 hr i li ol p s small strong sub sup table tbody td ' +
    'tfoot th thead tr u ul'
  ).split(' '),
);
/** Removed with their content, which is not text for visitors; the content of other elements stays. */
const DROPPED = new Set(
  (
    'applet audio base button canvas datalist dialog embed fieldset form frame frameset head iframe input link ' +
    'listing map math meta noembed noframes noscript object optgroup option plaintext progress script select slot ' +
    'style svg template textarea title track video xmp'
  ).split(' '),
);
const LONGEST = 50_000;
const DEEPEST = 24;
const MOST = 5_000;

/**
 * The safe part of an agency's HTML, as data. The browser parses it in a document that neither runs nor fetches
 * anything; only the elements and attributes listed here are kept. `urlOf` returns the address that a link may have, or
 * undefined to keep its words without the link.
 */
export function sanitise(html: string, urlOf: (address: string) => string | undefined): readonly SafeNode[] {
  const source = trust().createHTML(html.slice(0, LONGEST)) as string;
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  let left = MOST;
  return readChildren(body, 0);

  function readChildren(parent: Element, depth: number): readonly SafeNode[] {
    return [...parent.childNodes].flatMap((node) => (left-- > 0 ? readNode(node, depth) : []));
  }

  function readNode(node: Node, depth: number): readonly SafeNode[] {
    if (node instanceof Text) return [node.data];
    // A form's controls may hide any of its properties, so a form is not read.
    if (!(node instanceof HTMLElement) || node instanceof HTMLFormElement) return [];
    const tag = node.localName;
    if (DROPPED.has(tag)) return [];
    const children = depth < DEEPEST ? readChildren(node, depth + 1) : [];
    const attributes = KEPT.has(tag) ? readAttributes(node, tag) : undefined;
    return attributes ? [{ tag, attributes, children }] : children;
  }

  function readAttributes(element: HTMLElement, tag: string): SafeElement['attributes'] | undefined {
    const attributes: Record<string, string | number> = {};
    for (const name of ATTRIBUTES[tag] ?? []) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      if (name === 'href') attributes['href'] = urlOf(value) ?? '';
      else if (name === 'colspan' || name === 'rowspan') Object.assign(attributes, spanOf(name, value));
      else if (name !== 'target' || value === '_blank') attributes[name] = value;
    }
    return tag === 'a' && !attributes['href'] ? undefined : attributes;
  }
}

function spanOf(name: 'colspan' | 'rowspan', value: string) {
  const span = Number(value);
  const known = { colspan: 'colSpan', rowspan: 'rowSpan' } as const;
  return Number.isInteger(span) && span > 1 && span <= 20 ? { [known[name]]: span } : {};
}
