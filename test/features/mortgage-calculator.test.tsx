import { expect } from '@open-wc/testing';

import '../../elements/mortgage-calculator';
import { homeData } from '../support/homes';
import { drawn, listenTo, pause, render, shown, until } from '../support/page';
import { givePage } from '../support/page-data';
import { press, type } from '../ui/stage';
import { choose, control, facts, figure, fill, openLink, pressButton, problem, rows, said } from './calculators';

const calculator = (attributes = '') =>
  render(`<agency-mortgage-calculator ${attributes}></agency-mortgage-calculator>`);
const home = (fields: object) => ({ property: { ...homeData, ...fields } });
const settled = (host: Element, label: string) => until(() => problem(host, label));

afterEach(async () => {
  document.querySelectorAll('agency-mortgage-calculator').forEach((host) => host.parentElement!.remove());
  openLink();
  await givePage();
});

describe('a mortgage calculator', () => {
  it('CAL-03 is not there for a property without a price, unless the tag names one', async () => {
    await givePage(home({ price: 'Price on application', price_value: null }));
    const host = await calculator();
    expect(shown(host)).to.equal('');
    expect(host.dataset.state).to.equal('empty');
    host.setAttribute('price', '450000');
    await drawn();
    expect(control(host, 'Property price').value).to.equal('450,000');
    expect(host.dataset.state).to.equal('ready');
  });

  it('CAL-04 is not there for commercial property and developments', async () => {
    for (const tag of ['gth commercial', 'gth development']) {
      await givePage(home({ tags: ['new', tag] }));
      expect(shown(await calculator('price="450000"')), tag).to.equal('');
    }
    await givePage(home({ tags: ['gth garden'] }));
    expect(shown(await calculator())).to.include('Each month');
  });

  it('CAL-02 is not there for a property to let', async () => {
    await givePage(home({ property_channel: 'lettings', price_value: 1500 }));
    expect(shown(await calculator())).to.equal('');
  });

  it('CAL-05 begins with a deposit of 20% of the price, which follows the price', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    expect(control(host, 'Deposit').value).to.equal('90,000');
    expect(control(host, 'Share of the price').value).to.equal('20');
    await fill(host, 'Property price', '300000');
    expect(control(host, 'Deposit').value).to.equal('60,000');
  });

  it('P11 shows what is typed before it draws what follows from it', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    const before = figure(host);
    const filled = fill(host, 'Property price', '300000');
    await Promise.resolve();
    expect([control(host, 'Deposit').value, figure(host)]).to.deep.equal(['60,000', before]);
    await filled;
    await until(() => figure(host) !== before);
  });

  it('CAL-06 begins with 25 years', async () => {
    expect(control(await calculator('price="450000"'), 'Repaid over').value).to.equal('25');
    expect(control(await calculator('price="450000" years="99"'), 'Repaid over').value).to.equal('25');
    expect(control(await calculator('price="450000" years="30"'), 'Repaid over').value).to.equal('30');
  });

  it('CAL-07 begins with the rate of the site, or with none, a result of 0 and what to do', async () => {
    await givePage({ theme_settings: { mortgageCalculatorInterestRate: '4.75' } });
    expect(control(await calculator('price="450000"'), 'Interest').value).to.equal('4.75');
    expect(control(await calculator('price="450000" interest-rate="5"'), 'Interest').value).to.equal('5');
    await givePage();
    const host = await calculator('price="450000"');
    expect(control(host, 'Interest').value).to.equal('');
    expect(figure(host)).to.equal('£0 pcm');
    expect(shown(host)).to.include('Enter the interest to see what it costs.');
    expect(problem(host, 'Interest')).to.equal(undefined);
    await fill(host, 'Interest', '4.5');
    expect(figure(host)).to.equal('£2,001 pcm');
    expect(shown(host)).not.to.include('to see what it costs');
  });

  it('CAL-16 says of a result of 0 what is missing while nothing was typed', async () => {
    await givePage();
    const host = await calculator('');
    expect(figure(host)).to.equal('£0 pcm');
    expect(shown(host)).to.include('Enter the property price and the interest to see what it costs.');
    await expect(host).to.be.accessible();
    const told: unknown[] = [];
    host.addEventListener('agency-payment-change', (event) =>
      told.push((event as CustomEvent<{ monthly: number }>).detail.monthly),
    );
    await fill(host, 'Property price', '450000');
    expect(shown(host)).to.include('Enter the interest to see what it costs.');
    expect(told).to.deep.equal([0]);
    await until(() => said(host).length > 0);
    expect(said(host)).to.deep.equal(['Enter the interest to see what it costs.']);
    await fill(host, 'Interest', '99');
    expect(figure(host)).to.equal('£0 pcm');
  });

  it('F24 says in the console which figure of the tag is out of bounds', async () => {
    const told = await listenTo('error', async () => {
      await calculator('price="-5" deposit="100000000000" interest-rate="99" years="0"');
    });
    expect(told.map((line) => /ignores (\S+): (.*)/.exec(line)?.slice(1).join(' '))).to.deep.equal([
      'price="-5" expected a number from 0 to 99999999999.',
      'deposit="100000000000" expected a number from 0 to 99999999999.',
      'interest-rate="99" expected a number from 0.01 to 10.',
      'years="0" expected a number from 5 to 35.',
    ]);
  });

  it('CAL-07 ignores a setting outside the range', async () => {
    await givePage({ theme_settings: { mortgageCalculatorInterestRate: 12 } });
    expect(control(await calculator('price="450000"'), 'Interest').value).to.equal('');
  });

  it('CAL-08 takes interest from 0.01 to 10, bounds included', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    for (const rate of ['0', '0.009', '10.01', '']) {
      await fill(host, 'Interest', rate);
      expect(figure(host), rate).to.equal('£0 pcm');
      await settled(host, 'Interest');
      expect(problem(host, 'Interest'), rate).to.equal('Enter a value between 0.01 and 10');
      expect(control(host, 'Interest').getAttribute('aria-invalid')).to.equal('true');
    }
    for (const rate of ['0.01', '10']) {
      await fill(host, 'Interest', rate);
      expect(problem(host, 'Interest'), rate).to.equal(undefined);
      expect(figure(host), rate).not.to.equal('£0 pcm');
    }
  });

  it('CAL-09 takes 5 to 35 years, bounds included', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    for (const years of ['4', '36', '']) {
      await fill(host, 'Repaid over', years);
      expect(figure(host), years).to.equal('£0 pcm');
      await settled(host, 'Repaid over');
      expect(problem(host, 'Repaid over'), years).to.equal('Enter a value between 5 and 35');
    }
    for (const years of ['5', '35']) {
      await fill(host, 'Repaid over', years);
      expect(problem(host, 'Repaid over'), years).to.equal(undefined);
      expect(figure(host), years).not.to.equal('£0 pcm');
    }
  });

  it('CAL-08, CAL-09 says that a figure of three digits is too high rather than leave one out', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    for (const [label, bounds] of [
      ['Interest', '0.01 and 10'],
      ['Repaid over', '5 and 35'],
    ] as const) {
      control(host, label).select();
      await type('100');
      await settled(host, label);
      expect(control(host, label).value).to.equal('100');
      expect(problem(host, label)).to.equal(`Enter a value between ${bounds}`);
      expect(figure(host)).to.equal('£0 pcm');
    }
  });

  it('CAL-09 does not call a figure wrong while it is being typed', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    control(host, 'Repaid over').select();
    await type('2');
    await pause(300);
    expect(problem(host, 'Repaid over')).to.equal(undefined);
    expect(rows(host, 'Interest, repayment and balance by year')).to.have.length(25);
    await type('0');
    expect(figure(host)).to.equal('£2,278 pcm');
    expect(rows(host, 'Interest, repayment and balance by year')).to.have.length(20);
  });

  it('CAL-10 a price of 0 is marked as not valid', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    for (const price of ['0', '']) {
      await fill(host, 'Property price', price);
      expect(figure(host)).to.equal('£0 pcm');
      await settled(host, 'Property price');
      expect(problem(host, 'Property price')).to.equal('Please enter a valid price');
    }
    await fill(host, 'Share of the price', '10');
    await pause(1500);
    expect(problem(host, 'Deposit'), 'a share of no price yet').to.equal(undefined);
  });

  it('CAL-11 price and deposit take digits only, at most 11', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    for (const label of ['Property price', 'Deposit']) {
      control(host, label).select();
      await type('-1a2b345678901234');
      expect(control(host, label).value).to.equal('12,345,678,901');
    }
    expect(shown(host)).not.to.include('NaN');
  });

  it('CAL-12 a repayment is the annuity on price minus deposit', async () => {
    const host = await calculator('price="825000" deposit="165000" interest-rate="4.5"');
    expect(figure(host)).to.equal('£3,668 pcm');
    expect(facts(host)).to.deep.equal({
      Loan: '£660,000',
      'Loan to value': '80%',
      'Total interest': '£440,548',
      'Total repaid': '£1,100,548',
    });
  });

  it('CAL-13 interest only is on the full price unless the tag says on the loan; both are shown', async () => {
    const host = await calculator('price="300000" deposit="60000" interest-rate="5" type="interest-only"');
    expect(figure(host)).to.equal('£1,250 pcm');
    expect(shown(host)).to.include('Interest on the full price');
    expect(facts(host)).to.deep.include({ 'Interest on the loan': '£1,000 pcm', 'Owed at the end': '£240,000' });
    host.setAttribute('interest-only-on', 'loan');
    await drawn();
    expect(figure(host)).to.equal('£1,000 pcm');
    expect(shown(host)).to.include('Interest on the amount borrowed');
    await choose(host, 'Repayment');
    expect(figure(host)).to.equal('£1,403 pcm');
    expect(shown(host)).not.to.include('Interest on the amount borrowed');
  });

  it('CAL-14 the result is whole pounds a month', async () => {
    const host = await calculator('price="100001" deposit="0" interest-rate="6" type="interest-only"');
    expect(figure(host)).to.equal('£500 pcm');
    await fill(host, 'Property price', '100100');
    expect(figure(host)).to.equal('£501 pcm');
  });

  it('CAL-15 the result is 0 when the deposit is more than the price', async () => {
    const host = await calculator('price="300000" deposit="300001" interest-rate="4.5"');
    expect(figure(host)).to.equal('£0 pcm');
    expect(problem(host, 'Deposit')).to.equal('The deposit is more than the price');
    await fill(host, 'Deposit', '300000');
    expect(problem(host, 'Deposit')).to.equal(undefined);
    expect(figure(host)).to.equal('£0 pcm');
    expect(facts(host)['Loan to value']).to.equal('0%');
  });

  it('CAL-16 the result is 0 when any figure is missing', async () => {
    for (const label of ['Property price', 'Deposit', 'Share of the price', 'Interest', 'Repaid over']) {
      const host = await calculator('price="300000" interest-rate="4.5"');
      await fill(host, label, '');
      expect(figure(host), label).to.equal('£0 pcm');
    }
  });

  it('CAL-17 links to the mortgage guide, by default /mortgages', async () => {
    const guide = async (attributes: string) =>
      (await calculator(attributes)).querySelector<HTMLAnchorElement>('.agency-result a')!;
    const usual = await guide('price="300000"');
    expect(usual.getAttribute('href')).to.equal('/mortgages');
    expect(usual.rel).to.equal('noopener noreferrer');
    expect((await guide('guide-link="/advice"')).getAttribute('href')).to.equal('/advice');
    expect((await guide('guide-link=""')).getAttribute('href')).to.equal('/mortgages');
    expect((await guide('guide-link="javascript:alert(1)"')).getAttribute('href')).to.equal('/mortgages');
  });
});

