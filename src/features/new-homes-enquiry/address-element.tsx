import { use, useEffect, useRef, useState } from 'react';

import { useUniqueId } from '../../core/use-unique-id';
import type { FormValues } from '../../domain/form-values';
import { addressPartName, answerName, labelOf, typedName, type NewHomesElement } from '../../domain/new-homes-form';
import { addressByLines, addressInWords, type AddressField } from '../../domain/postal-address';
import { fetchAddress, suggestAddresses } from '../../state/address-lookup';
import { AddressLookup } from '../../ui/address-lookup';
import { FieldError, useFieldError } from '../../ui/field';
import { FormContext } from '../../ui/form-context';
import { HiddenField } from '../../ui/hidden-field';

interface Props {
  element: NewHomesElement;
  /** Values entered earlier. */
  answers: FormValues;
}

/** An address field the page defines: looked up, or typed line by line. Posted both as one line and by its parts. */
export function AddressElement({ element, answers }: Props) {
  const { fieldName, required, value } = element;
  const place = useRef<HTMLFieldSetElement>(null);
  const [address, setAddress] = useState(() => addressByLines((line) => answers[addressPartName(fieldName, line)]));
  const [isManual, setManual] = useState(() => answers[typedName(fieldName)] === 'yes');
  const name = answerName(fieldName);
  const [typed] = useState(() => (addressInWords(address) === '' ? answers[name] : undefined) ?? value);
  const [isChanged, setChanged] = useState(typed !== value || addressInWords(address) !== '');
  const given = (!isChanged && element.error) || undefined;
  const error = useFieldError(name, given);
  const words = addressInWords(address);
  const errorId = useUniqueId();
  const isWrong = error !== undefined && isManual;
  const { register } = use(FormContext);
  // The form's list of errors leads to the first line.
  useEffect(
    () => (isManual ? register(name, place.current!.querySelector('input')!.id) : undefined),
    [isManual, register, name],
  );

  const lineOf = (line: AddressField) =>
    place.current!.querySelector<HTMLInputElement>(`[name="${addressPartName(fieldName, line)}"]`)?.value;
  return (
    <fieldset
      ref={place}
      className="agency-new-homes-address"
      aria-describedby={isWrong ? errorId : undefined}
      onInput={() => {
        setChanged(true);
        if (isManual) setAddress(addressByLines(lineOf));
      }}
    >
      <legend className="agency-heading-4 agency-new-homes-legend">
        {labelOf(element)}
        {!required && <span className="agency-label-optional"> (optional)</span>}
      </legend>
      {isWrong && <FieldError id={errorId}>{error}</FieldError>}
      <AddressLookup
        address={address}
        typed={typed}
        error={given}
        isManual={isManual}
        optional
        nameOf={(part) => (part === 'address' ? name : addressPartName(fieldName, part))}
        onChange={(chosen, manual) => {
          setAddress(chosen);
          setManual(manual);
          setChanged(true);
        }}
        suggest={suggestAddresses}
        fetchWhole={fetchAddress}
      />
      {isManual && <HiddenField name={typedName(fieldName)} value="yes" />}
      {(isManual || words !== '') && <HiddenField name={name} value={words} />}
    </fieldset>
  );
}
