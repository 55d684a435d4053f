import { useEffect, useRef, type RefObject } from 'react';

/** How to give the focus back to where it came from, when it is in a box that goes. */
export function useWayBack(element: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = element.current!;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) cameFrom.current = relatedTarget;
    };
    box.addEventListener('focusin', remember);
    return () => box.removeEventListener('focusin', remember);
  }, [element]);
  return () => {
    const has = () => element.current?.contains(document.activeElement);
    if (has()) cameFrom.current?.focus();
    // It came from nowhere on the page, or from what is gone: whatever comes next may take it.
    if (has()) (document.activeElement as HTMLElement).blur();
  };
}
