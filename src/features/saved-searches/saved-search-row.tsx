import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef, type RefObject } from 'react';

import { describeSearch } from '../../domain/describe-search';
import { savedWords } from '../../domain/prescribed-words';
import type { SavedSearch as Saved } from '../../domain/saved-search';
import { savedSearchWords as words } from '../../domain/saved-search-words';
import { savedSearchNamesAtom } from '../../state/saved-search-names';
import { restoreSavedSearchAtom, type SavedSearchRow as Row } from '../../state/saved-searches';
import { Button } from '../../ui/button';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on';
import { useStandInFocus } from '../../ui/focus/use-stand-in-focus';
import { undo } from '../../ui/icons/actions';
import type { HeadingLevel } from '../../ui/view-heading';
import { SavedSearch } from './saved-search';

interface Props {
  row: Row;
  /** Level of the heading above the list. */
  headingLevel: HeadingLevel;
  /** Takes the focus when the row goes with it. */
  onGone: () => void;
}

/** One list item: a saved search, or an undo button for a removed one. */
export function SavedSearchRow({ row: { saved, isSaved }, headingLevel, onGone }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const names = useAtomValue(savedSearchNamesAtom);
  const name = names.get(saved.key) ?? '';
  useFocusHandedOn(place, onGone);
  return (
    <li ref={place} className="agency-searches-item" tabIndex={-1}>
      {isSaved ? (
        <SavedSearch saved={saved} name={name} headingLevel={headingLevel} place={place} />
      ) : (
        <Removed saved={saved} name={name || describeSearch(saved.search)} place={place} />
      )}
    </li>
  );
}

interface RemovedProps {
  saved: Saved;
  name: string;
  place: RefObject<HTMLLIElement | null>;
}

/** Placeholder for a search just removed. */
function Removed({ saved, name, place }: RemovedProps) {
  const restore = useSetAtom(restoreSavedSearchAtom);
  const button = useStandInFocus(place);
  return (
    <div className="agency-searches-gap agency-no-print">
      <p className="agency-searches-gap-words">{words.removed(name)}</p>
      <Button ref={button} icon={undo} aria-label={words.undoThis(name)} onClick={() => void restore(saved)}>
        {savedWords.undo}
      </Button>
    </div>
  );
}
