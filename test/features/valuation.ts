import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { pathAtom } from '../../src/state/route';
import { isUserKnownAtom } from '../../src/state/user';
import { fill, sender } from '../support/filling';
import { clear } from '../support/network';
import { drawn, render, until } from '../support/page';

/** A visitor who requests a valuation; an agency's branch is near their address. */
export const person = {
  firstName: 'Siân',
  lastName: 'Evans-Smith',
  email: 'sian@example.com',
  telHome: '01632 960 188',
};
export const address = { houseNumber: '14', street: 'Rivers Street', town: 'Bath', postcode: 'ba12qa' };

/** Puts the form on the page and waits until the visitor's account has been fetched. */
export async function openForm(html = '<agency-valuation></agency-valuation>') {
  const host = await render(html);
  await until(() => host.dataset.state === 'ready');
  await until(() => store.get(isUserKnownAtom));
  await clear();
  return host;
}

/** The button with this text or accessible name. */
const buttonOf = (host: ParentNode, words: string) =>
  [...host.querySelectorAll('button')].find(
    (each) => each.textContent === words || each.getAttribute('aria-label') === words,
  )!;

/** Presses the button with these words. */
export async function pressButton(host: ParentNode, words: string) {
  buttonOf(host, words).click();
  await drawn();
}

/** Enters the address line by line. */
export async function enterAddress(host: ParentNode, lines: Readonly<Record<string, string>> = address) {
  await pressButton(host, 'Enter the address manually');
  await fill(host, lines);
}

/** Goes on to the next step. */
export async function goOn(host: ParentNode) {
  sender(host).click();
  await drawn();
}

/** Fills in the form up to the second step. */
export async function toTimes(host: ParentNode, lines: Readonly<Record<string, string>> = address) {
  await enterAddress(host, lines);
  await fill(host, person);
  await goOn(host);
  await until(() => host.querySelector('[name=day]'));
}

/** Fills in the form up to the last step. */
export async function toConfirm(host: ParentNode, lines: Readonly<Record<string, string>> = address) {
  await toTimes(host, lines);
  await pressButton(host, '10:00');
  await goOn(host);
  await until(() => host.querySelector('[name=optInTerms]'));
}

/** The heading of the current step. */
export const stepOf = (host: ParentNode) => host.querySelector('.agency-view-heading')?.textContent ?? '';

/** The chosen times. */
export const timesOf = (host: ParentNode) =>
  [...host.querySelectorAll('.agency-slot[aria-pressed=true]')].map(({ textContent }) => textContent);

/** Goes to a route of the page. */
export async function goTo(path: string) {
  if (store.get(pathAtom) !== path) navigate(path);
  await drawn();
}
