import { useAtomValue, useSetAtom } from 'jotai/react';

import { signInWords } from '../../domain/account-words';
import { giveUpSignInAtom, isSignInAskedAtom } from '../../state/session-renewal';
import { Dialog } from '../../ui/dialog';

/** A sign-in dialog for a visitor whose session has ended; closing it cancels the action that needed it. */
export function SignInAgain() {
  const isAsked = useAtomValue(isSignInAskedAtom);
  const giveUp = useSetAtom(giveUpSignInAtom);
  if (!isAsked) return null;
  return (
    <Dialog label={signInWords.again} onClose={giveUp}>
      <agency-sign-in />
    </Dialog>
  );
}
