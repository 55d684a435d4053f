import { useEffect, useRef, type RefObject } from 'react';

/** Returns a function that moves the focus from inside an element that is going back to where it came from. */
export function useFocusReturn(element: RefObject<HTMLElement | null>) {
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
    // There is nowhere to return it to: blur, so that whatever comes next may take the focus.
    if (has()) (document.activeElement as HTMLElement).blur();
  };
}
