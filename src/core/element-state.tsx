import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';

/** What an element is doing, as its `data-state` tells the page; `idle` until it is drawn. */
export type ElementState = 'idle' | (typeof order)[number];

/** Where parts of an element report different states, the one that comes later in this list counts. */
const order = ['ready', 'empty', 'loading', 'stalled', 'error'] as const;
const STALLED_AFTER = 1_000;

/** Shows in the `data-state` of an element what its parts report; `loading` until it is drawn or a part says more. */
export class StateMirror {
  readonly #host: HTMLElement;
  readonly #said = new Map<object, number>();
  #isOpen = true;
  #isDrawn = false;

  constructor(host: HTMLElement) {
    this.#host = host;
    host.dataset.state = 'loading';
  }

  /** Takes what one part reports; returns how to take it back. */
  say(state: (typeof order)[number]) {
    const part = {};
    this.#said.set(part, order.indexOf(state));
    this.#show();
    return () => {
      this.#said.delete(part);
      this.#show();
    };
  }

  /** It is drawn, and ready unless a part says otherwise. */
  drawn() {
    this.#isDrawn = true;
    this.#show();
  }

  /** The element is gone: whatever its parts still say, it has no state. */
  close() {
    this.#isOpen = false;
    delete this.#host.dataset.state;
  }

  #show() {
    if (!this.#isOpen) return;
    const state = order[Math.max(...this.#said.values())] ?? (this.#isDrawn ? 'ready' : 'loading');
    if (this.#host.dataset.state !== state) this.#host.dataset.state = state;
  }
}

/** The state of the element around a component; none in what is drawn over the page. */
export const StateContext = createContext<StateMirror | undefined>(undefined);

/**
 * Says what the element is doing, for as long as the component is shown. Loading that takes longer than a second
 * is `stalled`, which is also returned, so that the component can tell the visitor.
 */
export function useElementState(state: (typeof order)[number]): ElementState {
  const isLoading = state === 'loading';
  const [isLate, setLate] = useState(false);
  const shown = isLoading && isLate ? 'stalled' : state;

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setLate, STALLED_AFTER, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  useElementSays(shown);
  return shown;
}

/** Says the same without a clock, for components that never load: a list may have thousands of them. */
export function useElementSays(state: (typeof order)[number]) {
  const mirror = use(StateContext);
  useLayoutEffect(() => mirror?.say(state), [mirror, state]);
}
