import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For the button of what stands in place of something that was removed: it takes over the focus of what is no longer
 * there, and leaves it to the place once that is back, whoever brought it back.
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
