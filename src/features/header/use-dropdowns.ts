import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';

import { focusedBeside } from '../../core/focused';
import { moveFocus } from './move-focus';

/** Milliseconds of hover before a dropdown opens, and after the pointer leaves before it closes. */
const intent = 150;
const grace = 300;

/** The open dropdowns of a menu, outermost first, and functions to open and close them. */
export type Dropdowns = ReturnType<typeof useDropdowns>;

/**
 * The dropdowns of one menu, one open at a time on each level. They open by button, by hovering over a top-level item,
 * and by the first touch of it. Escape closes the innermost and returns the focus; all close when the focus or a click
 * goes elsewhere.
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
  /** The button above the open dropdown, if the focus is in that. */
  const buttonOfFocus = () => {
    const button = menu.current?.querySelector<HTMLElement>(`[aria-controls="${open[0]}"]`);
    return button?.nextElementSibling?.contains(focusedBeside(button)) ? button : undefined;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    const button = menu.current?.querySelector<HTMLElement>(`[aria-controls="${open.at(-1)}"]`);
    if (button?.parentElement?.contains(focusedBeside(button))) button.focus();
    show(open.slice(0, -1));
  });
  const onPress = useEffectEvent((event: Event) => {
    // Inside another library's shadow root, `event.target` is the host element.
    if (!event.composedPath().includes(menu.current!)) close();
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
    /** Closes them for a link that was followed: to the button above a link that goes, the focus can return. */
    leave() {
      buttonOfFocus()?.focus();
      close();
    },
    /** A click keeps open a dropdown that hovering has just opened. */
    toggle(trail: readonly string[]) {
      const isShut = !isOpen(trail.at(-1)!) || (isByPointer.current && trail.length === 1);
      show(isShut ? trail : trail.slice(0, -1));
    },
    /** Event handlers for a top-level item with a dropdown. */
    around: (trail: readonly string[]) => ({
      onMouseEnter() {
        clearTimeout(timer.current);
        if (isOpen(trail[0]!)) return;
        timer.current = setTimeout(() => {
          // A resting pointer does not take the focus out of another dropdown.
          if (!buttonOfFocus()) show(trail, true);
        }, intent);
      },
      onMouseLeave({ currentTarget }: MouseEvent) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (isByPointer.current && !currentTarget.contains(focusedBeside(currentTarget))) close();
        }, grace);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && isOpen(trail[0]!)) close();
      },
    }),
  };
}
