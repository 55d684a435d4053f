import { mapWords } from '../../domain/map-words';
import { makeIcon } from '../../ui/icon-element';
import { heart } from '../../ui/icons/visitor';

/** What a pin shows. */
export interface PinLook {
  /** A price, or a number of homes. */
  text: string;
  name: string;
  kind: 'home' | 'group' | 'dot';
  isSeen?: boolean;
  isSaved?: boolean;
  isChosen?: boolean;
}

/** The order in which pins and the corners of a drawn area cover one another; a higher one is above. */
export const lifts = { dot: 0, home: 1000, group: 2000, chosen: 3000, corner: 5000 } as const;

/** A pin: a button created without React, because hundreds come and go as the map moves. */
export function makePin(key: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', tabIndex: -1 });
  button.dataset.key = key;
  button.append(Object.assign(document.createElement('span'), { className: 'agency-map-pin-face' }));
  return button;
}

/** The key of the pin at an event's target, if there is one. */
export function keyOf(target: EventTarget | null): string | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.agency-map-pin')?.dataset.key) || undefined;
}

/** Whether two pins, or two homes that have no pin yet, look the same. */
export function isSameLook(one: Partial<PinLook>, other: Partial<PinLook>): boolean {
  const isSameState = one.isSeen === other.isSeen && one.isSaved === other.isSaved && one.isChosen === other.isChosen;
  return isSameState && one.kind === other.kind && one.text === other.text && one.name === other.name;
}

/** Updates a pin's look; touches only what differs. */
export function dressPin(button: HTMLButtonElement, { text, name, kind, isSeen, isSaved, isChosen }: PinLook) {
  const looks = [kind !== 'home' && kind, isSeen && 'seen', isSaved && 'saved', isChosen && 'chosen'];
  const className = ['agency-map-pin', ...looks.filter(Boolean).map((look) => `agency-map-pin-${look}`)].join(' ');
  const label = [name, isSeen && mapWords.seen, isSaved && mapWords.saved].filter(Boolean).join(', ');
  if (button.className !== className) button.className = className;
  if (button.ariaLabel !== label) button.setAttribute('aria-label', label);
  if (isChosen) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
  const face = button.firstElementChild!;
  const shown = kind === 'dot' ? '' : text;
  const wanted = `${isSaved && kind === 'home' ? 'saved ' : ''}${shown}`;
  if (button.dataset.face === wanted) return;
  button.dataset.face = wanted;
  face.replaceChildren(...(isSaved && kind === 'home' ? [makeIcon(heart, 'agency-map-pin-heart')] : []), shown);
}
