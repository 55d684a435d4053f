import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { describeSearch } from '../../domain/describe-search';
import { alertWords } from '../../domain/save-search-words';
import { savedSearchQuery, type SavedSearch as Saved } from '../../domain/saved-search';
import { savedSearchWords as words } from '../../domain/saved-search-words';
import { setAlertFrequencyAtom } from '../../state/alert-frequency';
import {
  missingFromAccountAtom,
  synchroniseSavedSearchesAtom,
  removeSavedSearchAtom,
} from '../../state/saved-searches';
import { isSignedInAtom } from '../../state/user';
import { AlertField } from '../../ui/alert-field';
import { Button } from '../../ui/button';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';
import { bin, pencil } from '../../ui/icons/actions';
import { Link } from '../../ui/link';
import { Live } from '../../ui/live';
import { Note } from '../../ui/note';
import { levelBelow, type HeadingLevel } from '../../ui/view-heading';
import { FreshHomes } from './fresh-homes';
import { Rename } from './rename';

interface Props {
  saved: Saved;
  /** The visitor's name for it; empty if none. */
  name: string;
  headingLevel: HeadingLevel;
  /** Its list item. */
  place: RefObject<HTMLElement | null>;
}

/** A saved search: its description as a link that runs it, and its actions. */
export function SavedSearch({ saved, name, headingLevel, place }: Props) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isMissing = useAtomValue(missingFromAccountAtom).has(saved.key);
  const remove = useSetAtom(removeSavedSearchAtom);
  const setFrequency = useSetAtom(setAlertFrequencyAtom);
  const [isRenaming, setRenaming] = useState(false);
  const [wasTried, setTried] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfterRender();
  const sentence = describeSearch(saved.search);
  const title = name || sentence;
  const Heading = `h${levelBelow[headingLevel]}` as const;

  const stopRenaming = () => {
    setRenaming(false);
    focusAfter(() => renameButton.current);
  };
  return (
    <article className="agency-stack agency-stack-tight">
      <div className="agency-searches-head">
        <Heading className="agency-searches-title">
          <Link href={`/search?${savedSearchQuery(saved)}`}>{title}</Link>
        </Heading>
        <FreshHomes saved={saved} />
      </div>
      {name && <p className="agency-muted agency-searches-words">{sentence}</p>}
      {isSignedIn && isMissing && !saved.searchId && (
        <NotInAccount title={title} place={place} onTry={() => setTried(true)} />
      )}
      {isSignedIn && <Live>{wasTried && saved.searchId && words.inAccount}</Live>}
      <div className="agency-searches-line">
        {isSignedIn && saved.searchId && (
          <AlertField
            of={title}
            frequency={saved.alertFrequency}
            onChange={(frequency) => setFrequency(saved.key, frequency)}
          />
        )}
        {!isRenaming && (
          <div className="agency-searches-tools">
            <Button
              ref={renameButton}
              look="plain"
              icon={pencil}
              aria-label={words.renameThis(title)}
              onClick={() => setRenaming(true)}
            >
              {words.rename}
            </Button>
            <Button look="plain" icon={bin} aria-label={words.removeThis(title)} onClick={() => void remove(saved)}>
              {words.remove}
            </Button>
          </div>
        )}
      </div>
      {isRenaming && <Rename saved={saved} name={name} onClose={stopRenaming} />}
    </article>
  );
}

function NotInAccount({ title, place, onTry }: { title: string; place: Props['place']; onTry: () => void }) {
  const tryAgain = useSetAtom(synchroniseSavedSearchesAtom);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const [own, whole] = [button.current, place.current];
    return () => {
      if (document.activeElement === own) whole?.focus();
    };
  }, [place]);
  return (
    <Note>
      {alertWords.notInAccount}{' '}
      <button
        ref={button}
        type="button"
        className="agency-link"
        aria-label={words.tryThisAgain(title)}
        onClick={() => {
          onTry();
          void tryAgain();
        }}
      >
        {words.tryAgain}
      </button>
    </Note>
  );
}
