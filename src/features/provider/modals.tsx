import { useAtomValue } from 'jotai/react';
import { createElement } from 'react';

import { toAttribute } from '../../core/attributes';
import { navigate } from '../../core/path';
import { cardWords } from '../../domain/property-words';
import { matchRoute } from '../../domain/routes';
import { pageAtom } from '../../state/page';
import { openNameAtom, pathAtom } from '../../state/route';
import { Dialog } from '../../ui/dialog';
import { useTagOnPage } from './use-tag-on-page';

/** Opens the tag for the page's route in a dialog, unless the page shows it itself; closing goes to `/`. */
export function Modals() {
  const path = useAtomValue(pathAtom);
  const ownName = useAtomValue(openNameAtom);
  const { agencyName, property, settings } = useAtomValue(pageAtom);
  const match = matchRoute(path);
  const isOnPage = useTagOnPage(match?.inPlace && match.tag, path);
  if (!match || isOnPage) return null;
  const { tag, heading, look, attributes, params } = match;
  const parts = Object.entries(params).map(([name, value]) => [toAttribute(name), value]);
  const names = { agencyName, address: property?.displayAddress || cardWords.unnamed, settings };
  const label = ownName ?? (typeof heading === 'function' ? heading(names) : heading) ?? agencyName;
  return (
    <Dialog key={tag} look={look} label={label} onClose={() => navigate('/')}>
      {createElement(tag, { ...Object.fromEntries(parts), ...attributes })}
    </Dialog>
  );
}
