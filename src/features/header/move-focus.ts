import { focusedBeside } from '../../core/focused';

/** Moves the focus through a menu's visible items by arrow keys, Home and End, in addition to Tab. */
export function moveFocus(event: KeyboardEvent) {
  const menu = event.currentTarget as HTMLElement;
  const at = focusedBeside(menu);
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !menu.contains(at)) return;
  const all = focusable(menu);
  const list = focusable(at!.closest('ul') ?? menu);
  const place = all.indexOf(at as HTMLElement);
  const [before, after] = [all[place - 1], all[place + 1]];
  const isTurned = getComputedStyle(menu).direction === 'rtl';
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowUp: before,
    ArrowDown: after,
    ArrowLeft: isTurned ? after : before,
    ArrowRight: isTurned ? before : after,
    Home: list[0],
    End: list.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const focusable = (part: Element) => [...part.querySelectorAll<HTMLElement>('a, button')];
