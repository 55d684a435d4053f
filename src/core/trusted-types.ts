interface Rules {
  createScriptURL: (address: string) => unknown;
  createHTML: (html: string) => unknown;
}

let policy: Rules | undefined;

/** The Trusted Types policy for our own text, on pages that demand one. A page may allow only one of this name. */
export function trust(): Rules {
  const policies = Reflect.get(globalThis, 'trustedTypes') as
    { createPolicy: (name: string, rules: Rules) => Rules } | undefined;
  const asItIs: Rules = { createScriptURL: (address) => address, createHTML: (html) => html };
  policy ??= policies?.createPolicy('agency', asItIs) ?? asItIs;
  return policy;
}
