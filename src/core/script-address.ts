interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): unknown;
  };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * The address of a script as pages demand it that trust no text: only of this site or by https, and only what our own
 * code wrote.
 */
export function scriptAddress(address: string): string {
  const { protocol, origin } = new URL(address, document.baseURI);
  if (protocol !== 'https:' && origin !== globalThis.origin) throw new TypeError(`Scripts come by https: ${address}`);
  const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;
  policy ??= policies?.createPolicy('agency', { createScriptURL: (text) => text });
  return (policy?.createScriptURL(address) ?? address) as string;
}
