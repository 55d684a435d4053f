/**
 * Native events that reach React handlers inside an element, in the bubble phase.
 * React would add about 145 listeners to every element; with 1000 cards these are most of the memory.
 * Always heard besides: events React attaches to the node itself (load, error, scroll, toggle, cancel,
 * close, invalid and the media events). Anything else: name it in `listen`, or `listen: 'all'`.
 */
export const heardEvents = [
  'click',
  'dblclick',
  'input',
  'change',
  'submit',
  'reset',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'mouseover',
  'mouseout',
  'pointerdown',
  'pointerup',
] as const;

/** More native events for an element, beyond `heardEvents`. */
export type Listen = 'all' | readonly string[];

/** Which native events pass, for all elements of one tag. */
export type Filter = ReadonlySet<string> | undefined;

/** The filter of a tag; none when it listens to all. */
export const listenFilter = (listen: Listen = []): Filter =>
  listen === 'all' ? undefined : new Set([...heardEvents, ...listen]);

/** Lets React hear only the events that pass. */
export function hearOnly(container: HTMLElement, filter: ReadonlySet<string>) {
  container.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean) => {
    // React passes `true` for the capture phase, and an object only for passive touch and wheel listeners.
    if (options !== true && filter.has(type)) {
      EventTarget.prototype.addEventListener.call(container, type, listener, options);
    }
  };
}
