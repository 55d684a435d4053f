import { executeServerCommand, sendKeys, sendMouse } from '@web/test-runner-commands';

import { drawn } from './page';

/**
 * Presses keys, one after another, where the focus is; nobody presses one before the last has been drawn. One before a
 * plus is held down meanwhile: 'Shift+ArrowUp'.
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

/** Types text where the focus is. */
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

/** A window in the background hears no keys and fires no focus events. */
export async function inFront() {
  if (!document.hasFocus()) await executeServerCommand('bring-to-front');
}
