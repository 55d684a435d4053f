import { drawn, pause, render, until } from './page';

const NAME = 'cookieconsent_status';

/** Maps of the site's own server, about which nobody is asked. */
export const ownMaps = { map_tiles: { url: '/tiles/{z}/{x}/{y}.svg' } };
/** Maps of another site. */
export const otherMaps = { map_tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' } };

/** Somebody who was never asked about cookies. */
export function forgetAnswer() {
  localStorage.removeItem(NAME);
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
}

/** Somebody who answered on an earlier visit, with what else is kept of it. */
export function answerEarlier(status: 'allow' | 'deny', more: object = {}) {
  const kept = { status, maps: false, isAssumed: false, version: '', at: new Date().toISOString(), ...more };
  localStorage.setItem(NAME, JSON.stringify(kept));
}

/** What this browser keeps of the answer: all of it, and the word in the cookie. */
export const keptAnswer = () => JSON.parse(localStorage.getItem(NAME) ?? 'null') as Record<string, unknown> | null;
export const answerCookie = () => new RegExp(`${NAME}=(\\w*)`).exec(document.cookie)?.[1];

/** The element, once it knows what the visitor answered. */
export async function consent(attributes = '') {
  const host = await render(`<agency-cookie-consent ${attributes}></agency-cookie-consent>`);
  await until(() => ['ready', 'empty'].includes(host.dataset.state ?? ''));
  await drawn();
  // Half seen on its way in, its words have less contrast.
  await Promise.all(host.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return host;
}

export const banner = () => document.querySelector<HTMLElement>('.agency-consent');
export const dialog = () => document.querySelector('dialog');

/** The button with these words, in the dialog if there is one. */
export const answerButton = (words: string) =>
  [...(dialog() ?? banner() ?? document).querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

/** Answers once the question has been there long enough. */
export async function giveAnswer(words: string) {
  await until(() => answerButton(words));
  await pause(550);
  answerButton(words).click();
  await drawn();
}
