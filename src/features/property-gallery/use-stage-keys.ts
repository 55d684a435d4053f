import { useEffect, useEffectEvent, type RefObject } from 'react';

import { arrowOf, isForBrowser } from '../../ui/arrow-keys';
import { isTyping } from '../../ui/typing';

interface Stage {
  zoom: number;
  enlarge: (zoom: number) => void;
  /** Shows the picture this many steps further, or the first or last. */
  show: (place: number | 'first' | 'last') => void;
}

/** How far an arrow key moves an enlarged picture, as a fraction of the stage. */
const PART = 0.2;

/** Handles keys in the dialog around a gallery, or in the gallery itself; leaves the browser's own shortcuts alone. */
export function useStageKeys(root: RefObject<HTMLElement | null>, { zoom, enlarge, show }: Stage) {
  const act = (event: KeyboardEvent) => {
    const { key } = event;
    const [across = 0, down = 0] = arrowOf(event) ?? [];
    if (key === 'Home' || key === 'End') show(key === 'Home' ? 'first' : 'last');
    else if (key === '+' || key === '=') enlarge(zoom + 1);
    else if (key === '-') enlarge(zoom - 1);
    else if (key === '0') enlarge(1);
    else if (zoom > 1 && (across || down)) pan(root.current!, across, down);
    else if (across) show(isReversed(root.current!) ? -across : across);
    else return false;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented, isComposing } = event;
    if (defaultPrevented || isComposing || isForBrowser(event) || isTyping(target)) return;
    if (act(event)) event.preventDefault();
  });

  useEffect(() => {
    const stage = root.current!.closest('dialog') ?? root.current!;
    const listen = (event: KeyboardEvent) => press(event);
    stage.addEventListener('keydown', listen);
    return () => stage.removeEventListener('keydown', listen);
  }, [root]);
}

function pan(root: HTMLElement, across: number, down: number) {
  const view = root.querySelector('.agency-gallery-slide-larger')!;
  view.scrollBy({ left: across * PART * view.clientWidth, top: down * PART * view.clientHeight });
}

const isReversed = (element: Element) => getComputedStyle(element).direction === 'rtl';
