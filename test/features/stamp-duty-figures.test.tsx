import { expect } from '@open-wc/testing';

import '../../elements/stamp-duty';
import { homeData } from '../support/homes';
import { drawn, render, shown, translate, until } from '../support/page';
import { givePage } from '../support/page-data';
import { delaysOf } from '../support/watch';
import { press, type } from '../ui/stage';
import { choose, control, facts, figure, fill, openLink, ownBands, pressButton, rows, said } from './calculators';

const stampDuty = (attributes = '') => render(`<agency-stamp-duty ${attributes}></agency-stamp-duty>`);

afterEach(async () => {
  document.querySelectorAll('agency-stamp-duty').forEach((host) => host.parentElement!.remove());
  openLink();
  await givePage();
});

describe('the figures of stamp duty', () => {
  it('CAL-03 begin with an empty price where the property has none', async () => {
    await givePage({ property: { ...homeData, price: 'Price on application', price_value: null } });
    const host = await stampDuty();
    expect(control(host, 'Property price').value).to.equal('');
    expect(figure(host)).to.equal('£0');
    expect(rows(host, 'Stamp duty by band')).to.have.length(6);
  });

  it('ask for the price while there is none, in words and aloud, and no more once it is given', async () => {
    const ask = 'Enter the property price to see the tax.';
    const host = await stampDuty();
    expect(shown(host)).to.include(ask);
    await expect(host).to.be.accessible();
    await fill(host, 'Property price', '300000');
    await until(() => !shown(host).includes(ask));
    await fill(host, 'Property price', '');
    await until(() => said(host).includes(ask));
    expect(shown(host)).to.include(ask);
  });

  it('begin with the price of the home for sale, never with a rent', async () => {
    await givePage({ property: homeData });
    expect(control(await stampDuty(), 'Property price').value).to.equal('825,000');
    await givePage({ property: { ...homeData, property_channel: 'lettings', price_value: 1500 } });
    expect(control(await stampDuty(), 'Property price').value).to.equal('');
  });

  it('follow a later attribute until the visitor has typed, each field by itself', async () => {
    const host = await stampDuty('price="400000"');
    host.setAttribute('price', '825000');
    await drawn();
    expect(figure(host)).to.equal('£31,250');
    await fill(host, 'Property price', '250000');
    host.setAttribute('price', '1000000');
    host.setAttribute('region', 'wales');
    await drawn();
    expect(control(host, 'Property price').value).to.equal('250,000');
    expect(figure(host)).to.equal('£1,500');
    await pressButton(host, 'Start again');
    expect(control(host, 'Property price').value).to.equal('1,000,000');
  });

  it('show the cash needed with a deposit of a fifth, or of the visitor’s own', async () => {
    const host = await stampDuty('price="825000"');
    expect(facts(host)).to.deep.equal({ Deposit: '£165,000', 'Stamp duty': '£31,250', 'Cash needed': '£196,250' });
    await fill(host, 'Deposit', '£100,000');
    expect(facts(host)['Cash needed']).to.equal('£131,250');
    await fill(host, 'Property price', '400000');
    expect(facts(host)['Cash needed']).to.equal('£110,000');
    await fill(host, 'Deposit', '');
    expect(facts(host)).to.deep.equal({});
  });

  it('refuse a deposit above the price', async () => {
    const host = await stampDuty('price="400000"');
    await fill(host, 'Deposit', '400001');
    await until(() => shown(host).includes('The deposit is more than the price'));
    expect(facts(host)).to.deep.equal({});
    await until(() => said(host).join().includes('The deposit is more than the price'));
  });

  it('refuse no deposit while a higher price is being typed', async () => {
    const refusal = 'The deposit is more than the price';
    const host = await stampDuty('price="400000"');
    await fill(host, 'Deposit', '100000');
    for (const price of ['', '5', '50', '500', '5,000', '50,000', '500,000']) {
      await fill(host, 'Property price', price);
      expect(shown(host), price).not.to.include(refusal);
    }
    await fill(host, 'Property price', '5,000');
    await until(() => shown(host).includes(refusal));
  });

  it('are told to the page when the visitor changes them, and only then', async () => {
    const told: unknown[] = [];
    const listen = ({ detail }: Event & { detail?: unknown }) => void told.push(detail);
    document.addEventListener('agency-stamp-duty-change', listen);
    const host = await stampDuty('price="400000"');
    host.setAttribute('price', '250000');
    await drawn();
    expect(told).to.deep.equal([]);
    await fill(host, 'Property price', '825000');
    await choose(host, 'Scotland');
    document.removeEventListener('agency-stamp-duty-change', listen);
    expect(told[0]).to.deep.include({ price: 825000, region: 'england', tax: 31250 });
    expect(told[1]).to.deep.include({ price: 825000, region: 'scotland', tax: 57350 });
  });

  it('are said aloud once the visitor has paused for a second, not before', async () => {
    const host = await stampDuty('price="400000"');
    expect(said(host)).to.deep.equal([]);
    control(host, 'Property price').select();
    expect(await delaysOf('setTimeout', () => type('825000'))).to.include(1000);
    await until(() => said(host).length > 0);
    expect(said(host)).to.deep.equal([
      'Stamp duty on £825,000 in England or Northern Ireland: £31,250, 3.79% of the price.',
    ]);
    const itself = host.querySelector('.agency-result-output')!.closest('output, [role=status], [aria-live]');
    expect(itself, 'the figure itself is not').to.equal(null);
  });

  it('are answered by keyboard alone', async () => {
    const host = await stampDuty('price="400000"');
    control(host, 'Property price').focus();
    await press('Tab', 'ArrowRight');
    expect(control(host, 'Scotland').checked).to.equal(true);
    await press('Tab', 'Tab', ' ');
    expect(control(host, 'Additional property').checked).to.equal(true);
    expect(figure(host)).to.equal('£45,350');
    control(host, 'Property price').focus();
    await press('Enter');
    expect(figure(host)).to.equal('£45,350');
  });

  it('F26 are right in every place, though a translator has replaced all words', async () => {
    const host = await stampDuty('price="400000"');
    const other = await stampDuty('price="825000" region="scotland"');
    translate(host);
    host.setAttribute('price', '825000');
    host.setAttribute('region', 'scotland');
    await drawn();
    expect(shown(host).replaceAll('¡', '')).to.equal(shown(other));
  });

  it('stay while the tag moves through the page', async () => {
    const host = await stampDuty('price="400000"');
    await fill(host, 'Property price', '825000');
    host.parentElement!.append(document.createElement('p'), host);
    await drawn();
    expect(figure(host)).to.equal('£31,250');
    expect(control(host, 'Property price').value).to.equal('825,000');
  });
});

