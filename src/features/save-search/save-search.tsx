import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';

import { useUniqueId } from '../../core/use-unique-id';
import { describeSearch } from '../../domain/describe-search';
import { savedSearchKey, savedSearchQuery } from '../../domain/saved-search';
import { saveSearchWords as words } from '../../domain/save-search-words';
import { startSearch } from '../../domain/search-address';
import { searchToSave } from '../../domain/search-to-save';
import { pageAtom } from '../../state/page';
import { savedSearchesAtom, toggleSavedSearchAtom } from '../../state/saved-searches';
import { searchAtom } from '../../state/search';
import { isSignedInAtom } from '../../state/user';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { bell } from '../../ui/icons/visitor';
import { Live } from '../../ui/live';
import { Emails } from './emails';

interface Props {
  search?: string;
  look?: 'button' | 'icon';
  onSaveChange?: (change: { query: string; saved: boolean }) => boolean;
}

/** The button that saves a search and, once saved, its email alerts. */
export function SaveSearch({ search: query, look = 'button', onSaveChange }: Props) {
  const onPage = useAtomValue(searchAtom);
  const { defaultSearchStatus: defaultStatus } = useAtomValue(pageAtom).preferences;
  const search = query === undefined ? searchToSave(onPage) : startSearch({ path: '', query, defaultStatus });
  const key = savedSearchKey(search);
  const saved = useAtomValue(savedSearchesAtom).find((each) => each.key === key);
  const toggle = useSetAtom(toggleSavedSearchAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const [pressed, setPressed] = useState('');
  const id = useUniqueId();

  const press = () => {
    const change = { query: savedSearchQuery({ search }), saved: !saved };
    if (onSaveChange?.(change) !== false) {
      setPressed(saved ? '' : key);
      void toggle(search);
    }
  };
  const label = saved ? words.saved : words.save;
  return (
    <div className="agency-save-search agency-no-print">
      {/* Its words say whether the search is saved; `aria-pressed` would say it twice. */}
      <Button
        className={classes(look === 'icon' && 'agency-button-round', saved && 'agency-save-search-on')}
        icon={bell}
        aria-describedby={id}
        aria-label={look === 'icon' ? label : undefined}
        onClick={press}
      >
        {look === 'button' && label}
      </Button>
      {/* Described by it all the same; shown, it would be read again after the button. */}
      <span id={id} className="agency-visually-hidden" hidden>
        {describeSearch(search)}
      </span>
      {/* Signed out, the note below says more. */}
      <Live>{isSignedIn && saved && pressed === key && words.saved}</Live>
      <Emails saved={saved} name={describeSearch(search)} isPressed={pressed === key} />
    </div>
  );
}
