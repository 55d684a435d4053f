import type { AddressField, PostalAddress } from '../domain/postal-address';
import { addressFormWords as words } from '../domain/valuation-words';
import { TextField } from './text-field';

interface Props {
  address: PostalAddress;
  /** No line of it is needed. */
  optional?: boolean | undefined;
  /** The names of its lines in the answers of the form. */
  nameOf: (field: AddressField) => string;
}

/** An address to be typed, line by line. */
export function AddressFields({ address, optional = false, nameOf }: Props) {
  const need = { required: !optional, optional };
  const { houseNumber, houseName, street, town, county, postcode } = address;
  return (
    <>
      <div className="agency-fields">
        <TextField name={nameOf('houseNumber')} label={words.houseNumber} defaultValue={houseNumber} optional />
        <TextField name={nameOf('houseName')} label={words.houseName} defaultValue={houseName} optional />
      </div>
      <TextField
        name={nameOf('street')}
        label={words.street}
        autoComplete="address-line1"
        defaultValue={street}
        {...need}
      />
      <TextField name={nameOf('town')} label={words.town} autoComplete="address-level2" defaultValue={town} {...need} />
      <div className="agency-fields">
        <TextField
          name={nameOf('county')}
          label={words.county}
          autoComplete="address-level1"
          defaultValue={county}
          optional
        />
        <TextField
          name={nameOf('postcode')}
          label={words.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={postcode}
          {...need}
        />
      </div>
    </>
  );
}
