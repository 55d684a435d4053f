import { allIn } from './trees';

const PLACE = '[data-agency]';
const ATTRIBUTE = /^data-(?!on|agency$)([a-z][a-z-]*)$/;

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
      // As it is: markup may hold names that scripts cannot set, such as `@click` or the quote of a slip of the pen.
      element.setAttributeNode(attribute.cloneNode() as Attr);
      const [, name] = ATTRIBUTE.exec(attribute.name) ?? [];
      // Ours have no name that every element has, such as `title` or `style`.
      if (name && !(name in HTMLElement.prototype)) element.setAttribute(name, attribute.value);
    }
    element.removeAttribute('data-agency');
    element.append(...place.childNodes);
    place.replaceWith(element);
  }
}
