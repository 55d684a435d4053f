import { useAtomValue } from 'jotai/react';

import { valuationFormWords as words } from '../../domain/valuation-words';
import { settingsAtom } from '../../state/page';
import { userAtom } from '../../state/user';
import { valuationDraftAtom } from '../../state/valuation';
import { PersonFields } from '../../ui/person-fields';

/** The owner's details, prefilled from the account. */
export function OwnerFields() {
  const { fields } = useAtomValue(valuationDraftAtom);
  const user = useAtomValue(userAtom);
  const { acceptWrittenTelephones } = useAtomValue(settingsAtom);
  // The draft has what was typed; once the account is known, the rest is filled in from it.
  return (
    <PersonFields
      account={user}
      entered={fields}
      whyTelephone={words.whyTelephone}
      acceptWrittenTelephones={acceptWrittenTelephones}
    />
  );
}
