import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useElementState } from '../../core/element-state';
import { describeSearch } from '../../domain/describe-search';
import { withFilters } from '../../domain/search';
import { formatSearchAddress } from '../../domain/search-address';
import type { SearchHistory as Searches } from '../../domain/search-history';
import { searchToSave } from '../../domain/search-to-save';
import { searchHistoryWords as words } from '../../domain/search-words';
import { clearSearchHistoryAtom, restoreSearchHistoryAtom, searchHistoryAtom } from '../../state/search-history';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { bin, undo } from '../../ui/icons/actions';
import { clock } from '../../ui/icons/search';
import { Link } from '../../ui/link';
import { Live } from '../../ui/live';

interface Props {
  limit?: number;
}

/** The latest searches in this browser, each linked to its results. */
export function SearchHistory({ limit = Infinity }: Props) {
  const searches = useAtomValue(searchHistoryAtom);
  const clear = useSetAtom(clearSearchHistoryAtom);
  const restore = useSetAtom(restoreSearchHistoryAtom);
  const [forgotten, setForgotten] = useState<Searches>();
  const list = useRef<HTMLUListElement>(null);
  const isBack = useRef(false);
  const shown = searches.slice(0, limit).map((search) => searchToSave(withFilters(search, {})));
  useElementState(shown.length > 0 || forgotten ? 'ready' : 'empty');

  useEffect(() => {
    if (isBack.current) list.current?.querySelector('a')?.focus();
    isBack.current = false;
  }, [searches]);

  const isCleared = forgotten !== undefined && searches.length === 0;
  if (shown.length === 0 && !isCleared) return null;
  return (
    <div className="agency-history agency-no-print">
      <Live>{isCleared && words.cleared}</Live>
      {isCleared ? (
        <Cleared
          onUndo={() => {
            isBack.current = true;
            setForgotten(undefined);
            restore(forgotten);
          }}
        />
      ) : (
        <>
          <ul className="agency-history-list" role="list" ref={list}>
            {shown.map((search, index) => (
              <li key={index} className="agency-history-item">
                <Icon path={clock} />
                <Link href={formatSearchAddress(search)}>{describeSearch(search)}</Link>
              </li>
            ))}
          </ul>
          <Button look="plain" icon={bin} onClick={() => setForgotten(clear())}>
            {words.clearAll}
          </Button>
        </>
      )}
    </div>
  );
}

/** Replaces the list once it is cleared, and takes the focus from the removed button. */
function Cleared({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <p className="agency-row">
      {words.cleared}
      <Button ref={button} icon={undo} onClick={onUndo}>
        {words.undo}
      </Button>
    </p>
  );
}
