import { useAtomValue, useSetAtom } from 'jotai/react';
import { createElement } from 'react';

import { toAttribute } from '../../core/attributes';
import { accountWords } from '../../domain/messages';
import { matchRoute } from '../../domain/routes';
import { pageAtom } from '../../state/page';
import { navigateAtom, pathAtom } from '../../state/route';
import { Dialog } from '../../ui/dialog';

/** Opens the tag that belongs to the route of the page in a dialog over it; closing goes to `/`. */
export function Modals() {
  const path = useAtomValue(pathAtom);
  const navigate = useSetAtom(navigateAtom);
  const { agencyName } = useAtomValue(pageAtom);
  const match = matchRoute(path);
  if (!match || isOnPage(match.tag)) return null;
  const attributes = Object.entries(match.params).map(([name, value]) => [toAttribute(name), value]);
  return (
    <Dialog key={match.tag} look="panel" label={accountWords.heading(agencyName)} onClose={() => navigate('/')}>
      {createElement(match.tag, {
        ...Object.fromEntries(attributes),
        'without-heading': '',
        'data-loading': accountWords.loading,
      })}
    </Dialog>
  );
}

/** A page that has the tag written into it shows the route there. */
function isOnPage(tag: string) {
  return [...document.querySelectorAll(tag)].some((element) => !element.closest('dialog'));
}
