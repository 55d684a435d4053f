import { useEffect, useState } from 'react';

import type { MapView } from '../core/map/map-view';
import { askPosition, canAskPosition } from '../core/position';
import { mapWords as words } from '../domain/map-words';
import { Icon } from './icon';
import { compass, crosshair, keyboard, leaveWindow, minus, plus, wholeWindow } from './icons/map';
import { Live } from './live';

interface Props {
  view: MapView;
  resetLabel: string;
  isFilling: boolean;
  onReset: () => void;
  onFill: () => void;
  onHelp: () => void;
}

const NEAR = 15;
/** Milliseconds; the message covers part of the map. */
const SAID_FOR = 6000;

/** The buttons of a map, for everything that can also be done by mouse, touch or keyboard. */
export function MapControls({ view, resetLabel, isFilling, onReset, onFill, onHelp }: Props) {
  const [news, setNews] = useState('');
  useEffect(() => {
    const timer = setTimeout(setNews, SAID_FOR, '');
    return () => clearTimeout(timer);
  }, [news]);

  const locate = async () => {
    setNews('');
    const position = canAskPosition() ? await askPosition() : 'unknown';
    if (typeof position === 'string') return setNews(words.notLocated);
    view.goTo([position.lat, position.lng], NEAR);
    setNews(words.located);
  };
  const buttons = {
    zoomIn: { label: words.zoomIn, icon: plus, press: () => view.zoomBy(1) },
    zoomOut: { label: words.zoomOut, icon: minus, press: () => view.zoomBy(-1) },
    locate: { label: words.locate, icon: crosshair, press: () => void locate() },
    reset: { label: resetLabel, icon: compass, press: onReset },
    fill: { label: isFilling ? words.unfill : words.fill, icon: isFilling ? leaveWindow : wholeWindow, press: onFill },
    help: { label: words.help, icon: keyboard, press: onHelp },
  };
  return (
    <div className="agency-map-side agency-no-print">
      <div className="agency-map-panel agency-map-buttons">
        {Object.entries(buttons).map(([name, { label, icon, press }]) => (
          <button
            key={name}
            type="button"
            className="agency-map-button"
            aria-label={label}
            title={label}
            onClick={press}
          >
            <Icon path={icon} />
          </button>
        ))}
      </div>
      <Live>{news}</Live>
      {news && news !== words.located && (
        <p className="agency-map-panel agency-map-news agency-small" aria-hidden="true">
          {news}
        </p>
      )}
    </div>
  );
}
