const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
/** A text that may hold such a key, written out or in escapes. Only these are read key by key, which is six times slower. */
const SUSPECT = /__proto__|constructor|prototype|\\u00[5-7]/;

/** JSON text of a value, also on pages whose old Prototype.js gives arrays a `toJSON` that spoils them. */
export function stringify(value: unknown) {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON');
  if (!own?.configurable) return JSON.stringify(value);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    Object.defineProperty(Array.prototype, 'toJSON', own);
  }
}

/** The value of a JSON text without keys that could reach a prototype; undefined when it is no JSON. */
export function parse(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text, SUSPECT.test(text) ? withoutForbidden : undefined);
  } catch {
    return undefined;
  }
}

const withoutForbidden = (key: string, value: unknown) => (FORBIDDEN.includes(key) ? undefined : value);
