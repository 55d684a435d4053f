import { arrived, drawn, pause, render, until } from './page';

const NAME = 'cookieconsent_status';

/** Map tiles from the site's own server, which need no consent. */
export const ownMaps = { map_tiles: { url: '/tiles/{z}/{x}/{y}.svg' } };
/** Map tiles from another site. */
export const otherMaps = { map_tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' } };

/** A visitor who was never asked about cookies. */
export function forgetAnswer() {
  localStorage.removeItem(NAME);
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
}

/** A visitor who answered on an earlier visit, with the rest of the stored answer. */
export function answerEarlier(status: 'allow' | 'deny', more: object = {}) {
  const kept = { status, maps: false, isAssumed: false, version: '', at: new Date().toISOString(), ...more };
  localStorage.setItem(NAME, JSON.stringify(kept));
}

/** The stored answer: the full record and the word in the cookie. */
export const keptAnswer = () => JSON.parse(localStorage.getItem(NAME) ?? 'null') as Record<string, unknown> | null;
export const answerCookie = () => new RegExp(`${NAME}=(\\w*)`).exec(document.cookie)?.[1];

/** The element, once it knows the visitor's answer. */
export async function consent(attributes = '') {
  const host = await render(`<agency-cookie-consent ${attributes}></agency-cookie-consent>`);
  await until(() => ['ready', 'empty'].includes(host.dataset.state ?? ''));
  await drawn();
  arrived();
  return host;
}

export const banner = () => document.querySelector<HTMLElement>('.agency-consent');
export const dialog = () => document.querySelector('dialog');

/** The button with this text, in the dialog if there is one. */
export const answerButton = (words: string) =>
  [...(dialog() ?? banner() ?? document).querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

/** Answers once the question has been in sight long enough to accept a press. */
export async function giveAnswer(words: string) {
  await until(() => answerButton(words));
  await pause(900);
  answerButton(words).click();
  await drawn();
}
