import { trust } from './trusted-types';

/**
 * A new script element with the nonce and the Trusted Types address that a strict policy requires. The address must be
 * of this site or https, and one that our own code wrote.
 */
export function newScript(address: string): HTMLScriptElement {
  const { protocol, origin } = new URL(address, document.baseURI);
  if (protocol !== 'https:' && origin !== globalThis.origin)
    throw new TypeError(`Scripts must be served over https: ${address}`);
  const script = document.createElement('script');
  // Not shared with `pageNonce`: that would cost every page one more file.
  script.nonce =
    [...document.querySelectorAll<HTMLScriptElement>('script[nonce]')].find(({ nonce }) => nonce)?.nonce ?? '';
  script.async = true;
  script.src = trust().createScriptURL(address) as string;
  return script;
}
