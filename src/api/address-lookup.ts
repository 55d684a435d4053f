import { request } from '../core/request';
import {
  readAddressesAt,
  readAddressSuggestions,
  readLookedUpAddress,
  type AddressSuggestion,
  type PostalAddress,
} from '../domain/postal-address';
import { isSuccess } from './reply';

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
  const found = readAddressesAt(await ask({ postcode }, signal));
  // Some services name it once, beside the addresses.
  return found?.map((each) => ({ ...each, postcode: each.postcode || postcode }));
}

async function ask(query: Readonly<Record<string, string>>, signal: AbortSignal | undefined): Promise<unknown> {
  const answer = await request({ path: `/address_lookup?${new URLSearchParams(query)}`, isPublic: true, signal });
  return isSuccess(answer) ? answer.body : undefined;
}
