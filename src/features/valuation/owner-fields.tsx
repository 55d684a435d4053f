import { useAtomValue } from 'jotai/react';

import { valuationFormWords as words } from '../../domain/valuation-words';
import { settingsAtom } from '../../state/page';
import { userAtom } from '../../state/user';
import { valuationDraftAtom } from '../../state/valuation';
import { PersonFields } from '../../ui/person-fields';

/** The owner; what an account already tells is filled in. */
export function OwnerFields() {
  const { fields } = useAtomValue(valuationDraftAtom);
  const user = useAtomValue(userAtom);
  const { acceptWrittenTelephones } = useAtomValue(settingsAtom);
  // What has been typed is in the draft: once the account is known, the rest is filled in from it.
  return (
    <PersonFields
      key={user.userId}
      account={user}
      entered={fields}
      whyTelephone={words.whyTelephone}
      acceptWrittenTelephones={acceptWrittenTelephones}
    />
  );
}
