import '../../elements/provider';

import { pause } from './watch';

export { listenTo, pause, until } from './watch';

/** Puts markup on the page and waits until it is drawn. */
export async function render(html: string) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  await drawn();
  return place.firstElementChild as HTMLElement;
}

/** Puts the one style sheet on the page, as every page has it. */
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
  }
}

/** Waits until what was drawn has been seen, and what waited for that is done. */
export async function seen() {
  await new Promise(requestAnimationFrame);
  await pause(0);
  await drawn();
}

/** React takes its turns by messages, which some browsers deliver after timers. */
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

/** Lets everything that moves arrive, so that colours are what they will be. */
export const arrived = () => document.getAnimations().forEach((motion) => motion.cancel());

/** The pictures of made-up homes are nowhere: that they do not come is no fault of the test. */
export const forgiveMissingPictures = () =>
  document.addEventListener(
    'error',
    (event) => event.target instanceof HTMLImageElement && event.stopPropagation(),
    true,
  );
