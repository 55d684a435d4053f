import { allIn } from './trees';

const PLACE = '[data-agency]';
const ATTRIBUTE = /^data-(?!on|style$|agency$)([a-z][a-z-]*)$/;

/**
 * Replaces plain markup that names a tag, `<div data-agency="stamp-duty" data-price="425000">`, with the tag: some
 * editors remove tags they do not know. Never sets a handler or a style, which they remove too.
 */
export function fillPlaceholders(tree: ParentNode, isKnown: (tag: string) => boolean) {
  for (const place of allIn(tree, PLACE)) {
    const tag = place.dataset['agency']!.trim()
      .toLowerCase()
      .replace(/^(agency-)?/, 'agency-');
    if (!isKnown(tag)) continue;
    const element = document.createElement(tag);
    for (const attribute of place.attributes) {
      const [, name] = ATTRIBUTE.exec(attribute.name) ?? [];
      if (name) element.setAttribute(name, attribute.value);
      // As it is: markup may hold names that scripts cannot set, such as `@click` or the quote of a slip of the pen.
      else element.setAttributeNode(attribute.cloneNode() as Attr);
    }
    element.removeAttribute('data-agency');
    element.append(...place.childNodes);
    place.replaceWith(element);
  }
}
