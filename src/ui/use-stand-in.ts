import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A ref for the button of a placeholder for removed content: it takes the focus lost with that content, and passes it
 * to `place` when the placeholder unmounts.
 */
export function useStandIn(place: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const [own, whole] = [button.current, place.current];
    return () => {
      if ([own, document.body].includes(document.activeElement as HTMLElement)) whole?.focus();
    };
  }, [place]);
  return button;
}
