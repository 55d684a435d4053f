import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';

import type { AlertFrequency, SavedSearch } from '../../domain/saved-search';
import { alertWords, saveSearchWords as words } from '../../domain/saved-search-words';
import { setAlertFrequencyAtom } from '../../state/alert-frequency';
import { isSignedInAtom, isUserKnownAtom } from '../../state/user';
import { AlertField } from '../../ui/alert-field';
import { Link } from '../../ui/link';
import { Live } from '../../ui/live';

interface Props {
  /** Undefined until the search is saved. */
  saved: SavedSearch | undefined;
  name: string;
}

/** The email alerts of a saved search: how often, or when signed out, where it is stored and how to get alerts. */
export function Emails({ saved, name }: Props) {
  const isKnown = useAtomValue(isUserKnownAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const setFrequency = useSetAtom(setAlertFrequencyAtom);
  const [said, setSaid] = useState('');
  const choose = async (key: string, frequency: AlertFrequency) => {
    setSaid('');
    if (await setFrequency(key, frequency)) setSaid(alertWords.kept(frequency));
  };
  const isOnDevice = saved && isKnown && !isSignedIn;
  return (
    <>
      {saved?.searchId && isSignedIn && (
        <AlertField
          of={name}
          frequency={saved.alertFrequency}
          onChange={(frequency) => void choose(saved.key, frequency)}
        />
      )}
      <div role="status" className="agency-save-search-note">
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
      <Live>{said}</Live>
    </>
  );
}
