import { createElement, Fragment, useMemo, type ReactNode } from 'react';

import { sanitise, type SafeNode } from '../core/sanitise';
import { safeUrl } from '../domain/safe-url';
import { Link } from './link';

interface Props {
  /** HTML from the agency, not yet sanitised. */
  html: string;
  /** For use within a line or a label: block elements are reduced to their inline content. */
  inline?: boolean;
  /** Links open in a new tab. */
  newTabs?: boolean;
}

const INLINE = new Set(['a', 'abbr', 'b', 'br', 'em', 'i', 's', 'small', 'strong', 'sub', 'sup', 'u']);

/** HTML the agency wrote in its own system, sanitised: text, lists, tables and safe links only. */
export function AgencyText({ html, inline = false, newTabs = false }: Props) {
  // Once per text: forms draw theirs again at every keystroke.
  const nodes = useMemo(() => sanitise(html, linkTo), [html]);
  const drawn = nodes.map((node, index) => draw(node, index, { inline, newTabs }));
  return inline ? drawn : <div className="agency-written">{drawn}</div>;
}

function linkTo(address: string) {
  const url = safeUrl(address);
  return url === '#' ? undefined : url;
}

function draw(node: SafeNode, key: number, look: Required<Omit<Props, 'html'>>): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const inner = children.map((child, index) => draw(child, index, look));
  if (look.inline && !INLINE.has(tag)) return <Fragment key={key}> {inner} </Fragment>;
  if (tag === 'a') {
    const { href, target } = attributes;
    return (
      <Link key={key} href={String(href)} rel="noopener noreferrer" newTab={look.newTabs || target === '_blank'}>
        {inner}
      </Link>
    );
  }
  // A class on each element shields it from the page's theme.
  return createElement(tag, { ...attributes, key, className: `agency-written-${tag}` }, ...inner);
}
