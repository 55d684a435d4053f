import { attempt } from './attempt';

/** Reads a value of unknown shape; undefined if it has the wrong shape. */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** Names that reach an object's prototype. */
export const dangerousNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Text that may contain such a key, plain or escaped; only this is filtered key by key, which is six times slower. */
const SUSPECT = /__proto__|constructor|prototype|\\u00[5-7]/;

/** JSON text of a value, even where an old Prototype.js has added an `Array.prototype.toJSON` that breaks arrays. */
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

/** The value of JSON text, without keys that could reach a prototype; undefined if it is not JSON. */
export function parse(text: string | null | undefined): unknown {
  return text ? attempt<unknown>(() => JSON.parse(text, SUSPECT.test(text) ? withoutDangerous : undefined)) : undefined;
}

/** The value under a key of what may not be an object; undefined if it has no such key of its own. */
export const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const withoutDangerous = (key: string, value: unknown) => (dangerousNames.has(key) ? undefined : value);
