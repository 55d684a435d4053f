import type { AddressField, PostalAddress } from '../domain/postal-address';
import { addressFormWords as words } from '../domain/valuation-words';
import { TextField } from './text-field';

interface Props {
  address: PostalAddress;
  /** The address may be left empty. */
  optional?: boolean | undefined;
  /** The form field name of each line. */
  nameOf: (field: AddressField) => string;
}

/** Fields for typing an address line by line. */
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
