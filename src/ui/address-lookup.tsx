import { useEffect, useRef, useState } from 'react';

import { focusedBeside } from '../core/focused';
import {
  addressFields,
  addressInWords,
  blankAddress,
  type AddressField,
  type AddressSuggestion,
  type PostalAddress,
} from '../domain/postal-address';
import { addressWords } from '../domain/prescribed-words';
import { addressFormWords as words } from '../domain/valuation-words';
import { AddressFields } from './address-fields';
import { Button } from './button';
import { ChosenAddress } from './chosen-address';
import { Combobox } from './combobox';
import { useFocusAfterRender } from './focus/use-focus-after-render';
import { HiddenField } from './hidden-field';
import { Live } from './live';
import { Note } from './note';
import type { Option } from './use-suggestions';

/** Where addresses come from; both functions resolve to undefined on failure. */
export interface AddressSource {
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[] | undefined>;
  fetchWhole: (id: string, signal: AbortSignal) => Promise<PostalAddress | undefined>;
}

interface Props extends AddressSource {
  address: PostalAddress;
  /** The search text typed earlier. */
  typed?: string | undefined;
  /** Error in the search text; shown automatically inside a form. */
  error?: string | undefined;
  /** Shows a field for each line instead of the search. */
  isManual: boolean;
  /** The address may be left empty. */
  optional?: boolean;
  /** Form field names of the search text (`address`) and of each line; by default the names as they are. */
  nameOf?: (part: AddressField | 'address') => string;
  onChange: (address: PostalAddress, isManual: boolean) => void;
}

/** What came of the text typed so far, and of the suggestion chosen. */
type Found = 'idle' | 'suggesting' | 'fetching' | 'results' | 'error';

/** Milliseconds without typing before a search. */
const PAUSE = 500;

const same = (part: string) => part;

/** Finds an address as it is typed, or takes it line by line. Form field names follow `addressFields`. */
export function AddressLookup({
  address,
  typed,
  error,
  isManual,
  optional,
  nameOf = same,
  onChange,
  ...source
}: Props) {
  const { suggest, fetchWhole } = source;
  const place = useRef<HTMLDivElement>(null);
  const fetching = useRef<AbortController>(undefined);
  const [found, setFound] = useState<Found>('idle');
  const focusAfter = useFocusAfterRender();
  const isChosen = !isManual && (address.street !== '' || address.houseName !== '');
  const isLoading = found === 'suggesting' || found === 'fetching';
  const state = isManual ? 'manual' : isChosen ? 'selected' : isLoading ? 'loading' : found;

  useEffect(() => () => fetching.current?.abort(), []);

  const find = async (typed: string, signal: AbortSignal): Promise<readonly Option[]> => {
    setFound('suggesting');
    // A finished search is aborted too, once its result is no longer wanted; that must not change the state.
    signal.addEventListener('abort', () => setFound((now) => (now === 'suggesting' ? 'idle' : now)));
    const suggestions = await suggest(typed, signal);
    if (!signal.aborted) setFound(suggestions?.length ? 'results' : 'error');
    if (!suggestions) throw new Error('The server does not suggest addresses.');
    return suggestions.map(({ id, address: label }) => ({ value: id, label }));
  };
  const pick = async ({ value }: Option) => {
    fetching.current?.abort();
    const { signal } = (fetching.current = new AbortController());
    setFound('fetching');
    const whole = await fetchWhole(value, signal);
    if (signal.aborted) return;
    setFound(whole ? 'results' : 'error');
    if (!whole) return;
    // Do not move the focus of a visitor who has meanwhile moved on.
    const isHere = place.current!.contains(focusedBeside(place.current!));
    // The form may open it for typing instead, when lines are missing.
    if (isHere) focusAfter(() => place.current!.querySelector('.agency-address-change, input:not([type=hidden])'));
    onChange(whole, false);
  };
  const startAnew = (manual: boolean) => {
    fetching.current?.abort();
    setFound('idle');
    focusAfter(() => place.current!.querySelector('input:not([type=hidden])'));
    onChange(blankAddress, manual);
  };

  return (
    <div className="agency-stack" ref={place} data-lookup={state}>
      {isManual ? (
        <AddressFields address={address} optional={optional} nameOf={nameOf} />
      ) : (
        addressFields.map((name) => <HiddenField key={name} name={nameOf(name)} value={address[name]} />)
      )}
      {isChosen && <ChosenAddress words={addressInWords(address)} onChange={() => startAnew(false)} />}
      {!isManual && !isChosen && (
        <Combobox
          name={nameOf('address')}
          defaultValue={typed}
          label={words.label}
          hint={words.hint}
          error={error}
          minimum={3}
          pause={PAUSE}
          nothing=""
          failed=""
          autoCapitalize="words"
          find={find}
          onPick={(option) => void pick(option)}
          onInput={() => {
            fetching.current?.abort();
            setFound('idle');
          }}
          after={isLoading && <span className="agency-spinner agency-address-spinner" aria-hidden="true" />}
        />
      )}
      <Live>{state === 'loading' && (found === 'fetching' ? words.fetching : words.loading)}</Live>
      {state === 'error' && (
        <Note tone="error" live>
          {addressWords.notFound}
        </Note>
      )}
      <p>
        <Button look="plain" className="agency-address-switch" onClick={() => startAnew(!isManual)}>
          {isManual ? words.lookup : words.manual}
        </Button>
      </p>
    </div>
  );
}
