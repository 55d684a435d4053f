import { useAtomValue, useSetAtom } from 'jotai/react';

import type { SavedSearch } from '../../domain/saved-search';
import { alertWords, saveSearchWords as words } from '../../domain/save-search-words';
import { setAlertFrequencyAtom } from '../../state/alert-frequency';
import { missingFromAccountAtom } from '../../state/saved-searches';
import { isSignedInAtom, isUserKnownAtom } from '../../state/user';
import { AlertField } from '../../ui/alert-field';
import { Link } from '../../ui/link';

interface Props {
  /** Undefined until the search is saved. */
  saved: SavedSearch | undefined;
  name: string;
  /** Its button was pressed here: others on the page say nothing. */
  isPressed: boolean;
}

/** The email alerts of a saved search: how often, or why there are none and how to get them. */
export function Emails({ saved, name, isPressed }: Props) {
  const isKnown = useAtomValue(isUserKnownAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const setFrequency = useSetAtom(setAlertFrequencyAtom);
  const isMissing = useAtomValue(missingFromAccountAtom).has(saved?.key ?? '');
  const isOnDevice = saved && isKnown && !isSignedIn;
  return (
    <>
      {saved?.searchId && isSignedIn && (
        <AlertField
          of={name}
          frequency={saved.alertFrequency}
          onChange={(frequency) => setFrequency(saved.key, frequency)}
        />
      )}
      <div role="status" aria-live={isPressed ? undefined : 'off'} className="agency-save-search-note">
        {isMissing && isSignedIn && <p className="agency-small agency-muted">{alertWords.notInAccount}</p>}
        {isOnDevice && (
          <p className="agency-small agency-muted">
            {words.onThisDevice}
            <Link href="#/user/sign-in">{words.signIn}</Link>
            {words.or}
            <Link href="#/user/register">{words.register}</Link>
            {words.toBeEmailed}
          </p>
        )}
      </div>
    </>
  );
}
