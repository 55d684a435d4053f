import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';

import { moveFocus } from './move-focus';

/** Milliseconds a pointer rests on an item before its dropdown opens, and is away before it closes. */
const intent = 150;
const grace = 300;

/** Which dropdowns of a menu are open, the outermost first, and how to open and close them. */
export type Dropdowns = ReturnType<typeof useDropdowns>;

/**
 * The dropdowns of one menu, of which one at a time is open on each level. They open by button, by a pointer that rests
 * on an item of the first level, and by the first touch of it; Escape closes the innermost and gives the focus back,
 * and all close when the focus or a press goes elsewhere.
 */
export function useDropdowns(menu: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const isByPointer = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = (id: string) => open.includes(id);

  const show = (trail: readonly string[], byPointer = false) => {
    clearTimeout(timer.current);
    isByPointer.current = byPointer;
    setOpen(trail);
  };
  const close = () => show([]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    const button = menu.current?.querySelector<HTMLElement>(`[aria-controls="${open.at(-1)}"]`);
    if (button?.parentElement?.contains(document.activeElement)) button.focus();
    show(open.slice(0, -1));
  });
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!menu.current?.contains(target as Node)) close();
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const bar = menu.current!;
    bar.addEventListener('keydown', moveFocus);
    return () => bar.removeEventListener('keydown', moveFocus);
  }, [menu]);
  useEffect(() => {
    if (open.length === 0) return;
    const [key, press] = [(event: KeyboardEvent) => onKey(event), (event: Event) => onPress(event)];
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, [open]);

  return {
    isOpen,
    close,
    /** A press keeps open what a resting pointer opened a moment ago. */
    toggle(trail: readonly string[]) {
      const isShut = !isOpen(trail.at(-1)!) || (isByPointer.current && trail.length === 1);
      show(isShut ? trail : trail.slice(0, -1));
    },
    /** What an item of the first level listens to that has a dropdown. */
    around: (trail: readonly string[]) => ({
      onMouseEnter() {
        clearTimeout(timer.current);
        if (!isOpen(trail[0]!)) timer.current = setTimeout(show, intent, trail, true);
      },
      onMouseLeave({ currentTarget }: MouseEvent) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (isByPointer.current && !currentTarget.contains(document.activeElement)) close();
        }, grace);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && isOpen(trail[0]!)) close();
      },
    }),
  };
}
