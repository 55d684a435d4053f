import { useAtomValue } from 'jotai/react';

import type { SavedSearch } from '../../domain/saved-search';
import { savedSearchWords as words } from '../../domain/saved-search-words';
import { tradeOf } from '../../domain/trades';
import { freshHomesAtom } from '../../state/fresh-homes';
import { StatusLabel } from '../../ui/status-label';

/** Number of new homes in a search since the visitor last looked. */
export function FreshHomes({ saved: { key, search } }: { saved: SavedSearch }) {
  const fresh = useAtomValue(freshHomesAtom).get(key);
  if (!fresh) return null;
  return (
    <p className="agency-searches-new">
      <StatusLabel tone="new">{words.newHomes(fresh, tradeOf(search))}</StatusLabel>{' '}
      <span className="agency-searches-since">{words.sinceLook}</span>
    </p>
  );
}
