/** The nonce a strict policy gave the scripts of this page, for the links that we add. */
export const pageNonce = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[nonce]')].find(({ nonce }) => nonce)?.nonce ?? '';
