import { memo, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { StateContext, useElementSays } from './element-state';
import { rememberEntered } from './entered';
import { ErrorBoundary } from './error-boundary';
import { announceError } from './errors';
import { FailureNote } from './failure-note';
import { onGroups, openGroups, type Portal } from './open-portals';

/** Milliseconds. */
const REDRAW_AT_MOST_EVERY = 100;

/** Draws every open element, each in its own frame. */
export function Portals() {
  const groups = useSyncExternalStore(onGroups, openGroups);
  return [...groups].map(([number, portals]) => <Group key={number} portals={portals} />);
}

const Group = memo(function Group({ portals }: { portals: readonly Portal[] }) {
  return portals.map((portal) => <Drawing key={portal.key} portal={portal} />);
});

// No <Suspense> around each: nothing suspends, and a thousand of them would be a tenth of the time it takes to draw a
// page of cards.
const Drawing = memo(function Drawing({ portal }: { portal: Portal }) {
  const { host, frame, state, props, handlers, Component } = portal;
  const current = useSyncExternalStore(props.subscribe, props.all);
  const lastRedrawn = useRef(-Infinity);
  const enterAgain = useRef<() => void>(undefined);

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

  function onShown() {
    frame.showFallback(false);
    enterAgain.current?.();
    enterAgain.current = undefined;
    state.drawn();
  }

  return createPortal(
    <StateContext value={state}>
      <ErrorBoundary
        onShown={onShown}
        onFailing={() => (enterAgain.current = rememberEntered(frame.container))}
        onFailure={onFailure}
        fallback={(retry) => <NotShown onRetry={retry} />}
      >
        <Component {...current} {...handlers} />
      </ErrorBoundary>
    </StateContext>,
    frame.container,
  );
});

function NotShown({ onRetry }: { onRetry: () => void }) {
  useElementSays('error');
  return (
    <FailureNote offer="Try again" onPress={onRetry}>
      Sorry, this part of the page could not be shown.
    </FailureNote>
  );
}

/** React found its nodes removed or wrapped, as page scripts and translators do. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
