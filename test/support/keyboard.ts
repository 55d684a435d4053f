import { executeServerCommand, sendKeys, sendMouse } from '@web/test-runner-commands';

import { drawn } from './page';

/**
 * Presses keys in turn on the focused element, each after the last has been drawn. A key before a plus is held down:
 * 'Shift+ArrowUp'.
 */
export async function press(...keys: string[]) {
  await inFront();
  for (const key of keys) {
    const [, held, pressed = key] = /^(\w+)\+(.+)$/.exec(key) ?? [];
    if (held) await sendKeys({ down: held });
    await sendKeys({ press: pressed });
    if (held) await sendKeys({ up: held });
    await drawn();
  }
}

/** Types text into the focused element. */
export async function type(text: string) {
  await inFront();
  await sendKeys({ type: text });
  await drawn();
}

/** Clicks in the middle of an element as a mouse does. */
export async function clickAt(element: Element) {
  await inFront();
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  await drawn();
}

/** A background window receives no key events and fires no focus events. */
export async function inFront() {
  if (!document.hasFocus()) await executeServerCommand('bring-to-front');
}
