import { useRef, useState } from 'react';

import { addressPartName, answerName, type NewHomesElement } from '../../domain/new-homes-form';
import { addressFields, addressInWords, blankAddress, type PostalAddress } from '../../domain/postal-address';
import { fetchAddress, suggestAddresses } from '../../state/address-lookup';
import { AddressLookup } from '../../ui/address-lookup';
import { FieldError, useFieldError } from '../../ui/field';
import { HiddenField } from '../../ui/hidden-field';

/** An address that the page asks for: looked up, or typed line by line. It is posted as one line, and by its parts. */
export function AddressElement({ element }: { element: NewHomesElement }) {
  const { fieldName, friendlyName, required, value } = element;
  const place = useRef<HTMLFieldSetElement>(null);
  const [address, setAddress] = useState(blankAddress);
  const [isManual, setManual] = useState(false);
  const name = answerName(fieldName);
  const error = useFieldError(name, undefined);
  const words = addressInWords(address);

  const readLines = () => {
    const line = (part: string) =>
      place.current!.querySelector<HTMLInputElement>(`[name="${addressPartName(fieldName, part)}"]`)?.value ?? '';
    setAddress(Object.fromEntries(addressFields.map((part) => [part, line(part)])) as unknown as PostalAddress);
  };
  return (
    <fieldset ref={place} className="agency-new-homes-address" onInput={isManual ? readLines : undefined}>
      <legend className="agency-heading-4 agency-new-homes-legend">
        {friendlyName || fieldName.replaceAll('_', ' ')}
        {!required && <span className="agency-label-optional"> (optional)</span>}
      </legend>
      {error && isManual && <FieldError id={`${fieldName}-error`}>{error}</FieldError>}
      <AddressLookup
        address={address}
        typed={value}
        isManual={isManual}
        optional
        nameOf={(part) => (part === 'address' ? name : addressPartName(fieldName, part))}
        onChange={(chosen, manual) => {
          setAddress(chosen);
          setManual(manual);
        }}
        suggest={suggestAddresses}
        fetchWhole={fetchAddress}
      />
      {(isManual || words !== '') && <HiddenField name={name} value={words} />}
    </fieldset>
  );
}
