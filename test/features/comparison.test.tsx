import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/saved-properties';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { detachSavedPropertiesAtom, savedRowsAtom, toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { loadAccountAtom } from '../../src/state/account';
import { isUserKnownAtom } from '../../src/state/user';
import { homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { drawn, forgiveMissingPictures, render, shown, styled, until } from '../support/page';
import { freshVisitor } from '../support/visitor';

const home = (id: number, fields: object = {}) => ({
  ...homeData,
  property_id: id,
  display_address: `${id} Mill Road, Bath`,
  ...fields,
});

/** The list of a visitor who saved these on this device on an earlier visit. */
async function listOf(homes: readonly object[], width = 860) {
  localStorage.setItem('savedProperties', JSON.stringify(homes));
  store.set(detachSavedPropertiesAtom);
  const host = await render('<agency-saved-properties></agency-saved-properties>');
  host.style.cssText = `display: block; inline-size: ${width}px`;
  await until(() => host.dataset['state'] === 'ready');
  return host;
}
const button = (host: Element, words: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
const box = (host: Element, label: string) =>
  [...host.querySelectorAll<HTMLInputElement>('[type=checkbox]')].find(({ labels }) =>
    labels![0]!.textContent!.endsWith(label),
  )!;
const cells = (host: Element, selector: string) =>
  [...host.querySelectorAll(selector)].map(({ textContent }) => textContent);
const lineOf = (host: Element, name: string) => {
  const row = [...host.querySelectorAll('tbody tr')].find((each) => each.querySelector('th')!.textContent === name);
  return row && cells(row, 'td');
};
async function click(element: HTMLElement) {
  element.click();
  await drawn();
}

const three = [
  home(1, { price: 'Guide price £825,000', bedrooms: 4 }),
  home(2, { price: '£300,000', price_qualifier: '', bedrooms: 2, acreage: 1.5, status: 'SSTC', bathrooms: null }),
  home(3, { price: 'POA', price_value: null, bedrooms: null }),
];

describe('saved homes side by side', () => {
  before(async () => {
    await styled();
    await setViewport({ width: 900, height: 800 });
    forgiveMissingPictures();
  });
  beforeEach(async () => {
    document.querySelectorAll('agency-saved-properties').forEach((host) => host.closest('body > div')?.remove());
    history.replaceState(null, '');
    await freshVisitor();
    await until(() => store.get(isUserKnownAtom) || store.set(loadAccountAtom));
  });
  after(freshVisitor);

  it('sav-03 stands up to four homes side by side, one fact a line, in a table with heads for lines and homes', async () => {
    const host = await listOf(three);
    await click(button(host, 'Compare'));
    expect(document.activeElement!.textContent).to.equal('3 homes side by side');
    expect(cells(host, 'thead th[scope=col]').slice(1)).to.deep.equal([
      '1 Mill RoadBath',
      '2 Mill RoadBath',
      '3 Mill RoadBath',
    ]);
    expect([...host.querySelectorAll('thead a')].map((link) => link.getAttribute('href'))).to.deep.equal(
      three.map(() => homeData.property_url),
    );
    expect(lineOf(host, 'Price')).to.deep.equal(['£825,000 Guide price', '£300,000', 'POA']);
    expect(lineOf(host, 'Status')).to.deep.equal(['For sale', 'Sold STC', 'For sale']);
    expect(lineOf(host, 'Bedrooms')).to.deep.equal(['4', '2', '–Not given']);
    expect(lineOf(host, 'Land')).to.deep.equal(['–Not given', '1.5 acres', '–Not given']);
    expect(host.querySelectorAll('tbody th[scope=row]').length).to.equal(host.querySelectorAll('tbody tr').length);
    await expect(host).to.be.accessible();
  });

  it('g-08 keeps the answers of the choice within a narrow list in large text', async () => {
    const host = await listOf(
      [1, 2, 3, 4, 5].map((id) => home(id)),
      288,
    );
    await click(button(host, 'Compare'));
    for (const id of [2, 4]) await click(box(host, `Compare ${id} Mill Road`));
    host.style.fontSize = '32px';
    const bar = host.querySelector('.agency-compare-bar')!.getBoundingClientRect();
    const answers = host.querySelectorAll('.agency-compare-answers button');
    expect(answers).to.have.length(2);
    for (const answer of answers) {
      const { left, right } = answer.getBoundingClientRect();
      expect([left >= bar.left, right <= bar.right], answer.textContent).to.deep.equal([true, true]);
    }
  });

  it('sav-03 comes back to the list, with the focus where it was', async () => {
    const host = await listOf(three);
    await click(button(host, 'Compare'));
    await click(button(host, 'Back to the list'));
    await until(() => host.querySelector('table') === null);
    await until(() => document.activeElement === button(host, 'Compare'));
  });

  it('sav-03 comes back to the list in the entry of the list, from which the way back leads on', async () => {
    const place = (name?: string) =>
      name ? history.replaceState({ place: name }, '') : (history.state as { place?: string } | null)?.place;
    place('before the list');
    history.pushState({ place: 'the list' }, '');
    const host = await listOf([1, 2, 3, 4, 5].map((id) => home(id)));
    await click(button(host, 'Compare'));
    for (const id of [2, 4]) await click(box(host, `Compare ${id} Mill Road`));
    await click(button(host, 'Compare 2 homes'));
    const back = button(host, 'Back to the list')!;
    back.click();
    back.click();
    await until(() => host.querySelector('table') === null);
    expect(host.querySelector('[type=checkbox]'), 'the list, not the choice').to.equal(null);
    expect(place()).to.equal('the list');
    history.back();
    await until(() => place() === 'before the list');
    expect(host.querySelector('[type=checkbox]')).to.equal(null);
  });

  it('sav-03 leads back to the list by the way back, and to the comparison again by the way forward', async () => {
    const host = await listOf(three);
    await click(button(host, 'Compare'));
    history.back();
    await until(() => host.querySelector('table') === null);
    await until(() => document.activeElement === button(host, 'Compare'));
    history.forward();
    await until(() => host.querySelector('table') !== null);
    expect(cells(host, 'thead a')).to.have.length(3);
    await until(() => document.activeElement!.textContent === '3 homes side by side');
  });

  it('sav-03 F77 leaves the focus on the list when another tab leaves too few to compare, or all but one go', async () => {
    const host = await listOf(three.slice(0, 2));
    await click(button(host, 'Compare'));
    button(host, 'Back to the list').focus();
    store.set(toggleSavedPropertyAtom, store.get(savedRowsAtom)[0]!.property);
    await until(() => host.querySelector('table') === null);
    await until(() => host.contains(document.activeElement));
    expect(document.activeElement!.matches('button, a'), 'not on one of them').to.equal(false);
  });

  it('sav-03 is there again after a reload and on the way back from a home, with the homes that were chosen', async () => {
    const five = [1, 2, 3, 4, 5].map((id) => home(id));
    const host = await listOf(five);
    await click(button(host, 'Compare'));
    for (const id of [2, 4]) await click(box(host, `Compare ${id} Mill Road`));
    await click(button(host, 'Compare 2 homes'));
    host.closest('body > div')!.remove();
    const again = await listOf(five);
    await until(() => again.querySelector('table') !== null);
    expect(cells(again, 'thead a')).to.deep.equal(['2 Mill Road', '4 Mill Road']);
    history.back();
    await until(() => again.querySelector('table') === null);
    await until(() => box(again, 'Compare 2 Mill Road').checked && box(again, 'Compare 4 Mill Road').checked);
    await until(() => document.activeElement === box(again, 'Compare 2 Mill Road'));
  });

  it('sav-03 stays below a dialog of the same page', async () => {
    const host = await listOf(three);
    await click(button(host, 'Compare'));
    navigate('/nowhere');
    navigate('/', { replace: true });
    await drawn();
    expect(host.querySelector('table')).to.not.equal(null);
  });

  it('sav-03 lets two to four be chosen where more are saved, by keys alone', async () => {
    const host = await listOf([1, 2, 3, 4, 5].map((id) => home(id)));
    button(host, 'Compare').focus();
    await press('Enter');
    expect(document.activeElement).to.equal(box(host, 'Compare 1 Mill Road'));
    expect(shown(host)).to.include('Choose two to four homes');
    expect(button(host.querySelector('.agency-compare-bar')!, 'Compare').disabled).to.equal(true);
    await press(' ');
    expect(host.querySelector('[role=status].agency-compare-chosen')!.textContent).to.equal('1 of 4 chosen');
    for (const id of [2, 4, 5]) await click(box(host, `Compare ${id} Mill Road`));
    expect(box(host, 'Compare 3 Mill Road').disabled).to.equal(true);
    expect(shown(host)).to.include('remove one to choose another');
    // Ends every colour transition of the buttons.
    document.getAnimations().forEach((motion) => motion.finish());
    await expect(host).to.be.accessible();
    await click(box(host, 'Compare 2 Mill Road'));
    expect(box(host, 'Compare 3 Mill Road').disabled).to.equal(false);
    button(host, 'Compare 3 homes').focus();
    await press('Enter');
    expect(cells(host, 'thead a')).to.deep.equal(['1 Mill Road', '4 Mill Road', '5 Mill Road']);
  });

  it('sav-03 compares four at most, also once a removed one is back after another was chosen in its place', async () => {
    const host = await listOf([1, 2, 3, 4, 5].map((id) => home(id)));
    await click(button(host, 'Compare'));
    for (const id of [1, 2, 3, 4]) await click(box(host, `Compare ${id} Mill Road`));
    const first = store.get(savedRowsAtom).find(({ property }) => property.propertyId === '1')!.property;
    store.set(toggleSavedPropertyAtom, first);
    await drawn();
    await click(box(host, 'Compare 5 Mill Road'));
    store.set(toggleSavedPropertyAtom, first);
    await drawn();
    await click(button(host, 'Compare 4 homes'));
    expect(cells(host, 'thead a')).to.deep.equal(['2 Mill Road', '3 Mill Road', '4 Mill Road', '5 Mill Road']);
  });

  it('sav-03 g-14 hides nothing with the focus behind the bar of the choice', async () => {
    await setViewport({ width: 400, height: 600 });
    const host = await listOf(
      [1, 2, 3, 4, 5].map((id) => home(id)),
      360,
    );
    await click(button(host, 'Compare'));
    const bar = host.querySelector('.agency-compare-bar')!;
    const boxes: Element[] = [];
    while (!bar.contains(document.activeElement)) {
      const focused = document.activeElement as HTMLElement;
      if (focused.matches('[type=checkbox]')) boxes.push(focused);
      // Some browsers scroll a little later than they move the focus.
      await until(() => focused.getBoundingClientRect().top < bar.getBoundingClientRect().top);
      await press('Tab');
    }
    expect(boxes.length).to.equal(5);
    await setViewport({ width: 900, height: 800 });
  });

  it('sav-03 g-14 keeps the room of the bar above that of the cookie banner', async () => {
    const root = document.documentElement;
    root.style.cssText = '--agency-covered: 100px; scroll-padding-block-end: 100px';
    try {
      const host = await listOf([...three, home(4), home(5)]);
      await click(button(host, 'Compare'));
      expect(getComputedStyle(root).scrollPaddingBlockEnd).to.equal('224px');
    } finally {
      root.style.cssText = '';
    }
  });

  it('sav-03 gives the choice up again', async () => {
    const host = await listOf([1, 2, 3, 4, 5].map((id) => home(id)));
    await click(button(host, 'Compare'));
    await click(button(host, 'Cancel'));
    expect(host.querySelector('[type=checkbox]')).to.equal(null);
    expect(document.activeElement).to.equal(button(host, 'Compare'));
  });

  it('sav-03 has nothing to compare with fewer than two that are still there', async () => {
    const host = await listOf([home(1), home(2, { status: 'Withdrawn' })]);
    expect(button(host, 'Compare')).to.equal(undefined);
  });

  it('sav-03 fits a phone: the page keeps its width, the homes are pushed aside, the names of the facts stay', async () => {
    const host = await listOf(
      [1, 2, 3, 4].map((id) => home(id, { display_address: `${id} ${'Long'.repeat(12)}, Bath` })),
      358,
    );
    expect(host.scrollWidth).to.be.at.most(358);
    await click(button(host, 'Compare'));
    expect(host.scrollWidth).to.be.at.most(358);
    await until(() => host.querySelector('[role=region]') !== null);
    const frame = host.querySelector<HTMLElement>('[role=region]')!;
    expect(frame.tabIndex).to.equal(0);
    expect(frame.ariaLabel ?? frame.getAttribute('aria-label')).to.equal('4 homes side by side');
    const name = host.querySelector('tbody th')!;
    const { left } = name.getBoundingClientRect();
    frame.scrollLeft = 200;
    expect(frame.scrollLeft).to.be.greaterThan(0);
    expect(name.getBoundingClientRect().left).to.be.closeTo(left, 1);
    const [first, second] = [...host.querySelectorAll('thead th')].slice(1).map((each) => each.getBoundingClientRect());
    frame.scrollLeft = 0;
    expect(first!.width + second!.width + name.getBoundingClientRect().width).to.be.at.most(359);
    await expect(host).to.be.accessible();
  });

  it('sav-03 g-14 shows what has the focus whole, clear of the names of the facts, and the table with its outline', async () => {
    const host = await listOf(
      [1, 2, 3, 4].map((id) => home(id)),
      358,
    );
    await click(button(host, 'Compare'));
    await until(() => host.querySelector('[role=region]') !== null);
    const frame = host.querySelector<HTMLElement>('[role=region]')!;
    frame.scrollLeft = 200;
    await press('Tab', 'Tab');
    expect(document.activeElement).to.equal(frame);
    for (let box: Element | null = frame.parentElement; box && box !== host; box = box.parentElement) {
      expect(getComputedStyle(box).overflowX, box.className).to.equal('visible');
    }
    await press('Tab');
    expect(document.activeElement!.textContent).to.equal('1 Mill Road');
    const { right } = host.querySelector('tbody th')!.getBoundingClientRect();
    await until(() => document.activeElement!.getBoundingClientRect().left >= right);
  });

  it('sav-03 writes the names of the homes as large as the page, also where a theme makes a rem 10 px', async () => {
    const { documentElement: root } = document;
    root.style.fontSize = '62.5%';
    const host = await listOf(three);
    host.style.fontSize = '16px';
    await click(button(host, 'Compare'));
    const size = getComputedStyle(host.querySelector('thead a')!).fontSize;
    root.style.fontSize = '';
    expect(size).to.equal('16px');
  });
});
