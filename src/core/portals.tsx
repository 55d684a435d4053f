import { memo, Suspense, useLayoutEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';

import type { ElementProps } from './element-props';
import { StateContext, StateMirror, useElementState } from './element-state';
import { ErrorBoundary } from './error-boundary';
import { announceError } from './errors';
import type { Frame } from './frame';
import { soon } from './soon';

/** One element as the page's React root sees it. */
export interface Portal {
  key: number;
  state: StateMirror;
  host: HTMLElement;
  frame: Frame;
  props: ElementProps;
  handlers: object;
  Component: ComponentType<object>;
}

const PROVIDER = 'agency-provider';
const REDRAW_AT_MOST_EVERY = 100;
const open = new Set<Portal>();
const listeners = new Set<() => void>();
let list: readonly Portal[] = [];
let opened = 0;

/** Asks the page's root to draw an element; returns how to stop. */
export function openPortal(element: Omit<Portal, 'key' | 'state'>) {
  const portal = { ...element, key: ++opened, state: new StateMirror(element.host) };
  open.add(portal);
  soon(publish);
  return () => {
    open.delete(portal);
    portal.frame.close();
    portal.state.close();
    soon(publish);
  };
}

/** Puts the provider on the page unless the author did, or a page script removed it. */
function ensureProvider() {
  if (!document.querySelector(PROVIDER)) document.body.append(document.createElement(PROVIDER));
}

/** Draws every open element, each in its own frame. */
export function Portals() {
  return useSyncExternalStore(subscribe, () => list).map((portal) => <Drawing key={portal.key} portal={portal} />);
}

function publish() {
  list = [...open];
  if (open.size > 0) ensureProvider();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The provider left the page. In its own task, lest a page script that removes it each time hangs the page.
    setTimeout(publish);
  };
}

const Drawing = memo(function Drawing({ portal }: { portal: Portal }) {
  const { host, frame, state, props, handlers, Component } = portal;
  const current = useSyncExternalStore(props.subscribe, props.all);
  const lastRedrawn = useRef(-Infinity);

  function onFailure(error: unknown) {
    const now = performance.now();
    if (isForeignChange(error) && now - lastRedrawn.current > REDRAW_AT_MOST_EVERY) {
      lastRedrawn.current = now;
      frame.container.replaceChildren();
      return true;
    }
    frame.showFallback(true);
    announceError(host, { code: 'render', tag: host.localName, recoverable: true });
    return false;
  }

  return createPortal(
    <StateContext value={state}>
      <ErrorBoundary onFailure={onFailure} fallback={(retry) => <Failure onRetry={retry} />}>
        <Suspense fallback={<Loading text={host.dataset.loading} />}>
          <Component {...current} {...handlers} />
          <Ready frame={frame} />
        </Suspense>
      </ErrorBoundary>
    </StateContext>,
    frame.container,
  );
});

function Ready({ frame }: { frame: Frame }) {
  useElementState('ready');
  useLayoutEffect(() => frame.showFallback(false), [frame]);
  return null;
}

function Loading({ text = 'Loading…' }: { text?: string }) {
  useElementState('loading');
  return (
    <span className="agency-loading" role="status">
      {text}
    </span>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  useElementState('error');
  return (
    <p className="agency-failure" role="alert">
      Sorry, this part of the page could not be shown.{' '}
      <button type="button" className="agency-button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

/** React found its nodes taken away or wrapped, as page scripts and translators do. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
