import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { isFree, surviveMoves, type Definition, type Tag } from './definition';
import { soon } from './soon';

const ROOT = 'agency-root';
const listeners = new Set<() => void>();

/** Listens for the provider being connected, at first or in a page that a script such as htmx restored. */
export const onProviderConnected = (listener: () => void) => listeners.add(listener);

/** Declares the one element that owns a React root; all other elements are drawn by it. */
export function defineProvider<Name extends Tag>(
  tag: Name,
  Component: ComponentType,
  beforeDrawing: () => Promise<unknown>,
): Definition<Name> {
  if (!isFree(tag)) return { tag };
  let current: HTMLElement | undefined;
  const isCurrent = (element: HTMLElement) => (current ??= element) === element;
  class AgencyProvider extends surviveMoves(r2wc(Component)) {
    override connectedCallback() {
      // At the end of the task, since such a script restores the parts of a page one after the other.
      listeners.forEach(soon);
      if (!isCurrent(this)) {
        if (current?.isConnected) console.warn(`A page needs only one <${tag}>; this one is ignored.`, this);
        return;
      }
      // Of the loader; from now on the root itself says what it waits for.
      delete this.dataset['state'];
      // A failure here is retried and reported when the root is drawn.
      beforeDrawing().catch(() => {});
      // Not in the tag itself, which React empties: where it was not closed, it holds the rest of the page.
      Reflect.set(this, 'container', this.querySelector(`:scope > .${ROOT}`) ?? this.appendChild(newRoot()));
      // At once: what has waited for the root would otherwise be drawn a frame later, after one without it.
      flushSync(() => super.connectedCallback());
    }

    override disconnectedCallback() {
      super.disconnectedCallback();
      soon(succeed);
    }
  }
  /** Scripts that animate from page to page have the provider of both for a while: the new one stays. */
  function succeed() {
    if (current?.isConnected) return;
    current = undefined;
    document.querySelector<AgencyProvider>(tag)?.connectedCallback();
  }
  customElements.define(tag, AgencyProvider);
  return { tag };
}

function newRoot() {
  const root = Object.assign(document.createElement('div'), { className: ROOT });
  // A theme may have a rule for every div.
  root.style.setProperty('display', 'contents', 'important');
  return root;
}