describe('the age of the rates', () => {
  it('is shown with a link to the official ones', async () => {
    const host = await stampDuty('price="400000"');
    expect(shown(host)).to.include('Rates for England and Northern Ireland as last changed on 1 April 2025.');
    const link = host.querySelector<HTMLAnchorElement>('.agency-result a')!;
    expect(link.href).to.match(/^https:\/\/www\.gov\.uk\/stamp-duty-land-tax/);
    expect(link.rel).to.equal('noopener noreferrer');
    await choose(host, 'Scotland');
    expect(shown(host)).to.include('Check them on Revenue Scotland');
  });

  it('is a warning where the page gives no date, or rates that have changed since', async () => {
    await givePage({ stamp_duty_england: ownBands('base_sdlt_rate') });
    const host = await stampDuty('price="400000"');
    expect(host.querySelector('.agency-note-error')!.textContent).to.include('have no date');
    await givePage({ stamp_duty_england: ownBands('base_sdlt_rate', '2022-09-23') });
    expect(host.querySelector('.agency-note-error')!.textContent).to.include('they changed on 1 April 2025');
    await givePage({ stamp_duty_england: ownBands('base_sdlt_rate', 'last year') });
    expect(host.querySelector('.agency-note-error')!.textContent).to.include('have no date');
    await givePage({ stamp_duty_england: ownBands('base_sdlt_rate', '2026-04-01') });
    expect(host.querySelector('.agency-note-error')).to.equal(null);
    expect(shown(host)).to.include('as last changed on 1 April 2026');
  });
});
