import type { KeyboardEvent } from 'react';

import type { MapView } from '../core/map/map-view';
import { arrowOf, isForBrowser } from './arrow-keys';

const STEP = 80;
const LONG_STEP = 240;

/** Handles the keys common to every map; returns whether the key was one of them. */
export function pressMapKey(event: KeyboardEvent, view: MapView, actions: { reset(): void; help(): void }): boolean {
  if (isForBrowser(event)) return false;
  const arrow = arrowOf(event);
  const step = event.shiftKey ? LONG_STEP : STEP;
  if (arrow) view.panBy(arrow[0] * step, arrow[1] * step);
  else if (event.key === '+' || event.key === '=') view.zoomBy(1);
  else if (event.key === '-' || event.key === '_') view.zoomBy(-1);
  else if (event.key === '0') actions.reset();
  else if (event.key === '?') actions.help();
  else return false;
  return true;
}
