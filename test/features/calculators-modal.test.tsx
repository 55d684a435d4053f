import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/calculators';
import '../../elements/user-link';
import { navigate } from '../../src/core/path';
import { closeToasts } from '../support/filling';
import { homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { buttonOf, closeRoute, dialog, openRoute } from '../support/media-page';
import { drawn, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { choose, control, facts, fill, pressButton } from './calculators';

const withHome = (fields: object = {}) =>
  givePage({
    agency_name: 'Hartwell Vane',
    property: { ...homeData, ...fields },
    theme_settings: { mortgageCalculatorInterestRate: 4.5 },
  });
const headings = (place: ParentNode = dialog()!) =>
  [...place.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
const calculators = ['agency-mortgage-calculator', 'agency-stamp-duty'] as const;
const ready = () =>
  until(() =>
    calculators.every((tag) => (dialog()!.querySelector<HTMLElement>(tag)?.dataset.state ?? 'ready') === 'ready'),
  );
const open = async () => {
  await openRoute('/calculator');
  await ready();
};

describe('the calculators of a home', () => {
  let page: HTMLElement;
  before(async () => {
    await styled();
    page = await render('<p><a id="opener" href="#/calculator">Costs</a> <agency-user-link></agency-user-link></p>');
  });
  beforeEach(() => withHome());
  afterEach(async () => {
    document.querySelectorAll('body > div > agency-calculators').forEach((host) => host.parentElement!.remove());
    await closeRoute();
    await closeToasts();
  });
  after(async () => {
    page.parentElement!.remove();
    await givePage();
  });

  it('CAL-01 stand over the page, both with the price of the home, without faults', async () => {
    await open();
    expect(headings().slice(0, 2)).to.deep.equal(['What it costs', 'Mortgage']);
    expect(headings()).to.include('Stamp duty');
    for (const tag of calculators)
      expect(control(dialog()!.querySelector(tag)!, 'Property price').value, tag).to.equal('825,000');
    expect(control(dialog()!, 'Interest').value).to.equal('4.5');
    await expect(dialog()!).to.be.accessible();
  });

  it('CAL-01 ask for the price on a page without a home', async () => {
    await givePage({ agency_name: 'Hartwell Vane' });
    await open();
    for (const tag of calculators)
      expect(control(dialog()!.querySelector(tag)!, 'Property price').value, tag).to.equal('');
  });

  it('CAL-02 are not opened for a home to let: it says why, closes and cleans the address', async () => {
    await withHome({ property_channel: 'lettings', price: '£1,250 pcm', price_value: 1250 });
    navigate('/calculator');
    await until(() => document.body.textContent.includes('The calculators are for homes for sale.'));
    await until(() => !dialog());
    expect(location.hash).to.equal('');
    const host = await render('<agency-calculators></agency-calculators>');
    expect([shown(host), host.dataset.state]).to.deep.equal(['', 'empty']);
  });

  for (const [id, fields] of [
    ['CAL-03', { price: 'POA', price_value: null }],
    ['CAL-03', { price: 'POA', price_value: 0 }],
    ['CAL-04', { tags: ['gth commercial'] }],
    ['CAL-04', { tags: ['garden', 'gth development'] }],
  ] as const) {
    it(`${id} are the stamp duty alone for a home with ${JSON.stringify(fields)}`, async () => {
      await withHome(fields);
      await open();
      expect(dialog()!.querySelector('agency-mortgage-calculator')).to.equal(null);
      const price = control(dialog()!.querySelector('agency-stamp-duty')!, 'Property price').value;
      expect(price).to.equal(id === 'CAL-03' ? '' : '825,000');
      expect(headings()).to.not.include('Mortgage');
    });
  }

  it('CAL-01 open by a link, and close by Escape, the cross, the page around them and the way back', async () => {
    const opener = document.getElementById('opener')!;
    for (const close of [
      () => press('Escape'),
      () => buttonOf(dialog()!, 'Close').click(),
      () => document.querySelector<HTMLElement>('.agency-scrim')!.click(),
      () => history.back(),
    ]) {
      opener.focus();
      await press('Enter');
      await until(() => dialog()?.querySelector('agency-stamp-duty'));
      await ready();
      expect(document.activeElement).to.equal(dialog()!.querySelector('h2'));
      await close();
      await until(() => !dialog());
      expect(location.hash).to.equal('');
      expect(document.activeElement).to.equal(opener);
    }
  });

  it('CAL-01 leave what those of the page know of each other, when they are closed', async () => {
    const host = await render('<agency-calculators></agency-calculators>');
    const own = (tag: (typeof calculators)[number]) => host.querySelector(tag)!;
    await until(() => calculators.every((tag) => own(tag) && facts(own(tag))['Cash needed']));
    await fill(own('agency-mortgage-calculator'), 'Deposit', '100000');
    const cash = () => calculators.map((tag) => facts(own(tag))['Cash needed']);
    await until(() => cash().join() === '£131,250,£131,250');
    await open();
    await closeRoute();
    await drawn();
    expect(cash()).to.deep.equal(['£131,250', '£131,250']);
  });

  it('CAL-01 keep what was entered when they are closed and opened again, until the home has another price', async () => {
    const mortgage = () => dialog()!.querySelector('agency-mortgage-calculator')!;
    const duty = () => dialog()!.querySelector('agency-stamp-duty')!;
    const openAgain = async () => {
      await closeRoute();
      await open();
    };
    await open();
    await fill(mortgage(), 'Deposit', '200000');
    await fill(mortgage(), 'Interest', '5.25');
    await fill(duty(), 'Property price', '700000');
    await choose(duty(), 'Additional property');
    await openAgain();
    expect(control(mortgage(), 'Property price').value).to.equal('825,000');
    expect(control(mortgage(), 'Deposit').value).to.equal('200,000');
    expect(control(mortgage(), 'Interest').value).to.equal('5.25');
    expect(control(duty(), 'Property price').value).to.equal('700,000');
    expect(control(duty(), 'Additional property').checked).to.equal(true);

    await pressButton(mortgage(), 'Start again');
    await openAgain();
    expect(control(mortgage(), 'Interest').value).to.equal('4.5');
    expect(control(duty(), 'Property price').value).to.equal('700,000');

    await closeRoute();
    await withHome({ price: '£650,000', price_value: 650000 });
    await open();
    for (const host of [mortgage(), duty()]) expect(control(host, 'Property price').value).to.equal('650,000');
    expect(control(duty(), 'Additional property').checked).to.equal(false);
  });

  it('CAL-01 fit on a phone', async () => {
    await setViewport({ width: 320, height: 640 });
    await open();
    for (const element of dialog()!.querySelectorAll('input, button, .agency-result-output'))
      expect(element.getBoundingClientRect().right, element.outerHTML).to.be.at.most(320);
    await setViewport({ width: 800, height: 600 });
  });
});
