import { enterText } from '../../src/core/entered';
import { store } from '../../src/core/store';
import { notify, takeToastsAtom } from '../../src/state/toasts';
import { drawn, until } from './page';

/** A form control by its name. */
export function box(host: ParentNode, name: string) {
  const found = host.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

/** Fills in a form as a password manager does, without key events: text, or whether a box is ticked. */
export async function fill(host: ParentNode, values: Readonly<Record<string, string | boolean>>) {
  for (const [name, value] of Object.entries(values)) {
    const control = box(host, name);
    if (typeof value === 'boolean') {
      if (control.checked !== value) control.click();
      continue;
    }
    enterText(control, value);
  }
  await drawn();
}

/** A form's submit button. */
export const sender = (host: ParentNode) => host.querySelector<HTMLButtonElement>('[type=submit]')!;

/** Submits a form and waits until its errors or its busy state are drawn. */
export async function submit(host: ParentNode) {
  sender(host).click();
  await drawn();
}

/** The errors in a form's summary, one line each. */
export const problems = (host: ParentNode) =>
  [...host.querySelectorAll('.agency-errors-item')].map(({ textContent }) => textContent);

/** The error beside a field. */
export function errorOf(host: ParentNode, name: string) {
  const ids = box(host, name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.map((id) => document.getElementById(id)).find((each) => each?.id.endsWith('-error'));
  return error?.querySelector('.agency-field-error-words')?.lastChild?.textContent;
}

/** The link with this text. */
export const linkOf = (host: ParentNode, words: string) =>
  [...host.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === words);

/** Where the links in a field's label lead. */
export const hrefsAt = ({ labels }: HTMLInputElement) =>
  [...labels!].flatMap((label) => [...label.querySelectorAll('a')].map((link) => link.getAttribute('href')));

/** The text of the toasts on the page. */
export const toasts = () => document.querySelector('[data-agency-layer="toasts"]')?.textContent ?? '';

/** A button in the toasts, by its text. */
export const toastButton = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-agency-layer="toasts"] button')].find(
    ({ textContent }) => textContent === words,
  );

/** Closes all toasts, so that the next one is the only one. */
export async function closeToasts() {
  store.set(takeToastsAtom);
  // A queued toast appears when another closes.
  await until(() => {
    const layer = document.querySelector('[data-agency-layer="toasts"]');
    layer?.querySelectorAll<HTMLElement>('[aria-label^=Close]').forEach((button) => button.click());
    return !toasts();
  });
}

/** The text of the toasts apart from a marker shown after them, which proves that earlier ones have appeared. */
export async function earlierToasts() {
  const last = 'Anything before this is there too';
  notify({ message: last, duration: 20_000 });
  await until(() => toasts().includes(last));
  const earlier = toasts().replace(last, '');
  await closeToasts();
  return earlier;
}
