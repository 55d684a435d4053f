import { useAtomValue } from 'jotai/react';

import { valuationFormWords as words } from '../../domain/valuation-words';
import { userAtom } from '../../state/user';
import { valuationDraftAtom } from '../../state/valuation';
import { TelephoneField } from '../../ui/telephone-field';
import { TextField } from '../../ui/text-field';

const name = { spellCheck: false, autoCapitalize: 'words' } as const;

/** Who asks; what an account already tells is filled in. */
export function PersonFields() {
  const { fields } = useAtomValue(valuationDraftAtom);
  const user = useAtomValue(userAtom);
  const known = (field: 'firstName' | 'lastName' | 'email' | 'telHome') => fields[field] ?? user[field];
  return (
    <fieldset className="agency-valuation-part">
      <legend className="agency-valuation-legend agency-heading-4">{words.you}</legend>
      <div className="agency-fields">
        <TextField
          name="firstName"
          label={words.firstName}
          {...name}
          autoComplete="given-name"
          defaultValue={known('firstName')}
          required
        />
        <TextField
          name="lastName"
          label={words.lastName}
          {...name}
          autoComplete="family-name"
          defaultValue={known('lastName')}
          required
        />
      </div>
      <TextField name="email" label={words.email} type="email" defaultValue={known('email')} required />
      <TelephoneField
        name="telHome"
        label={words.telephone}
        hint={words.telephoneHint}
        defaultValue={known('telHome')}
        required
      />
    </fieldset>
  );
}
