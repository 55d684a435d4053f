import { useState } from 'react';

import { leadFormWords as words } from '../domain/lead-words';
import { telephoneInDigits } from '../domain/telephone';
import { FormPart } from './form-part';
import { TelephoneField } from './telephone-field';
import { asName, TextField } from './text-field';

type Person = Readonly<Partial<Record<'firstName' | 'lastName' | 'email' | 'telHome', string>>>;

interface Props {
  /** Details from the account; signed out, or not yet known, when its id is null. */
  account: Person & { readonly userId: string | null };
  /** Details entered earlier. */
  entered: Person;
  /** What the telephone number is for. */
  whyTelephone: string;
  /** Accepts telephone numbers with `+`, brackets and so on, not only digits. */
  acceptWrittenTelephones: boolean;
}

/**
 * Fields for the sender's details, prefilled with what is known. They start again for another person, but not when the
 * account becomes known: that would take the focus, and a phone's keyboard, from the field in use.
 */
export function PersonFields(props: Props) {
  const { userId } = props.account;
  const [person, setPerson] = useState({ userId, turn: 0 });
  if (person.userId !== userId) setPerson({ userId, turn: person.userId ? person.turn + 1 : person.turn });
  return <Fields key={person.turn} {...props} />;
}

/** A box shows its default value, and so what becomes known about the account, until the visitor types in it. */
function Fields({ account, entered, whyTelephone, acceptWrittenTelephones }: Props) {
  // An entered empty string does not count: it may be older than the account's details.
  const known = (field: keyof Person) => entered[field] || account[field];
  // An account may have it in a spelling that this form refuses.
  const telephone =
    acceptWrittenTelephones || entered.telHome ? known('telHome') : telephoneInDigits(account.telHome ?? '');
  return (
    <FormPart heading={words.you}>
      <div className="agency-fields">
        <TextField
          name="firstName"
          label={words.firstName}
          {...asName}
          autoComplete="given-name"
          defaultValue={known('firstName')}
          required
        />
        <TextField
          name="lastName"
          label={words.lastName}
          {...asName}
          autoComplete="family-name"
          defaultValue={known('lastName')}
          required
        />
      </div>
      <TextField name="email" label={words.email} type="email" defaultValue={known('email')} required />
      <TelephoneField
        name="telHome"
        label={words.telephone}
        hint={`${whyTelephone} ${acceptWrittenTelephones ? words.asWritten : words.digitsOnly}`}
        defaultValue={telephone}
        required
      />
    </FormPart>
  );
}
