import { sendMouse } from '@web/test-runner-commands';
import { useState, type ReactNode } from 'react';

import { defineElement } from '../../src/core/element';
import { inFront } from '../support/keyboard';
import { drawn, render } from '../support/page';

export { clickAt, press, type } from '../support/keyboard';

let next: ReactNode;

function Stage() {
  const [scene] = useState(next);
  return scene;
}
defineElement('agency-stage', Stage, { attributes: {} });

/** Draws something inside one of our elements, where it hears what every element hears. */
export async function draw(scene: ReactNode) {
  next = scene;
  return render('<agency-stage></agency-stage>');
}

/** Removes everything drawn from the page, and takes the focus back from the browser's own controls. */
export async function clear() {
  document.querySelectorAll('agency-stage').forEach((stage) => stage.parentElement!.remove());
  await drawn();
  await inFront();
  await sendMouse({ type: 'click', position: [1, 1] });
}

/** The one element that matches a selector. */
export function one<Type extends HTMLElement = HTMLElement>(selector: string) {
  const found = document.querySelectorAll<Type>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements fit ${selector}`);
  return found[0]!;
}

/** The descriptions of an element, in the order in which they are read. */
export const description = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');
