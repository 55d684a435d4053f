import { useAtomValue, useSetAtom } from 'jotai/react';
import { createElement, useEffect } from 'react';

import { toAttribute } from '../../core/attributes';
import { currentHash } from '../../core/path';
import { cardWords } from '../../domain/property-words';
import { matchRoute } from '../../domain/routes';
import { pageAtom } from '../../state/page';
import { navigateAtom, openNameAtom, pathAtom } from '../../state/route';
import { Dialog } from '../../ui/dialog';

/** Opens the tag for the page's route in a dialog, unless the page shows it itself; closing goes to `/`. */
export function Modals() {
  const path = useAtomValue(pathAtom);
  const navigate = useSetAtom(navigateAtom);
  const ownName = useAtomValue(openNameAtom);
  const { agencyName, property, settings } = useAtomValue(pageAtom);
  const match = matchRoute(path);
  const onPage = match?.inPlace ? shownOnPage(match.tag) : undefined;
  useEffect(() => {
    if (!onPage) return;
    lead();
    // A link to the route that the page is at already changes nothing.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === currentHash()) lead();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);

    function lead() {
      if (isOutOfSight(onPage!)) onPage!.scrollIntoView();
    }
  }, [path, onPage]);
  if (!match || onPage) return null;
  const { tag, heading, look, attributes, params } = match;
  const parts = Object.entries(params).map(([name, value]) => [toAttribute(name), value]);
  const names = { agencyName, address: property?.displayAddress || cardWords.unnamed, settings };
  return (
    <Dialog key={tag} look={look} label={ownName ?? heading?.(names) ?? agencyName} onClose={() => navigate('/')}>
      {createElement(tag, { ...Object.fromEntries(parts), ...attributes })}
    </Dialog>
  );
}

/** The tag in the page itself, but for one in a closed tab or in a section that is hidden on phones. */
function shownOnPage(tag: string) {
  return [...document.querySelectorAll(tag)].find((element) => !element.closest('dialog') && isShown(element));
}

/** With `display: contents` only its parts have boxes. */
const isShown = (element: Element) =>
  [element, ...element.querySelectorAll('*')].some((part) => part.getClientRects().length > 0);

function isOutOfSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}
