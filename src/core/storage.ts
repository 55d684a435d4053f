import { attempt } from './attempt';
import { parse, stringify } from './json';
import { onBack } from './page-use';

/** A value kept in the visitor's browser, under one key. */
export interface Stored<Value> {
  /** The same value, not a copy, until another tab or script changes it. */
  get: () => Value;
  /** Keeps a value as long as the browser allows: for good, for this visit, or for this page. */
  set: (value: Value) => void;
  remove: () => void;
  /** Listens for changes in other tabs, also while the page was out of use; returns a function to stop. */
  subscribe: (listener: (value: Value) => void) => () => void;
}

/** In characters; browsers allow a site about five million, shared with its other scripts. */
const CAP = 1_000_000;
// Merely naming localStorage throws when cookies are blocked.
const places = [() => localStorage, () => sessionStorage];
const memory = new Map<string, string>();
const degradedListeners = new Set<() => void>();
let expendable: string | undefined;
let isDegraded = false;

/**
 * A stored value. `read` turns whatever is found, including nothing or another script's data, into a valid value;
 * `write` gives it the shape in which other scripts of the platform read the same key. With `hasBackup` a value that
 * cannot be read is backed up, once, before it is overwritten, so that its owner does not lose it.
 */
export function stored<Value>(
  key: string,
  read: (raw: unknown) => Value,
  write: (value: Value) => unknown = (value) => value,
  { hasBackup = false } = {},
): Stored<Value> {
  // Comparing the text is faster than parsing and checking a long list again.
  let last: { text: string | undefined; value: Value } | undefined;
  const value = () => {
    const text = find(key);
    if (!last || last.text !== text) last = { text, value: read(parse(text)) };
    return last.value;
  };
  return {
    get: value,
    set(changed) {
      if (hasBackup && isNothing(value() ?? null)) setAside(key);
      const text = stringify(write(changed));
      keep(key, text);
      last = { text, value: changed };
    },
    remove() {
      discard(key);
      if (hasBackup) discard(backupOf(key));
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(value());
      };
      addEventListener('storage', hear);
      const stop = onBack(() => listener(value()));
      return () => {
        removeEventListener('storage', hear);
        stop();
      };
    },
  };
}

/**
 * A value kept in this tab only, for what is too personal to outlive the visit. Without sessionStorage it lasts as long
 * as the page.
 */
export function storedForVisit<Value>(key: string, read: (raw: unknown) => Value): Omit<Stored<Value>, 'subscribe'> {
  const kept = () => memory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? undefined;
  return {
    get: () => read(parse(kept())),
    set(value) {
      const text = stringify(value);
      if (tryToWrite(() => sessionStorage, key, text)) memory.delete(key);
      else memory.set(key, text);
    },
    remove() {
      memory.delete(key);
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

/** Names the key of a list, newest first, whose oldest entries are dropped when there is no room for more. */
export function makeExpendable(key: string) {
  expendable = key;
}

/**
 * Reports, at most once per page, that what the visitor saves will not outlive this visit; returns a function to stop.
 */
export function onStorageDegraded(listener: () => void) {
  degradedListeners.add(listener);
  if (isDegraded) listener();
  return () => void degradedListeners.delete(listener);
}

function find(key: string) {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  // The newer copy is further down: it is there only where there was no room above.
  for (const place of [...places].reverse()) {
    const text = attempt(() => place().getItem(key));
    if (text && text.length <= CAP) return text;
  }
  return undefined;
}

function keep(key: string, text: string) {
  const rung = text.length > CAP ? -1 : places.findIndex((place) => put(place, key, text));
  if (rung < 0) memory.set(key, text);
  // Only after writing: otherwise other tabs would hear that the value is gone. What is further up stays, for them.
  else discard(key, places.slice(rung + 1));
  if (rung !== 0) tellDegraded();
}

/** Writes a text to a storage; drops the oldest expendable entries if there is no room. */
function put(place: () => Storage, key: string, text: string): boolean {
  if (tryToWrite(place, key, text)) return true;
  const list = expendable;
  if (list === undefined) return false;
  const shorter = withoutOldest(key === list ? text : attempt(() => place().getItem(list)));
  if (shorter === undefined) return false;
  if (key === list) return put(place, key, shorter);
  return tryToWrite(place, list, shorter) && put(place, key, text);
}

/** Writes a text to a storage; returns whether the browser allowed it. */
function tryToWrite(place: () => Storage, key: string, text: string) {
  try {
    place().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The list without its oldest entry; undefined if that is the only one. */
function withoutOldest(text: string | null | undefined) {
  const list = parse(text);
  return Array.isArray(list) && list.length > 1 ? stringify(list.slice(0, -1)) : undefined;
}

function setAside(key: string) {
  const text = find(key);
  if (!text || isNothing(parse(text)) || find(backupOf(key))) return;
  attempt(() => localStorage.setItem(backupOf(key), text));
}

const backupOf = (key: string) => `${key}_backup`;

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

function discard(key: string, from = places) {
  memory.delete(key);
  for (const place of from) attempt(() => place().removeItem(key));
}

function tellDegraded() {
  if (isDegraded) return;
  isDegraded = true;
  for (const listener of degradedListeners) listener();
}
