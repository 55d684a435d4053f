import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';

import { useElementState } from '../../core/element-state';
import { accountWords } from '../../domain/prescribed-words';
import { signOutAtom } from '../../state/session';
import { isSignedInAtom } from '../../state/user';
import { Button } from '../../ui/button';

/** A button that signs the visitor out. */
export function SignOut() {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const signOut = useSetAtom(signOutAtom);
  const [isSending, setSending] = useState(false);
  useElementState(isSignedIn ? 'ready' : 'empty');
  if (!isSignedIn) return null;

  const press = async () => {
    setSending(true);
    await signOut().finally(() => setSending(false));
  };
  return (
    <Button busy={isSending} busyLabel={accountWords.signingOut} onClick={press}>
      {accountWords.signOut}
    </Button>
  );
}
