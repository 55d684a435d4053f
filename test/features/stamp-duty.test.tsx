import { expect } from '@open-wc/testing';

import '../../elements/stamp-duty';
import { englandPageData, ownListsPageData, scotlandPageData, walesPageData } from '../domain/stamp-duty-page-data';
import { listenTo, render, shown, styled } from '../support/page';
import { givePage } from '../support/page-data';
import { homeData } from '../support/homes';
import { asksFor, choose, control, figure, fill, openLink, ownBands, pressButton, rows, said } from './calculators';

const bands = (host: Element) => rows(host, 'Stamp duty by band');
const stampDuty = (attributes = '') => render(`<agency-stamp-duty ${attributes}></agency-stamp-duty>`);
const place = (host: Element) => ['England', 'Scotland', 'Wales'].find((name) => control(host, name).checked);

afterEach(async () => {
  document.querySelectorAll('agency-stamp-duty').forEach((host) => host.parentElement!.remove());
  openLink();
  await givePage();
});

describe('stamp duty', () => {
  before(styled);

  it('TAX-01 offers England, Scotland and Wales, England at first', async () => {
    const host = await stampDuty('price="400000"');
    expect(control(host, 'England').checked).to.equal(true);
    await choose(host, 'Scotland');
    expect(figure(host)).to.equal('£13,350');
    await choose(host, 'Wales');
    expect(figure(host)).to.equal('£10,500');
    await choose(host, 'England');
    expect(figure(host)).to.equal('£10,000');
  });

  it('TAX-01 begins where the property of the page lies', async () => {
    await givePage({ property: { ...homeData, lat: 55.95, lng: -3.19 } });
    expect(place(await stampDuty())).to.equal('Scotland');
    expect(place(await stampDuty('region="wales"'))).to.equal('Wales');
  });

  it('TAX-01 does not say of a home in Belfast that it lies in England', async () => {
    await givePage({ property: { ...homeData, price_value: 400_000, lat: 54.597, lng: -5.93 } });
    const host = await stampDuty();
    expect(place(host)).to.equal('England');
    const summary = host.querySelector('.agency-print-only')!.textContent;
    expect(summary).to.include('Stamp duty on £400,000 in England or Northern Ireland: £10,000');
  });

  it('RTE-08 begins with the property of the page that a script put in the place of another', async () => {
    const figureOnPage = async (price: number) => {
      document.getElementById('agency-data')?.remove();
      const data = JSON.stringify({ property: { ...homeData, price_value: price } });
      const page = await render(`<main><script type="application/json" id="agency-data">${data}</script>
        <agency-stamp-duty region="england"></agency-stamp-duty></main>`);
      const shown = figure(page);
      page.parentElement!.remove();
      return shown;
    };
    expect(await figureOnPage(400_000)).to.equal('£10,000');
    expect(await figureOnPage(600_000)).to.equal('£20,000');
  });

  it('TAX-02 taxes by the bands of the page in England', async () => {
    await givePage({ stamp_duty_england: ownBands('base_sdlt_rate') });
    expect(figure(await stampDuty('price="200000"'))).to.equal('£4,000');
    await givePage({ stamp_duty_england: englandPageData });
    expect(figure(await stampDuty('price="825000"'))).to.equal('£31,250');
  });

  it('TAX-03 taxes by the bands of the page in Scotland', async () => {
    await givePage({ stamp_duty_scotland: ownBands('base_lbtt_rate') });
    expect(figure(await stampDuty('price="200000" region="scotland"'))).to.equal('£4,000');
    await givePage({ stamp_duty_scotland: scotlandPageData });
    expect(figure(await stampDuty('price="400000" region="scotland"'))).to.equal('£13,350');
  });

  it('TAX-04 taxes by the bands of the page in Wales', async () => {
    await givePage({ stamp_duty_wales: ownBands('base_ltt_rate') });
    expect(figure(await stampDuty('price="200000" region="wales"'))).to.equal('£4,000');
    await givePage({ stamp_duty_wales: walesPageData });
    expect(figure(await stampDuty('price="400000" region="wales"'))).to.equal('£10,500');
  });

  it('TAX-02 uses the built-in bands, and says so once, where those of the page are malformed', async () => {
    const told = await listenTo('error', async () => {
      await givePage({ stamp_duty_england: { base: 'none' } });
      expect(figure(await stampDuty('price="825000"'))).to.equal('£31,250');
      expect(figure(await stampDuty('price="825000"'))).to.equal('£31,250');
    });
    expect(told.filter((line) => line.includes('stamp_duty_england'))).to.have.length(1);
  });

  it('TAX-05 shows the tax of each part of the price, and the sum', async () => {
    const host = await stampDuty('price="825000"');
    expect(bands(host)).to.deep.equal([
      ['Up to £125,000', '0%', '£0'],
      ['£125,001 to £250,000', '2%', '£2,500'],
      ['£250,001 to £825,000', '5%', '£28,750'],
      ['Total', '3.79%', '£31,250'],
    ]);
    const bar = host.querySelector('.agency-bands')!;
    const parts = [...bar.querySelectorAll('.agency-bands-part')].map((part) => [
      part.textContent,
      Math.round((100 * part.getBoundingClientRect().width) / bar.getBoundingClientRect().width),
    ]);
    expect(parts).to.deep.equal([
      ['0%', 15],
      ['2%', 15],
      ['5%', 69],
    ]);
    expect(bar.getAttribute('aria-label')).to.include('£125,000 at 0%, £125,000 at 2%, £575,000 at 5%');
    expect(host.querySelector('.agency-result')!.textContent).to.include('3.79% of the price');
  });

  it('TAX-06 a first time buyer and an additional property rule each other out, and it says why', async () => {
    const host = await stampDuty('price="400000" first-time-buyer');
    expect(figure(host)).to.equal('£5,000');
    await choose(host, 'Additional property');
    expect(control(host, 'First time buyer').checked).to.equal(false);
    expect(figure(host)).to.equal('£30,000');
    expect(said(host)[0]).to.match(/^We unticked First time buyer/);
    await choose(host, 'First time buyer');
    expect(control(host, 'Additional property').checked).to.equal(false);
    expect(said(host)[0]).to.match(/^We unticked Additional property/);
    await choose(host, 'First time buyer');
    expect(said(host).some((line) => line!.includes('unticked'))).to.equal(false);
    expect(figure(host)).to.equal('£10,000');
    await choose(host, 'Additional property');
    await choose(host, 'First time buyer');
    await pressButton(host, 'Start again');
    expect(said(host).some((line) => line!.includes('unticked'))).to.equal(false);
  });

  it('TAX-06 nor can a link and the tag, or a link alone', async () => {
    const first = { 'stamp-duty-first-time-buyer': 'true' };
    const additional = { 'stamp-duty-additional-property': 'true' };
    for (const [link, tag] of [
      [first, 'additional-property'],
      [additional, 'first-time-buyer'],
      [{ ...first, ...additional }, ''],
    ] as const) {
      openLink(link);
      const host = await stampDuty(`price="300000" ${tag}`);
      expect(control(host, 'First time buyer').checked).to.equal(false);
      expect(control(host, 'Additional property').checked).to.equal(true);
      expect(host.textContent).to.not.include('Above £500,000');
      host.parentElement!.remove();
    }
  });

  it('TAX-06 the tag cannot ask for both: the additional property wins', async () => {
    const host = await stampDuty('price="400000" first-time-buyer additional-property');
    expect(control(host, 'First time buyer').checked).to.equal(false);
    expect(control(host, 'Additional property').checked).to.equal(true);
  });

  it('TAX-07, g-22 adds the surcharge of buyers from abroad in England, in a row of its own', async () => {
    const host = await stampDuty('price="400000"');
    await choose(host, 'I live outside the UK');
    expect(figure(host)).to.equal('£18,000');
    expect(bands(host)).to.deep.include(['Non-UK resident', '+2%', '£8,000']);
    expect(host.querySelector('.agency-bands-surcharge')!.textContent).to.equal('Non-UK resident +2%');
    const read = [...host.querySelector('.agency-bands')!.children].filter(({ ariaHidden }) => ariaHidden !== 'true');
    expect(read, 'the texts of the bar, which its description holds').to.deep.equal([]);
  });

  it('TAX-08 neither asks for nor counts living abroad in Scotland and Wales', async () => {
    const host = await stampDuty('price="400000" region="scotland" non-uk-resident');
    expect(asksFor(host, 'I live outside the UK')).to.equal(false);
    expect(figure(host)).to.equal('£13,350');
    await choose(host, 'Wales');
    expect(asksFor(host, 'I live outside the UK')).to.equal(false);
    expect(figure(host)).to.equal('£10,500');
    await choose(host, 'England');
    expect(control(host, 'I live outside the UK').checked).to.equal(true);
  });

  it('TAX-09, TAX-10 first-time relief in England ends above its limit, and it says what that costs', async () => {
    const host = await stampDuty('price="500000" first-time-buyer');
    expect(figure(host)).to.equal('£10,000');
    expect(shown(host)).to.include('Above £500,000 the relief stops');
    await fill(host, 'Property price', '500001');
    expect(figure(host)).to.equal('£15,000');
    expect(shown(host)).to.include('At £500,000 the tax would be £10,000.');
  });

  it('TAX-11 Scotland has relief of its own, Wales has none and says so', async () => {
    const host = await stampDuty('price="200000" region="scotland" first-time-buyer');
    expect(figure(host)).to.equal('£500');
    await fill(host, 'Property price', '900000');
    await choose(host, 'First time buyer');
    const ordinary = figure(host);
    await choose(host, 'First time buyer');
    expect(figure(host)).not.to.equal(ordinary);
    await fill(host, 'Property price', '400000');
    await choose(host, 'Wales');
    expect(figure(host)).to.equal('£10,500');
    expect(shown(host)).to.include('Wales has no relief for first time buyers');
  });

  it('TAX-12 an additional property adds its surcharge in England', async () => {
    const host = await stampDuty('price="400000" additional-property');
    expect(figure(host)).to.equal('£30,000');
    expect(bands(host)).to.deep.include(['Additional property', '+5%', '£20,000']);
  });

  it('TAX-12 an additional property adds nothing below the price that the site says', async () => {
    await givePage({ stamp_duty_surcharges_from: 40_000 });
    const host = await stampDuty('price="39999" additional-property');
    expect(figure(host)).to.equal('£0');
    await fill(host, 'Property price', '40000');
    expect(figure(host)).to.equal('£2,000');
  });

  it('TAX-13 an additional property adds its supplement in Scotland', async () => {
    const host = await stampDuty('price="400000" region="scotland" additional-property');
    expect(figure(host)).to.equal('£45,350');
    expect(rows(host, 'Land and Buildings Transaction Tax by band')).to.deep.include([
      'Additional Dwelling Supplement',
      '+8%',
      '£32,000',
    ]);
  });

  it('TAX-14 a company pays the supplement once in Scotland, and is asked for in Scotland and Wales only', async () => {
    const host = await stampDuty('price="400000" region="scotland"');
    await choose(host, 'A company is buying');
    expect(figure(host)).to.equal('£45,350');
    await choose(host, 'Additional property');
    expect(figure(host)).to.equal('£45,350');
    await choose(host, 'Additional property');
    await choose(host, 'England');
    expect(asksFor(host, 'A company is buying')).to.equal(false);
    expect(figure(host)).to.equal('£10,000');
  });

  it('TAX-14 a company gets no relief as a first time buyer, and it says so', async () => {
    const host = await stampDuty('price="200000" region="scotland" company first-time-buyer');
    expect(figure(host)).to.equal('£17,100');
    expect(shown(host)).to.include('A company gets no relief');
    await choose(host, 'England');
    await fill(host, 'Property price', '600000');
    expect(shown(host), 'nobody is asked about a company there').to.include('relief for first time buyers stops');
  });

  it('TAX-15 an additional property pays the higher rates in Wales', async () => {
    const host = await stampDuty('price="400000" region="wales" additional-property');
    expect(figure(host)).to.equal('£29,950');
    expect(shown(host)).to.include('Higher rates for Wales as last changed on 11 December 2024');
  });

  it('TAX-16 a company pays the higher rates in Wales', async () => {
    const host = await stampDuty('price="400000" region="wales"');
    await choose(host, 'A company is buying');
    expect(figure(host)).to.equal('£29,950');
  });

  it('TAX-09, TAX-10, TAX-11, TAX-15, TAX-16 taxes by the other bands of the page too, up to their limit', async () => {
    const { england, scotland, wales } = ownListsPageData;
    await givePage({ stamp_duty_england: england, stamp_duty_scotland: scotland, stamp_duty_wales: wales });
    for (const [attributes, tax] of [
      ['price="550000" first-time-buyer', '£25,000'],
      ['price="600001" first-time-buyer', '£20,000'],
      ['price="200000" first-time-buyer region="scotland"', '£1,000'],
      ['price="300000" additional-property region="wales"', '£39,900'],
      ['price="300000" company region="wales"', '£39,900'],
    ] as const)
      expect(figure(await stampDuty(attributes)), attributes).to.equal(tax);
    expect(shown(await stampDuty('price="550000" first-time-buyer'))).to.include('Above £600,000 the relief stops');
  });

  it('TAX-17 rounds to whole pounds, while the rows keep their pence', async () => {
    const host = await stampDuty('price="250010"');
    expect(figure(host)).to.equal('£2,501');
    expect(bands(host)).to.deep.include(['£250,001 to £250,010', '5%', '£0.50']);
  });
});
