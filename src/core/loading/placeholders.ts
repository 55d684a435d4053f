import { allIn } from './trees';

const PLACE = '[data-agency]';
const ATTRIBUTE = /^data-(?!on|style$|agency$)([a-z][a-z-]*)$/;

/**
 * Replaces plain markup that names a tag, `<div data-agency="stamp-duty" data-price="425000">`, with the tag: some
 * editors remove tags they do not know. Never sets a handler or a style, which they remove too.
 */
export function fillPlaceholders(tree: ParentNode, isKnown: (tag: string) => boolean) {
  for (const place of allIn(tree, PLACE)) {
    const tag = place.dataset['agency']!.replace(/^(agency-)?/, 'agency-');
    if (!isKnown(tag)) continue;
    const element = document.createElement(tag);
    for (const { name, value } of place.attributes) {
      element.setAttribute(ATTRIBUTE.exec(name)?.[1] ?? name, value);
    }
    element.removeAttribute('data-agency');
    element.append(...place.childNodes);
    place.replaceWith(element);
  }
}
