import { trust } from './trusted-types';

/**
 * A script to be put into the page, with the nonce and the trusted address that a strict policy asks for. It must be of
 * this site or come by https, and its address must be one that our own code wrote.
 */
export function newScript(address: string): HTMLScriptElement {
  const { protocol, origin } = new URL(address, document.baseURI);
  if (protocol !== 'https:' && origin !== globalThis.origin) throw new TypeError(`Scripts come by https: ${address}`);
  const script = document.createElement('script');
  // Read here too: to share the entry's own way of it would cost every page one more file.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.async = true;
  script.src = trust().createScriptURL(address) as string;
  return script;
}
