import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { focusedBeside } from '../../core/focused';

/** Whether an element is hovered or has the focus; calls `onEscape` for Escape pressed there. */
export function useAttention(element: RefObject<HTMLElement | null>, onEscape: () => void) {
  const [isUsed, setUsed] = useState(false);
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    const box = element.current!;
    const listening = new AbortController();
    const hear = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => box.addEventListener(type, listener, { signal: listening.signal });
    hear('mouseenter', () => setUsed(true));
    hear('mouseleave', () => setUsed(box.contains(focusedBeside(box))));
    hear('focusin', () => setUsed(true));
    hear('focusout', ({ relatedTarget }) =>
      setUsed(box.matches(':hover') || box.contains(relatedTarget as Node | null)),
    );
    hear('keydown', (event) => {
      if (event.key !== 'Escape') return;
      // So that a dialog below does not close.
      event.preventDefault();
      escape();
    });
    return () => listening.abort();
  }, [element]);
  return isUsed;
}
