import { store } from '../../src/core/store';
import { notify, takeToastsAtom } from '../../src/state/toasts';
import { drawn, until } from './page';

/** Past React, which listens to what the page itself sets; a text of several lines has a setter of its own. */
const setterOf = (control: Element) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!;

/** The control of a form by its name. */
export function box(host: ParentNode, name: string) {
  const found = host.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

/** Fills a form in as a password manager does, without keys: text, or whether a box is ticked. */
export async function fill(host: ParentNode, values: Readonly<Record<string, string | boolean>>) {
  for (const [name, value] of Object.entries(values)) {
    const control = box(host, name);
    if (typeof value === 'boolean') {
      if (control.checked !== value) control.click();
      continue;
    }
    setterOf(control).call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await drawn();
}

/** The button that sends a form. */
export const sender = (host: ParentNode) => host.querySelector<HTMLButtonElement>('[type=submit]')!;

/** Sends a form and waits until its errors, or its being busy, are drawn. */
export async function submit(host: ParentNode) {
  sender(host).click();
  await drawn();
}

/** What the summary on top of a form says is wrong, one line each. */
export const problems = (host: ParentNode) =>
  [...host.querySelectorAll('.agency-errors-item')].map(({ textContent }) => textContent);

/** What stands beside a field as its error. */
export function errorOf(host: ParentNode, name: string) {
  const ids = box(host, name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.map((id) => document.getElementById(id)).find((each) => each?.id.endsWith('-error'));
  return error?.querySelector('.agency-field-error-words')?.lastChild?.textContent;
}

/** The link with these words. */
export const linkOf = (host: ParentNode, words: string) =>
  [...host.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === words);

/** What the messages on the page say. */
export const toasts = () => document.querySelector('[data-agency-layer="toasts"]')?.textContent ?? '';

/** A button of the messages on the page, by its words. */
export const toastButton = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-agency-layer="toasts"] button')].find(
    ({ textContent }) => textContent === words,
  );

/** Closes the messages on the page, so that the next one is the only one. */
export async function closeToasts() {
  store.set(takeToastsAtom);
  // One that waited for room comes when another goes.
  await until(() => {
    const layer = document.querySelector('[data-agency-layer="toasts"]');
    layer?.querySelectorAll<HTMLElement>('[aria-label^=Close]').forEach((button) => button.click());
    return !toasts();
  });
}

/** What the messages on the page say beside one that comes after them: an earlier one is there by then. */
export async function earlierToasts() {
  const last = 'Anything before this is there too';
  notify({ message: last, duration: 20_000 });
  await until(() => toasts().includes(last));
  const earlier = toasts().replace(last, '');
  await closeToasts();
  return earlier;
}
