import { useSetAtom } from 'jotai/react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';

import type { SavedSearch } from '../../domain/saved-search';
import { longestSearchName } from '../../domain/saved-search-names';
import { savedSearchWords as words } from '../../domain/saved-search-words';
import { renameSavedSearchAtom } from '../../state/saved-search-names';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

interface Props {
  saved: SavedSearch;
  name: string;
  onClose: () => void;
}

/** A form to name a saved search. */
export function Rename({ saved, name, onClose }: Props) {
  const rename = useSetAtom(renameSavedSearchAtom);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename(saved.key, String(new FormData(event.currentTarget).get('searchName')));
    onClose();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise it would close the panel around the list.
    event.stopPropagation();
    onClose();
  };
  return (
    <form ref={form} className="agency-stack agency-searches-rename" noValidate onSubmit={submit}>
      <TextField
        name="searchName"
        label={words.name}
        hint={words.nameHint}
        defaultValue={name}
        maxLength={longestSearchName}
        autoComplete="off"
        onKeyDown={leave}
      />
      <div className="agency-row">
        <Button type="submit" onKeyDown={leave}>
          {words.keepName}
        </Button>
        <Button look="plain" onClick={onClose} onKeyDown={leave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
