import { useAtomValue } from 'jotai/react';

import type { SavedSearch } from '../../domain/saved-search';
import { savedSearchWords as words } from '../../domain/saved-search-words';
import { tradeOf } from '../../domain/trades';
import { newHomesAtom } from '../../state/new-homes';
import { StatusLabel } from '../../ui/status-label';

/** How many homes of a search came in since the visitor last looked. */
export function NewHomes({ saved: { key, search } }: { saved: SavedSearch }) {
  const fresh = useAtomValue(newHomesAtom).get(key);
  if (!fresh) return null;
  return (
    <p className="agency-searches-new">
      <StatusLabel tone="new">{words.newHomes(fresh, tradeOf(search))}</StatusLabel>{' '}
      <span className="agency-searches-since">{words.sinceLook}</span>
    </p>
  );
}
