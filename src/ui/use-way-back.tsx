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
    if (element.current?.contains(document.activeElement)) cameFrom.current?.focus();
  };
}
