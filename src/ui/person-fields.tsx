import { leadFormWords as words } from '../domain/lead-words';
import { FormPart } from './form-part';
import { TelephoneField } from './telephone-field';
import { TextField } from './text-field';

type Person = Readonly<Partial<Record<'firstName' | 'lastName' | 'email' | 'telHome', string>>>;

interface Props {
  /** What the account tells. */
  account: Person;
  /** What was entered before. */
  entered: Person;
  /** What the telephone number is for. */
  whyTelephone: string;
  /** It may be written as people do. */
  acceptWrittenTelephones: boolean;
}

const name = { spellCheck: false, autoCapitalize: 'words' } as const;

/** Who writes to the agency; what is known already is filled in. */
export function PersonFields({ account, entered, whyTelephone, acceptWrittenTelephones }: Props) {
  // A field that was left empty, maybe before the account was known, says nothing.
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
