import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { GoogleMaps } from '../core/google-maps';
import { useUniqueId } from '../core/use-unique-id';
import { mapWords as words } from '../domain/map-words';
import { Button } from './button';
import { classes } from './classes';
import { Empty } from './empty';
import { Failure } from './failure';
import { useFocusMapAfter } from './focus/use-focus-map-after';
import { map as mapIcon } from './icons/views';
import { MapControls } from './map-controls';
import { MapCredit } from './map-credit';
import { MapHelp } from './map-help';
import { pressMapKey } from './map-keys';
import { Spinner } from './spinner';
import { useDark } from './use-dark';
import { useGround, type Ground } from './use-ground';
import type { UsedMap } from './use-map';
import { useWholeWindow } from './use-whole-window';

interface Props {
  label: string;
  map: UsedMap;
  ground: Ground;
  /** The map server's host, while the visitor has not yet consented to it. */
  host?: string | undefined;
  onAllow: () => void;
  loadGoogle: (key: string) => Promise<GoogleMaps>;
  resetLabel?: string;
  onReset: () => void;
  /** Gets key presses first; returns true if it handled one. */
  onKey?: (event: KeyboardEvent) => boolean;
  canDraw?: boolean;
  /** What the visitor can use instead when the map fails. */
  instead: string;
  /** Toolbar above the map. */
  bar?: ReactNode;
  children?: ReactNode;
}

/** A map with its tiles, keyboard handling, buttons, consent question and error messages. */
export function MapFrame(props: Props) {
  const { label, map, ground, host, onAllow, onReset, onKey, canDraw = false, instead, bar, children } = props;
  const { place, view, hint, isFailed, needsReload, retry: retryMap } = map;
  const id = useUniqueId();
  const frame = useRef<HTMLElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [isFilling, setFilling] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const isDark = useDark(probe);
  const { failure, retry } = useGround({ view, ground, isDark, loadGoogle: props.loadGoogle });
  const focusMapAfter = useFocusMapAfter(place);
  useWholeWindow(frame, isFilling);
  useEffect(() => view?.setAlone(isFilling || frame.current!.closest('dialog') !== null), [view, isFilling]);

  const press = (event: KeyboardEvent) => {
    // React also passes on the keys pressed in dialogs opened from here.
    const isInside = frame.current!.contains(event.target as Node);
    // A used key must not also close the dialog around the map.
    if (isInside && !event.defaultPrevented && handle(event)) event.preventDefault();
  };
  const handle = (event: KeyboardEvent) => {
    if (onKey?.(event)) return true;
    const isOnMap = event.target === place.current;
    if (view && isOnMap && pressMapKey(event, view, { reset: onReset, help: () => setHelping(true) })) return true;
    if (event.key !== 'Escape' || !isFilling) return false;
    setFilling(false);
    return true;
  };
  const isNight = isDark && ground.kind === 'tiles' && !ground.darkUrl;
  const hintText = hint && (hint === 'wheel' ? words.wheel(/Mac|iP/.test(navigator.platform)) : words.touch);
  return (
    // Key events bubble here from the map, its pins and its buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={classes('agency-map agency-no-print', isFilling && 'agency-map-whole', isNight && 'agency-map-night')}
      aria-label={label}
      onKeyDown={press}
    >
      <span ref={probe} className="agency-map-probe" aria-hidden="true" />
      {host ? (
        <div className="agency-map-cover">
          <Empty icon={mapIcon} heading={words.askHeading}>
            <p className="agency-text">{words.ask(host)}</p>
            <Button look="primary" onClick={() => focusMapAfter(onAllow)}>
              {words.show}
            </Button>
          </Empty>
        </div>
      ) : (
        <>
          {view && bar}
          <div
            ref={place}
            className="agency-map-canvas"
            role="application"
            tabIndex={view ? 0 : -1}
            aria-label={label}
            aria-describedby={`${id}-keys`}
          />
          <p id={`${id}-keys`} className="agency-visually-hidden">
            {words.keys}
          </p>
          {hintText && (
            <p className="agency-map-panel agency-map-hint agency-small" aria-hidden="true">
              {hintText}
            </p>
          )}
          {isFailed && (
            <div className="agency-map-cover">
              <Failure
                heading={words.failed}
                offer={needsReload ? words.reload : words.tryAgain}
                onRetry={needsReload ? () => location.reload() : () => focusMapAfter(retryMap)}
              >
                <p className="agency-text">{instead}</p>
              </Failure>
            </div>
          )}
          {!view && !isFailed && (
            <div className="agency-map-cover">
              <Spinner label={words.loading} />
            </div>
          )}
          {view && (
            <>
              {failure === 'refused' && (
                <div className="agency-map-cover">
                  <Failure heading={words.failed} onRetry={() => focusMapAfter(retry)}>
                    <p className="agency-text">
                      {words.refused} {instead}
                    </p>
                  </Failure>
                </div>
              )}
              {failure === 'missing' && (
                <div className="agency-map-panel agency-map-fault agency-small" role="alert">
                  {words.groundFailed}
                  <Button onClick={() => focusMapAfter(retry)}>{words.tryAgain}</Button>
                </div>
              )}
              <MapControls
                view={view}
                resetLabel={props.resetLabel ?? words.reset}
                isFilling={isFilling}
                onReset={onReset}
                onFill={() => setFilling(!isFilling)}
                onHelp={() => setHelping(true)}
              />
              {children}
              {ground.kind === 'tiles' && <MapCredit {...ground} />}
            </>
          )}
        </>
      )}
      {isHelping && <MapHelp canDraw={canDraw} onClose={() => setHelping(false)} />}
    </section>
  );
}
