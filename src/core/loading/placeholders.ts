import { allIn } from './trees';

const PLACE = '[data-agency]';
const ATTRIBUTE = /^data-(?!on|style$|agency$)([a-z][a-z-]*)$/;

/**
 * Puts the tag into the place of plain markup that names it, `<div data-agency="stamp-duty" data-price="425000">`: some
 * editors take away tags they do not know. A handler or a style, which they take away too, is never made of it.
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
