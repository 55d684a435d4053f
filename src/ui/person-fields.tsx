import { leadFormWords as words } from '../domain/lead-words';
import { FormPart } from './form-part';
import { TelephoneField } from './telephone-field';
import { TextField } from './text-field';

type Person = Readonly<Partial<Record<'firstName' | 'lastName' | 'email' | 'telHome', string>>>;

interface Props {
  /** Details from the account. */
  account: Person;
  /** Details entered earlier. */
  entered: Person;
  /** What the telephone number is for. */
  whyTelephone: string;
  /** Accepts telephone numbers with `+`, brackets and so on, not only digits. */
  acceptWrittenTelephones: boolean;
}

const name = { spellCheck: false, autoCapitalize: 'words' } as const;

/** Fields for the sender's details, prefilled with what is known. */
export function PersonFields({ account, entered, whyTelephone, acceptWrittenTelephones }: Props) {
  // An entered empty string does not count: it may be older than the account's details.
  const known = (field: keyof Person) => entered[field] || account[field];
  return (
    <FormPart heading={words.you}>
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
        hint={`${whyTelephone} ${acceptWrittenTelephones ? words.asWritten : words.digitsOnly}`}
        defaultValue={known('telHome')}
        required
      />
    </FormPart>
  );
}
