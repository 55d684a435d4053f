import { expect } from '@open-wc/testing';

import '../../elements/valuation';
import { enterText } from '../../src/core/entered';
import { box, fill, problems } from '../support/filling';
import { press } from '../support/keyboard';
import { asked, clear, fail } from '../support/network';
import { drawn, pause, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import { delaysOf } from '../support/watch';
import { goOn, openForm, person, pressButton, stepOf } from './valuation';

describe('looking an address up', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await givePage();
    host = await openForm();
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  const state = () => host.querySelector<HTMLElement>('[data-lookup]')!.dataset.lookup;
  const lookups = async () => (await asked('/address_lookup')).map(({ query }) => query);
  const options = () => [...host.querySelectorAll('[role=option]')].map(({ textContent }) => textContent!);
  const isSpinning = () => host.querySelector('.agency-address-spinner') !== null;
  const street = () => box(host, 'street').value;

  async function find(text = 'BA1') {
    box(host, 'address').focus();
    await fill(host, { address: text });
  }

  /** Chooses the first suggestion with the keyboard. */
  async function choose() {
    await find();
    await until(() => options().length > 0);
    await press('ArrowDown', 'Enter');
    await until(() => state() === 'selected');
  }

  it('ADR-01 asks once typing has rested for half a second, and for the newest text alone', async () => {
    box(host, 'address').focus();
    const waits = await delaysOf('setTimeout', async () => {
      for (const text of ['BA1 ', 'BA1 5']) enterText(box(host, 'address'), text);
      await drawn();
    });
    expect(waits).to.include(500);
    await until(async () => (await lookups()).length > 0);
    expect(await lookups()).to.deep.equal(['autocomplete=BA1+5']);
  });

  it('ADR-02 shows that it looks, then what it found', async () => {
    await fail({ path: '/address_lookup', delay: 2000, times: 1 });
    await find();
    await until(() => state() === 'loading');
    expect(isSpinning()).to.equal(true);
    expect(shown(host)).to.include('Looking for addresses…');
    await until(() => options().length > 0);
    expect(state()).to.equal('results');
    expect(options()[0]).to.match(/^\d+ .+, BA1 \d\w\w$/);
    expect(isSpinning()).to.equal(false);
    await expect(host).to.be.accessible();
  });

  it('ADR-02 ADR-07 stops looking for who goes on, sends the form or takes letters away meanwhile', async () => {
    const ways: readonly (() => unknown)[] = [
      () => press('Tab'),
      () => press('Enter'),
      () => fill(host, { address: 'BA' }),
    ];
    for (const go of ways) {
      await fail({ path: '/address_lookup', delay: 1500, times: 1 });
      await find();
      await until(() => state() === 'loading');
      await go();
      await until(() => state() === 'idle');
      await pause(1700);
      expect([state(), isSpinning(), options().length]).to.deep.equal(['idle', false, 0]);
      await fill(host, { address: '' });
    }
  });

  it('ADR-07 stops fetching the chosen address for who types another', async () => {
    await find();
    await until(() => options().length > 0);
    await fail({ path: '/address_lookup', delay: 2000, times: 1 });
    await press('ArrowDown', 'Enter');
    await until(() => state() === 'loading');
    await fill(host, { address: 'BA' });
    expect([state(), isSpinning()]).to.deep.equal(['idle', false]);
    await pause(2200);
    expect([state(), street()]).to.deep.equal(['idle', '']);
  });

  it('ADR-03 takes the whole of the address that is chosen, by keys alone, and shows it', async () => {
    await choose();
    expect((await lookups()).at(-1)).to.match(/^id=/);
    expect([street() !== '', box(host, 'town').value]).to.deep.equal([true, 'Bath']);
    expect(document.activeElement!.getAttribute('aria-label')).to.equal('Change the address');
    expect(host.querySelector('.agency-address-words')!.textContent).to.match(/^Address: \d+ .+, BA1 \d\w\w$/);
    await expect(host).to.be.accessible();
    await fill(host, person);
    await goOn(host);
    await until(() => stepOf(host).includes('Date and time'));
  });

  it('ADR-03 VAL-30 VAL-31 asks line by line for what an address lacks, with what is known filled in', async () => {
    await find();
    await until(() => options().length > 0);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ building_number: '14', line_1: '14 Rivers Street', town_or_city: 'Bath' });
    await fail({ path: '/address_lookup', status: 200, headers, body, times: 1 });
    await press('ArrowDown', 'Enter');
    await until(() => state() === 'manual');
    await until(() => document.activeElement === box(host, 'houseNumber'));
    expect(['houseNumber', 'street', 'town', 'postcode'].map((name) => box(host, name).value)).to.deep.equal([
      '14',
      'Rivers Street',
      'Bath',
      '',
    ]);
    await fill(host, person);
    await goOn(host);
    expect(problems(host)).to.deep.equal(['Please enter a valid postcode']);
    await fill(host, { postcode: 'BA1 2QA' });
    await goOn(host);
    await until(() => stepOf(host).includes('Date and time'));
  });

  it('ADR-05 says that nothing was found, and shows no list', async () => {
    await find();
    await until(() => options().length > 0);
    await fill(host, { address: 'zzzz' });
    await until(() => shown(host).includes("Sorry we couldn't find that address"));
    expect(options()).to.deep.equal([]);
    const manual = [...host.querySelectorAll('button')].find(({ textContent }) => textContent!.includes('manually'))!;
    const { x, y, width, height } = manual.getBoundingClientRect();
    expect(manual.contains(document.elementFromPoint(x + width / 2, y + height / 2)), 'the other way').to.equal(true);
    await expect(host).to.be.accessible();
  });

  it('ADR-05 says again that nothing was found when a letter is added and taken away', async () => {
    await find('zzzz');
    await until(() => state() === 'error');
    await fill(host, { address: 'zzzzz' });
    expect(state()).to.equal('idle');
    await fill(host, { address: 'zzzz' });
    await until(() => state() === 'error');
    expect(shown(host)).to.include("Sorry we couldn't find that address");
  });

  it('ADR-06 says so when the lookup fails, leaves the other way open, and tries again', async () => {
    await fail({ path: '/address_lookup', status: 404 });
    await find();
    await until(() => state() === 'error');
    expect(host.querySelector('[role=alert]')!.textContent).to.include("Sorry we couldn't find that address");
    await expect(host).to.be.accessible();
    await clear();
    await fill(host, { address: 'BA1 5' });
    expect(state()).to.equal('idle');
    await until(() => options().length > 0);
  });

  it('ADR-06 says so when the chosen address cannot be had', async () => {
    await find();
    await until(() => options().length > 0);
    await fail({ path: '/address_lookup', status: 404 });
    await press('ArrowDown', 'Enter');
    await until(() => state() === 'error');
    expect(street()).to.equal('');
  });

  it('ADR-07 is as at first once it is emptied, and late answers change nothing', async () => {
    await find();
    await until(() => options().length > 0);
    await fill(host, { address: '' });
    expect([state(), options().length]).to.deep.equal(['idle', 0]);
    await fail({ path: '/address_lookup', delay: 700, times: 1 });
    await fill(host, { address: 'BA2' });
    await until(async () => (await lookups()).length > 1);
    await fill(host, { address: '' });
    await pause(800);
    expect([state(), options().length]).to.deep.equal(['idle', 0]);
  });

  it('ADR-07 lets another address be looked for', async () => {
    await choose();
    await pressButton(host, 'Change the address');
    await until(() => state() === 'idle');
    expect(street()).to.equal('');
    await until(() => document.activeElement === box(host, 'address'));
  });

  it('ADR-08 forgets the address when one changes between looking up and typing', async () => {
    await choose();
    await pressButton(host, 'Enter the address manually');
    await until(() => state() === 'manual');
    expect(['houseNumber', 'street', 'postcode'].map((name) => box(host, name).value)).to.deep.equal(['', '', '']);
    await until(() => document.activeElement === box(host, 'houseNumber'));
    await expect(host).to.be.accessible();
    await fill(host, { street: 'Rivers Street', town: 'Bath', postcode: 'BA1 2QA' });
    await pressButton(host, 'Find the address instead');
    await until(() => state() === 'idle');
    expect(street()).to.equal('');
    await goOn(host);
    expect(problems(host)[0]).to.equal('You must enter a valid address');
  });

  it('ADR-08 forgets the address also when one changes as soon as it is chosen', async () => {
    const change = new MutationObserver(() => {
      if (state() !== 'selected') return;
      change.disconnect();
      void pressButton(host, 'Enter the address manually');
    });
    change.observe(host, { attributes: true, attributeFilter: ['data-lookup'], subtree: true });
    await find();
    await until(() => options().length > 0);
    await press('ArrowDown', 'Enter');
    await until(() => state() === 'manual');
    await drawn();
    expect(['houseNumber', 'street', 'postcode'].map((name) => box(host, name).value)).to.deep.equal(['', '', '']);
  });

  it('F62 keeps the half-typed text', async () => {
    await find('BA1 5');
    host.parentElement!.remove();
    host = await openForm();
    expect(box(host, 'address').value).to.equal('BA1 5');
    await drawn();
  });
});
