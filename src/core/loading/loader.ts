import type { AgencyError } from '../errors';
import { sayIn, takeBack } from './notes';
import { fillPlaceholders } from './placeholders';
import { allIn, watchTrees } from './trees';

/** Every tag and how to fetch it. */
export type Catalogue = Readonly<Record<string, () => Promise<unknown>>>;

/** Milliseconds until the visitor is told that a tag is loading, is still loading, has failed. */
export interface Patience {
  loading: number;
  stalled: number;
  failed: number;
}

interface Options {
  /** Called with a tag before it is fetched. */
  onWanted?: (tag: string) => void;
  /** Fetches a tag under a new address: Firefox and Safari never refetch a module that failed. */
  again?: (tag: string) => Promise<unknown>;
  /** The address of a tag's file. */
  whereIs?: (tag: string) => string | undefined;
  patience?: Partial<Patience>;
}

const usual: Patience = { loading: 200, stalled: 10_000, failed: 120_000 };
const LOADING = 'Loading…';
const FAILED = 'Sorry, this part of the page did not load.';

/**
 * Fetches an element the first time its tag appears on the page, now or later. Returns a function to stop, and one
 * whose promise waits for all that was asked for so far.
 */
export function loadElements(catalogue: Catalogue, options: Options = {}) {
  const { onWanted, again = (tag) => catalogue[tag]!(), whereIs, patience } = options;
  const { loading, stalled, failed } = { ...usual, ...patience };
  const waiting = new Map<string, Set<Element>>();
  const loads = new Map<string, Promise<void>>();
  const unknown = new Set<string>();

  function want(element: Element) {
    const { localName: tag } = element;
    if (!isKnown(tag)) return;
    const others = waiting.get(tag);
    waiting.set(tag, (others ?? new Set()).add(element));
    setState(element, 'loading');
    sayAtOnce(element);
    if (loads.has(tag)) return;
    onWanted?.(tag);
    load(tag, catalogue[tag]!);
  }

  /** Names a misspelt tag, which would otherwise stay empty without a word. */
  function isKnown(tag: string) {
    if (Object.hasOwn(catalogue, tag)) return true;
    if (!tag.startsWith('agency-') || unknown.has(tag)) return false;
    unknown.add(tag);
    console.warn(`<${tag}> is not a tag of this script. Is it misspelt?`);
    return false;
  }

  /** The load settles when the tag is defined or the visitor has been told that it failed. */
  function load(tag: string, fetchTag: () => Promise<unknown>, isLastTry = false) {
    const elements = () => [...(waiting.get(tag) ?? [])].filter(({ isConnected }) => isConnected);
    const settled = new Promise<void>((settle) => {
      const timers = [
        setTimeout(() => sayIn(elements().filter(isEmpty), LOADING), loading),
        setTimeout(() => {
          elements().forEach((element) => setState(element, 'stalled'));
          sayIn(elements(), 'Still loading…');
        }, stalled),
        setTimeout(() => fail('timeout'), failed),
      ];

      function fail(code: 'load' | 'timeout') {
        loads.delete(tag);
        const offer = isLastTry
          ? { label: 'Reload the page', onPress: () => location.reload() }
          : { label: 'Try again', onPress: () => load(tag, () => again(tag), true) };
        sayIn(elements(), FAILED, offer);
        for (const element of elements()) {
          setState(element, 'error');
          announceError(element, { code, tag, recoverable: true });
        }
        settle();
      }

      if (isLastTry) {
        elements().forEach((element) => setState(element, 'loading'));
        sayIn(elements(), LOADING);
      }
      fetchTag()
        .catch(() => again(tag))
        .then(
          () => {
            takeBack(elements());
            waiting.delete(tag);
          },
          (error: unknown) => {
            console.error(explain(tag, whereIs?.(tag)), error);
            fail('load');
          },
        )
        .finally(() => {
          timers.forEach(clearTimeout);
          settle();
        });
    });
    loads.set(tag, settled);
  }

  for (const tag of Object.keys(catalogue)) if (customElements.get(tag)) refuse(tag);
  const stop = watchTrees((tree) => {
    fillPlaceholders(tree, isKnown);
    allIn(tree, ':not(:defined)').forEach(want);
  });
  return { stop, settled: async () => void (await Promise.all(loads.values())) };
}

function refuse(tag: string) {
  console.warn(`<${tag}> is defined by another script.`);
  announceError(document, { code: 'tag-taken', tag, recoverable: false });
}

/** Some elements have their own loading text, which is shown without delay. */
function sayAtOnce(element: Element) {
  const text = element.getAttribute('data-loading');
  if (text && isEmpty(element)) sayIn([element], text);
}

const isEmpty = (element: Element) => element.childElementCount === 0 && !element.textContent?.trim();

const setState = (element: Element, state: string) => element.setAttribute('data-state', state);

const explain = (tag: string, address = 'its address') =>
  `<${tag}> did not load from ${address}. All files must be published together; an inline snippet needs BASE.`;

// Repeated here, not shared with the runtime: a shared module would cost the entry one more request.
export function announceError(target: EventTarget, detail: AgencyError) {
  target.dispatchEvent(new CustomEvent('agency-error', { detail, bubbles: true, composed: true }));
}