describe('the figures of a mortgage', () => {
  it('keep the deposit in pounds and in percent in step', async () => {
    const host = await calculator('price="400000" interest-rate="4.5"');
    await fill(host, 'Deposit', '£100,000');
    expect(control(host, 'Share of the price').value).to.equal('25');
    await fill(host, 'Share of the price', '12.5');
    expect(control(host, 'Deposit').value).to.equal('50,000');
    await fill(host, 'Property price', '800000');
    expect(control(host, 'Deposit').value).to.equal('100,000');
    await fill(host, 'Deposit', '100000');
    await fill(host, 'Property price', '300000');
    expect(control(host, 'Deposit').value).to.equal('100,000');
    expect(control(host, 'Share of the price').value).to.equal('33.33');
  });

  it('g-22 can be set by sliders with the keyboard, named by what they set', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    const [rate, years] = host.querySelectorAll<HTMLInputElement>('input[type=range]');
    expect([rate!.ariaValueText, years!.ariaValueText]).to.deep.equal(['4.5%', '25 years']);
    expect([rate!.ariaLabel, years!.ariaLabel]).to.deep.equal(['Interest rate', 'Term']);
    rate!.focus();
    await press('ArrowRight');
    expect(control(host, 'Interest').value).to.equal('4.55');
    years!.focus();
    await press('End');
    expect(control(host, 'Repaid over').value).to.equal('35');
    expect(figure(host)).to.equal('£1,715 pcm');
    await fill(host, 'Repaid over', '');
    expect(years!.ariaValueText, 'none while the field is empty').to.equal('Not given');
  });

  it('m-07 stay as they were where a finger begins on a slider to scroll the page', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    const rate = host.querySelector<HTMLInputElement>('input[type=range]')!;
    const touch = (type: string) => rate.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    const slide = (value: string) => {
      touch('pointerdown');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(rate, value);
      rate.dispatchEvent(new Event('input', { bubbles: true }));
    };
    slide('1.5');
    await until(() => control(host, 'Interest').value === '1.5');
    touch('pointercancel');
    await until(() => control(host, 'Interest').value === '4.5');
    expect(rate.value).to.equal('4.5');
    slide('1.5');
    touch('pointerup');
    await drawn();
    expect(control(host, 'Interest').value, 'meant').to.equal('1.5');
  });

  it('g-22 are shown year by year as a chart, whose description and table say the same', async () => {
    const host = await calculator('price="825000" deposit="165000" interest-rate="4.5"');
    const table = rows(host, 'Interest, repayment and balance by year');
    expect(table).to.have.length(25);
    expect(table[4]).to.deep.equal(['5', '£26,523', '£17,499', '£579,862']);
    expect(table[24]![3]).to.equal('£0');
    const chart = host.querySelector('[role=img]')!;
    expect(chart.getAttribute('aria-label')).to.include('£660,000 now, £579,862 after 5 years');
    expect(chart.getAttribute('aria-label')).to.match(/ after 20 years, £0 at the end\.$/);
    const read = [...chart.children].filter((part) => part.textContent && part.ariaHidden !== 'true');
    expect(read, 'its own texts are not read').to.deep.equal([]);
    expect(chart.querySelectorAll('.agency-chart-bar')).to.have.length(26);
    await fill(host, 'Deposit', '825000');
    expect(host.querySelector('[role=img]'), 'nothing is owed').to.equal(null);
  });

  it('show what a rate one and three points higher would cost', async () => {
    const host = await calculator('price="825000" deposit="165000" interest-rate="4.5"');
    expect(rows(host, 'The monthly payment at higher rates')).to.deep.equal([
      ['5.5%', '£4,053', '£385'],
      ['7.5%', '£4,877', '£1,209'],
    ]);
    await fill(host, 'Interest', '4.125');
    expect(rows(host, 'The monthly payment at higher rates').map(([rate]) => rate)).to.deep.equal(['5.125%', '7.125%']);
    await until(() => shown(host).includes('at 4.125% over 25 years'));
  });

  it('say that they are an illustration only', async () => {
    expect(shown(await calculator())).to.include('An illustration only, not advice');
  });

  it('follow a later attribute until the visitor has typed, and can be begun again', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    await fill(host, 'Interest', '5');
    host.setAttribute('interest-rate', '6');
    host.setAttribute('price', '300000');
    await drawn();
    expect(control(host, 'Interest').value).to.equal('5');
    expect(control(host, 'Property price').value).to.equal('300,000');
    await pressButton(host, 'Start again');
    expect(control(host, 'Interest').value).to.equal('6');
  });

  it('are told to the page when the visitor changes them, and only then', async () => {
    const told: unknown[] = [];
    const listen = ({ detail }: Event & { detail?: unknown }) => void told.push(detail);
    document.addEventListener('agency-payment-change', listen);
    const host = await calculator('price="450000" interest-rate="4.5"');
    host.setAttribute('price', '300000');
    await drawn();
    expect(told).to.deep.equal([]);
    await fill(host, 'Share of the price', '10');
    document.removeEventListener('agency-payment-change', listen);
    expect(told).to.deep.equal([
      { monthly: 1501, price: 300000, deposit: 30000, interestRate: 4.5, years: 25, type: 'repayment' },
    ]);
  });

  it('are said aloud once the visitor has paused for a second, an error with them', async () => {
    const host = await calculator('price="450000" interest-rate="4.5"');
    control(host, 'Repaid over').select();
    await type('30');
    expect(said(host)).to.deep.equal([]);
    await until(() => said(host).length > 0);
    const loan = 'A repayment mortgage of £360,000 on £450,000 with a deposit of £90,000';
    expect(said(host)).to.deep.equal([`${loan}, at 4.5% over 30 years: £1,824 pcm.`]);
    await fill(host, 'Repaid over', '3');
    await until(() => said(host)[0]!.startsWith('£0 pcm'));
    expect(said(host)).to.deep.equal(['£0 pcm. Enter a value between 5 and 35']);
  });
});
