import { memo, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { StateContext, useElementSays, useElementState } from './element-state';
import { ErrorBoundary } from './error-boundary';
import { announceError } from './errors';
import { Failure } from './failure';
import type { Frame } from './frame';
import { onGroups, openGroups, type Portal } from './open-portals';

const REDRAW_AT_MOST_EVERY = 100;

/** Draws every open element, each in its own frame. */
export function Portals() {
  const groups = useSyncExternalStore(onGroups, openGroups);
  return [...groups].map(([number, portals]) => <Group key={number} portals={portals} />);
}

const Group = memo(function Group({ portals }: { portals: readonly Portal[] }) {
  return portals.map((portal) => <Drawing key={portal.key} portal={portal} />);
});

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
      <ErrorBoundary onFailure={onFailure} fallback={(retry) => <NotShown onRetry={retry} />}>
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
  useElementSays('ready');
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

function NotShown({ onRetry }: { onRetry: () => void }) {
  useElementSays('error');
  return (
    <Failure offer="Try again" onPress={onRetry}>
      Sorry, this part of the page could not be shown.
    </Failure>
  );
}

/** React found its nodes taken away or wrapped, as page scripts and translators do. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
