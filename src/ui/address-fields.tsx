import type { PostalAddress } from '../domain/postal-address';
import { addressFormWords as words } from '../domain/valuation-words';
import { TextField } from './text-field';

/** An address to be typed, line by line. */
export function AddressFields({ address }: { address: PostalAddress }) {
  const { houseNumber, houseName, street, town, county, postcode } = address;
  return (
    <>
      <div className="agency-fields">
        <TextField
          name="houseNumber"
          label={words.houseNumber}
          inputMode="numeric"
          defaultValue={houseNumber}
          optional
        />
        <TextField name="houseName" label={words.houseName} defaultValue={houseName} optional />
      </div>
      <TextField name="street" label={words.street} autoComplete="address-line1" defaultValue={street} required />
      <TextField name="town" label={words.town} autoComplete="address-level2" defaultValue={town} required />
      <div className="agency-fields">
        <TextField name="county" label={words.county} autoComplete="address-level1" defaultValue={county} optional />
        <TextField
          name="postcode"
          label={words.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={postcode}
          required
        />
      </div>
    </>
  );
}
