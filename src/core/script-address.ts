import { trust } from './trusted-types';

/**
 * The address of a script as pages demand it that trust no text: only of this site or by https, and only what our own
 * code wrote.
 */
export function scriptAddress(address: string): string {
  const { protocol, origin } = new URL(address, document.baseURI);
  if (protocol !== 'https:' && origin !== globalThis.origin) throw new TypeError(`Scripts come by https: ${address}`);
  return trust().createScriptURL(address) as string;
}
