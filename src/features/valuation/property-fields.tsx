import { useAtomValue, useSetAtom } from 'jotai/react';

import { addressOfDraft } from '../../domain/lead-draft';
import { addressInWords, type PostalAddress } from '../../domain/postal-address';
import { valuationWords } from '../../domain/prescribed-words';
import { isWholeAddress, type ValuationChannel } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { fetchAddress, suggestAddresses } from '../../state/address-lookup';
import { settingsAtom } from '../../state/page';
import { editValuationAtom, valuationDraftAtom } from '../../state/valuation';
import { AddressLookup } from '../../ui/address-lookup';
import { FormPart } from '../../ui/form-part';
import { RadioGroup } from '../../ui/radio-group';

const channels = [
  { value: 'selling', label: valuationWords.selling },
  { value: 'letting', label: valuationWords.letting },
];

/** Sale or letting, and the property's address. */
export function PropertyFields({ channel }: { channel: ValuationChannel }) {
  const draft = useAtomValue(valuationDraftAtom);
  const settings = useAtomValue(settingsAtom);
  const edit = useSetAtom(editValuationAtom);
  const change = (address: PostalAddress, isManual: boolean) => {
    // What a found address lacks is asked for line by line.
    const lacksLines = addressInWords(address) !== '' && !isWholeAddress(address, settings);
    edit({ fields: { ...address, address: '' }, isManual: isManual || lacksLines });
  };
  return (
    <>
      <RadioGroup
        name="channel"
        look="bar"
        label={words.thinkingOf}
        choices={channels}
        value={channel}
        onValue={(value) => edit({ fields: { channel: value } })}
      />
      <FormPart heading={words.property}>
        <AddressLookup
          address={addressOfDraft(draft)}
          typed={draft.fields.address}
          isManual={draft.isManual}
          onChange={change}
          suggest={suggestAddresses}
          fetchWhole={fetchAddress}
        />
      </FormPart>
    </>
  );
}
