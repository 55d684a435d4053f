import { chai } from '@open-wc/testing';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

import '../../elements/provider';
import { pause } from './watch';

export { listenTo, pause, until } from './watch';

/** Renders markup on the page and waits until it is drawn. */
export async function render(html: string) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  await drawn();
  return place.firstElementChild as HTMLElement;
}

/** Shows another address without loading a page, as the browser does on going back. */
export function goTo(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Adds the style sheet to the page, as on every page. */
export async function styled() {
  const link = Object.assign(document.createElement('link'), {
    id: 'agency-css',
    rel: 'stylesheet',
    href: '/agency.css',
  });
  await new Promise((done) => {
    link.onload = done;
    document.head.append(link);
  });
}

/** Waits until React has drawn and its effects have run. */
export async function drawn() {
  for (let turn = 0; turn < 4; turn++) {
    await pause(0);
    await message();
    await idle();
  }
}

/** Waits for a frame to be painted, and for what that triggers. */
export async function seen() {
  await new Promise(requestAnimationFrame);
  await pause(0);
  await drawn();
}

/** React's own queue of work, in which this waits behind all other work, however long that takes on a busy machine. */
const idle = () => new Promise<void>((done) => void unstable_scheduleCallback(unstable_IdlePriority, () => done()));

/** React schedules work with messages, which some browsers deliver after timers. */
function message() {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** What a visitor would see in an element: its drawing, without the author's children. */
export const shown = (element: Element) => element.querySelector(':scope > [slot="agency"]')?.textContent ?? '';

/** Replaces every text, as a browser's translator does; the new one begins with ¡. */
export function translate(place: Element) {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data }) => data.trim())) {
    const font = document.createElement('font');
    font.append(`¡${text.data}`);
    text.replaceWith(font);
  }
}

/** Cancels all animations, so that colours and places are final. */
export const arrived = () => document.getAnimations().forEach((motion) => motion.cancel());

/** What fades in has less contrast than it will have, so every check of accessibility waits for no animation. */
chai.Assertion.overwriteMethod(
  'accessible',
  (check: Chai.Assertion['accessible']) =>
    function (this: Chai.Assertion, ...options: Parameters<typeof check>) {
      arrived();
      return check.apply(this, options);
    },
);

/** A failure that nothing waits for fails the test, unless the test prevents that. */
addEventListener('unhandledrejection', (event) =>
  setTimeout(() => {
    if (!event.defaultPrevented) throw event.reason;
  }),
);

/** The pictures of made-up homes do not exist: ignores that they fail to load, until the returned function is called. */
export function forgiveMissingPictures() {
  const forgive = (event: Event) => event.target instanceof HTMLImageElement && event.stopPropagation();
  document.addEventListener('error', forgive, true);
  return () => document.removeEventListener('error', forgive, true);
}
