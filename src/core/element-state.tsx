import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';

/** If parts of an element report different states, the later one in this list wins. */
const order = ['ready', 'empty', 'loading', 'stalled', 'error'] as const;

/** What an element is doing, as in its `data-state`; one that waits to come into view is `idle`, see core/visible. */
type ElementState = (typeof order)[number];

/** Milliseconds. */
const STALLED_AFTER = 1_000;

/**
 * Keeps an element's `data-state` in step with what its parts report; `loading` until it is drawn or a part reports.
 */
export class StateMirror {
  readonly #host: HTMLElement;
  readonly #said = new Map<object, number>();
  #isOpen = true;
  #isDrawn = false;

  constructor(host: HTMLElement) {
    this.#host = host;
    host.dataset.state = 'loading';
  }

  /** Reports the state of one part; returns a function that withdraws it. */
  say(state: ElementState) {
    const part = {};
    this.#said.set(part, order.indexOf(state));
    this.#show();
    return () => {
      this.#said.delete(part);
      this.#show();
    };
  }

  /** The element is drawn: `ready` unless a part reports otherwise. */
  drawn() {
    this.#isDrawn = true;
    this.#show();
  }

  /** Removes the attribute for good, whatever the parts still report. */
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

/** The state of the element around a component; undefined outside one, as in what the provider draws over the page. */
export const StateContext = createContext<StateMirror | undefined>(undefined);

/**
 * Reports the element's state for as long as the component is mounted. Loading that takes longer than a second is
 * `stalled`, which is also returned, so that the component can tell the visitor. Not needed by an element that is always
 * `ready`.
 */
export function useElementState(state: ElementState): ElementState {
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

/** Reports a state without a timer, for components that never load and of which a list may have thousands. */
export function useElementSays(state: ElementState) {
  const mirror = use(StateContext);
  useLayoutEffect(() => mirror?.say(state), [mirror, state]);
}
