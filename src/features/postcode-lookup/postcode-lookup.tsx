import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { useElementState } from '../../core/element-state';
import { focusedBeside } from '../../core/focused';
import { newestOnly } from '../../core/newest';
import { fillBeside } from '../../core/page-fields';
import { addressPartFor } from '../../domain/page-address';
import { addressInWords, type PostalAddress } from '../../domain/postal-address';
import { isPostcode, tidyPostcode } from '../../domain/postcode';
import { addressWords } from '../../domain/prescribed-words';
import { addressFormWords as words } from '../../domain/valuation-words';
import { fetchAddressesAt } from '../../state/address-lookup';
import { Button } from '../../ui/button';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';
import { Live } from '../../ui/live';
import { Note } from '../../ui/note';
import { SelectField } from '../../ui/select-field';

interface Found {
  problem?: string;
  addresses?: readonly PostalAddress[];
  /** Index of the chosen address. */
  chosen?: number | undefined;
  /** The visitor has moved on meanwhile: the addresses are announced where they are. */
  isElsewhere?: boolean;
}

/** Looks up the addresses of the postcode in the page's own input, which is still submitted, and fills in the form. */
export function PostcodeLookup() {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFilling = useRef(false);
  const [newest] = useState(newestOnly);
  const [hasInput, setHasInput] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [{ problem, addresses = [], chosen, isElsewhere }, setFound] = useState<Found>({});
  const [searches, setSearches] = useState(0);
  const focusAfter = useFocusAfterRender();
  useElementState(hasInput ? 'ready' : 'empty');

  const settle = (found: Found) => {
    newest();
    setBusy(false);
    setFound(found);
  };
  const forget = useEffectEvent(() => isFilling.current || settle({}));
  useLayoutEffect(() => {
    const host = place.current!.closest('agency-postcode-lookup')!;
    const look = () => {
      input.current = host.querySelector('input');
      setHasInput(input.current !== null);
    };
    look();
    // The page may still be parsed, or give it another input later.
    const later = new MutationObserver(look);
    later.observe(host, { childList: true, subtree: true });
    const hear = ({ target }: Event) => target === input.current && forget();
    host.addEventListener('input', hear);
    return () => {
      later.disconnect();
      host.removeEventListener('input', hear);
      newest();
    };
  }, [newest]);

  const find = async () => {
    const { value } = input.current!;
    setSearches((count) => count + 1);
    settle(isPostcode(value) ? {} : { problem: words.noPostcode });
    if (!isPostcode(value)) return input.current!.focus();
    const signal = newest();
    setBusy(true);
    const found = await fetchAddressesAt(tidyPostcode(value), signal);
    if (signal.aborted) return;
    const isElsewhere = !place.current!.contains(focusedBeside(place.current!));
    settle(found?.length ? { addresses: found, isElsewhere } : { problem: addressWords.notFound });
    if (!isElsewhere) focusAfter(() => place.current!.querySelector('select'));
  };
  const choose = (index: number) => {
    const address = addresses[index];
    settle({ addresses, chosen: address && index });
    if (!address) return;
    isFilling.current = true;
    fillBeside(input.current!, (field, names) => addressPartFor(address, field, names));
    isFilling.current = false;
  };

  return (
    <div className="agency-postcode" ref={place}>
      {hasInput && (
        <Button busy={isBusy} busyLabel={words.looking} onClick={() => void find()}>
          {words.postcodeLookup}
        </Button>
      )}
      <div className="agency-postcode-found">
        {problem && (
          // Reset for each search: the same words would otherwise be announced only once.
          <Note key={searches} tone="error" live>
            {problem}
          </Note>
        )}
        {addresses.length > 0 && (
          // Without a name, so that it is not submitted.
          <SelectField
            name=""
            label={words.choose}
            value={chosen ?? -1}
            onChange={({ target }) => choose(Number(target.value))}
          >
            <option value={-1}>{words.found(addresses.length)}</option>
            {addresses.map((address, index) => (
              <option key={index} value={index}>
                {addressInWords(address)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Live>
        {chosen !== undefined
          ? `${words.filled} ${addressInWords(addresses[chosen]!)}`
          : isElsewhere && words.found(addresses.length)}
      </Live>
    </div>
  );
}
