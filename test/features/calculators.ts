import { drawn, until } from '../support/page';

/** The control of a calculator with this label. */
export function control(host: Element, label: string) {
  const found = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`no control is labelled ${label}`);
  return document.getElementById(found.htmlFor) as HTMLInputElement;
}

/** Whether a calculator asks for something. */
export const asksFor = (host: Element, label: string) =>
  [...host.querySelectorAll('label')].some(({ textContent }) => textContent === label);

/** Fills a control in at once, as a password manager or a paste does: no key is pressed. */
export async function fill(host: Element, label: string, text: string) {
  const box = control(host, label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  await drawn();
}

/** Ticks or chooses. */
export async function choose(host: Element, label: string) {
  control(host, label).click();
  await drawn();
}

/** Presses a button of a calculator. */
export async function pressButton(host: Element, label: string) {
  const button = () => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  // The buttons of a result come a moment after it.
  await until(button);
  button()!.click();
  await drawn();
}

/** The large figure of a calculator. */
export const figure = (host: Element) => host.querySelector('output')!.textContent;

/** The rows of a table by its caption, without its head. */
export function rows(host: Element, caption: string) {
  const table = [...host.querySelectorAll('table')].find((each) => each.caption!.textContent === caption);
  if (!table) throw new Error(`no table is called ${caption}`);
  return [...table.rows].slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent));
}

/** The figures under their names. */
export const facts = (host: Element) =>
  Object.fromEntries(
    [...host.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling!.textContent]),
  );

/** What is said aloud just now. */
export const said = (host: Element) =>
  [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean);

/** What is wrong with a control, in words. */
export const problem = (host: Element, label: string) => {
  const box = control(host, label);
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = ids.map((id) => document.getElementById(id)).find((each) => each?.className === 'agency-field-error');
  return message?.textContent?.replace('Error: ', '');
};

/** Puts figures of a shared link into the address of the page; nothing takes them away. */
export function openLink(figures: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) if (/^(stamp-duty|mortgage)-/.test(name)) query.delete(name);
  for (const [name, figure] of Object.entries(figures)) query.set(name, figure);
  history.replaceState(null, '', `?${query}`);
}

/** A page's own bands: one rate up to 100,000, another above. */
export const ownBands = (rate: string, from?: string) => ({
  base: [
    { minimum_property_price: 0, maximum_property_price: 100000, [rate]: 1 },
    { minimum_property_price: 100000, maximum_property_price: null, [rate]: '3' },
  ],
  _meta: { from },
});
