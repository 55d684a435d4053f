import { drawn, until } from '../support/page';

/** The control of a calculator with this label. */
export function control(host: Element, label: string) {
  const found = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`no control is labelled ${label}`);
  return document.getElementById(found.htmlFor) as HTMLInputElement;
}

/** Whether a calculator has a control with this label. */
export const asksFor = (host: Element, label: string) =>
  [...host.querySelectorAll('label')].some(({ textContent }) => textContent === label);

/** Fills in a control at once, as a password manager or a paste does, without key presses. */
export async function fill(host: Element, label: string, text: string) {
  const box = control(host, label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  await drawn();
}

/** Ticks a box or chooses an option. */
export async function choose(host: Element, label: string) {
  control(host, label).click();
  await drawn();
}

/** Presses a button of a calculator. */
export async function pressButton(host: Element, label: string) {
  const button = () => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  // The buttons of a result appear a moment after it.
  await until(button);
  button()!.click();
  await drawn();
}

/** The large figure of a calculator. */
export const figure = (host: Element) => host.querySelector('.agency-result-output')!.textContent;

/** The rows of a table by its caption, without its head. */
export function rows(host: Element, caption: string) {
  const table = [...host.querySelectorAll('table')].find((each) => each.caption!.textContent === caption);
  if (!table) throw new Error(`no table is called ${caption}`);
  return [...table.rows].slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent));
}

/** The figures by their names. */
export const facts = (host: Element) =>
  Object.fromEntries(
    [...host.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling!.textContent]),
  );

/** The texts of the status regions, which screen readers announce. */
export const said = (host: Element) =>
  [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean);

/** The error message of a control. */
export const problem = (host: Element, label: string) => {
  const box = control(host, label);
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = ids.map((id) => document.getElementById(id)).find((each) => each?.className === 'agency-field-error');
  return message?.textContent?.replace('Error: ', '');
};

/** Puts the figures of a shared link into the address of the page; without figures, removes them. */
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
