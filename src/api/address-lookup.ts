import { request } from '../core/request';
import {
  readAddressesAt,
  readAddressSuggestions,
  readLookedUpAddress,
  type AddressSuggestion,
  type PostalAddress,
} from '../domain/postal-address';
import { isOk } from './reply';

/** Addresses suggested for what was typed; undefined if the request failed. */
export async function suggestAddresses(
  typed: string,
  signal: AbortSignal,
): Promise<readonly AddressSuggestion[] | undefined> {
  return readAddressSuggestions(await ask({ autocomplete: typed }, signal));
}

/** A suggested address in full; undefined if the request failed. */
export async function fetchAddress(id: string, signal?: AbortSignal): Promise<PostalAddress | undefined> {
  return readLookedUpAddress(await ask({ id }, signal));
}

/** Every address with this postcode; undefined if the request failed. */
export async function fetchAddressesAt(
  postcode: string,
  signal?: AbortSignal,
): Promise<readonly PostalAddress[] | undefined> {
  return readAddressesAt(await ask({ postcode }, signal));
}

async function ask(query: Readonly<Record<string, string>>, signal: AbortSignal | undefined): Promise<unknown> {
  const question = { path: `/address_lookup?${new URLSearchParams(query)}`, signal };
  let answer = await request(question);
  // The end of a session cancels every request, but addresses are the same for everybody.
  const isGivenUp = answer.kind === 'failure' && answer.reason === 'aborted';
  if (isGivenUp && !signal?.aborted) answer = await request(question);
  return isOk(answer) ? answer.body : undefined;
}
