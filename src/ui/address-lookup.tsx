import { useEffect, useRef, useState } from 'react';

import { addressWords } from '../domain/prescribed-words';
import {
  addressFields,
  addressInWords,
  blankAddress,
  type AddressField,
  type AddressSuggestion,
  type PostalAddress,
} from '../domain/postal-address';
import { addressFormWords as words } from '../domain/valuation-words';
import { AddressFields } from './address-fields';
import { Button } from './button';
import { ChosenAddress } from './chosen-address';
import { Combobox } from './combobox';
import { HiddenField } from './hidden-field';
import { Live } from './live';
import { Note } from './note';
import { useFocusAfter } from './use-focus-after';
import type { Option } from './use-suggestions';

/** Where addresses come from; undefined when they cannot be had. */
export interface AddressSource {
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[] | undefined>;
  fetchWhole: (id: string, signal: AbortSignal) => Promise<PostalAddress | undefined>;
}

interface Props extends AddressSource {
  address: PostalAddress;
  /** What was typed before to find it. */
  typed?: string | undefined;
  /** What is wrong with that; the form around it says so by itself. */
  error?: string | undefined;
  /** The address is typed line by line. */
  isManual: boolean;
  /** No address is needed. */
  optional?: boolean;
  /** The names of what is typed and of each line in the answers of the form; their own unless told. */
  nameOf?: (part: AddressField | 'address') => string;
  onChange: (address: PostalAddress, isManual: boolean) => void;
}

type State = 'idle' | 'loading' | 'results' | 'selected' | 'error';

/** Milliseconds typing must rest. */
const PAUSE = 500;

const same = (part: string) => part;

/** Finds an address as it is typed, or takes it line by line. Its answers go by the names of an address's fields. */
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
  const [found, setFound] = useState<Exclude<State, 'selected'>>('idle');
  const [isFetching, setFetching] = useState(false);
  const focusAfter = useFocusAfter();
  const isChosen = !isManual && (address.street !== '' || address.houseName !== '');
  const state: State = isChosen ? 'selected' : found;

  useEffect(() => () => fetching.current?.abort(), []);

  const find = async (typed: string, signal: AbortSignal): Promise<readonly Option[]> => {
    setFound('loading');
    // What found an answer is let go of as well, once it is no longer asked for.
    signal.addEventListener('abort', () => setFound((now) => (now === 'loading' ? 'idle' : now)));
    const suggestions = await suggest(typed, signal);
    if (!signal.aborted) setFound(suggestions ? 'results' : 'error');
    if (!suggestions) throw new Error('The server suggests no addresses.');
    return suggestions.map(({ id, address: label }) => ({ value: id, label }));
  };
  const pick = async ({ value }: Option) => {
    fetching.current?.abort();
    const { signal } = (fetching.current = new AbortController());
    setFound('loading');
    setFetching(true);
    const whole = await fetchWhole(value, signal);
    if (signal.aborted) return;
    setFetching(false);
    setFound(whole ? 'results' : 'error');
    if (!whole) return;
    // Somebody who went on meanwhile is left where they are.
    const isHere = place.current!.contains(document.activeElement);
    if (isHere) focusAfter(() => place.current!.querySelector('.agency-address-change'));
    onChange(whole, false);
  };
  const startAnew = (manual: boolean) => {
    fetching.current?.abort();
    setFound('idle');
    setFetching(false);
    focusAfter(() => place.current!.querySelector('input:not([type=hidden])'));
    onChange(blankAddress, manual);
  };

  return (
    <div className="agency-stack" ref={place} data-lookup={isManual ? 'manual' : state}>
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
          nothing={addressWords.notFound}
          failed=""
          autoCapitalize="words"
          find={find}
          onPick={(option) => void pick(option)}
          onInput={() => {
            fetching.current?.abort();
            setFetching(false);
            setFound('idle');
          }}
          after={found === 'loading' && <span className="agency-spinner agency-address-spinner" aria-hidden="true" />}
        />
      )}
      <Live>{found === 'loading' && !isManual && (isFetching ? words.fetching : words.loading)}</Live>
      {state === 'error' && !isManual && (
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
