import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/mortgage-calculator';
import '../../elements/stamp-duty';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { choose, control, facts, figure, fill, openLink, pressButton, said } from './calculators';

const tags = ['agency-stamp-duty', 'agency-mortgage-calculator'] as const;
const usual = 'price="400000" interest-rate="4.5"';
const calculator = (tag: string, attributes = usual) => render(`<${tag} ${attributes}></${tag}>`);

afterEach(async () => {
  document.querySelectorAll(tags.join()).forEach((host) => host.parentElement!.remove());
  openLink();
  await givePage();
});

describe('sharing a calculation', () => {
  const device = { share: navigator.share, clipboard: navigator.clipboard };
  const give = (able: Partial<Record<keyof typeof device, unknown>>) => {
    for (const [name, value] of Object.entries(able))
      Object.defineProperty(navigator, name, { value, configurable: true });
  };
  let copied = '';
  beforeEach(() => {
    copied = '';
    give({ share: undefined, clipboard: { writeText: async (text: string) => void (copied = text) } });
  });
  after(() => give(device));

  const linkIn = (text: string) => new URL(text.split('\n').at(-1)!);

  it('copies the result in words, and a link that brings it back', async () => {
    const before = location.href;
    const host = await calculator('agency-stamp-duty', 'price="400000" first-time-buyer');
    await fill(host, 'Property price', '525000');
    await fill(host, 'Deposit', '50000');
    await choose(host, 'Scotland');
    await choose(host, 'First time buyer');
    await choose(host, 'Additional property');
    const result = figure(host);
    await pressButton(host, 'Copy');
    expect(copied).to.match(/^Land and Buildings Transaction Tax on £525,000 in Scotland \(additional property\): /);
    expect(said(host)).to.include('Copied, with a link to these figures.');
    expect(location.href).to.equal(before);

    openLink(Object.fromEntries(linkIn(copied).searchParams));
    const other = await calculator('agency-stamp-duty', 'price="100" first-time-buyer');
    expect(figure(other)).to.equal(result);
    expect(control(other, 'Deposit').value).to.equal('50,000');
    expect(control(other, 'First time buyer').checked).to.equal(false);
    other.setAttribute('price', '200');
    await drawn();
    expect(figure(other)).to.equal(result);
  });

  it('brings a mortgage back', async () => {
    const host = await calculator('agency-mortgage-calculator', 'price="400000"');
    await fill(host, 'Share of the price', '12.5');
    await fill(host, 'Interest', '5.25');
    await fill(host, 'Repaid over', '30');
    await choose(host, 'Interest only');
    await pressButton(host, 'Copy');
    openLink(Object.fromEntries(linkIn(copied).searchParams));
    const other = await calculator('agency-mortgage-calculator', 'price="100" interest-rate="1"');
    expect(figure(other)).to.equal(figure(host));
    expect(facts(other)).to.deep.equal(facts(host));
    expect(control(other, 'Deposit').value).to.equal('50,000');
  });

  it('keeps the query and the route of the page in the link', async () => {
    history.replaceState(null, '', `${location.search}&page_id=7#/list`);
    const host = await calculator('agency-stamp-duty');
    await pressButton(host, 'Copy');
    history.replaceState(null, '', location.search.replace('&page_id=7', ''));
    expect(linkIn(copied).searchParams.get('page_id')).to.equal('7');
    expect(linkIn(copied).hash).to.equal('#/list');
  });

  it('uses the device’s own way where there is one, and is silent when it is closed', async () => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      shared.push(data);
      throw new DOMException('closed', 'AbortError');
    };
    give({ share });
    const host = await calculator('agency-stamp-duty');
    expect(await listenTo('error', () => pressButton(host, 'Share'))).to.deep.equal([]);
    expect(shared[0]!.text).to.equal(
      'Stamp duty on £400,000 in England or Northern Ireland: £10,000, 2.5% of the price.',
    );
    expect(shared[0]!.url).to.include('stamp-duty-price=400000');
  });

  it('shows the link where the browser refuses to copy', async () => {
    give({ clipboard: undefined });
    const host = await calculator('agency-mortgage-calculator');
    await pressButton(host, 'Copy');
    expect(control(host, 'Link to these figures').value).to.include('mortgage-price=400000');
    expect(control(host, 'Link to these figures').readOnly).to.equal(true);
    const said = [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
    expect(said, 'g-22').to.include('did not let us copy it for you');
  });
});

describe('printing a calculation', () => {
  const { print } = window;
  const paper = document.createElement('style');
  before(async () => {
    paper.textContent = (await (await fetch('/agency.css')).text()).replaceAll('@media print', '@media all');
    document.head.append(paper);
  });
  after(() => {
    paper.remove();
    Object.assign(window, { print });
  });

  it('prints on a page printed as a whole as figures, without questions and buttons', async () => {
    for (const tag of tags) {
      const host = await calculator(tag);
      expect(host.querySelector('.agency-result-output')!.checkVisibility()).to.equal(true);
      expect(host.querySelector('form')!.checkVisibility()).to.equal(false);
      expect(host.querySelector('.agency-result-actions')!.checkVisibility()).to.equal(false);
    }
  });

  it('prints the figures of one calculator, without its questions and without the rest of the page', async () => {
    const visible = (element: Element | null) => element!.checkVisibility();
    await givePage({ agency_name: 'Hartwell Vane' });
    const other = await calculator('agency-mortgage-calculator');
    const host = await calculator('agency-stamp-duty');
    let printed: Record<string, boolean> = {};
    window.print = () => {
      printed = {
        result: visible(host.querySelector('.agency-result-output')),
        table: visible(host.querySelector('table')),
        source: visible(host.querySelector('.agency-print-only')),
        questions: visible(control(host, 'Property price')),
        buttons: visible(host.querySelector('.agency-result-actions')),
        other: visible(other.querySelector('.agency-result-output')),
      };
      dispatchEvent(new Event('afterprint'));
    };
    await pressButton(host, 'Print');
    const paperShows = { result: true, table: true, source: true, questions: false, buttons: false, other: false };
    expect(printed).to.deep.equal(paperShows);
    const source = host.querySelector('.agency-print-only')!.textContent!;
    expect(source)
      .to.include('Hartwell Vane')
      .and.include('£400,000 in England or Northern Ireland')
      .and.include('stamp-duty-price=400000');
    expect(visible(other.querySelector('.agency-result-output'))).to.equal(true);
  });
});

describe('a calculator', () => {
  const states: Readonly<Record<string, string>> = {
    usual,
    'without figures': '',
    'a company in Scotland': 'price="400000" region="scotland" company first-time-buyer',
    'higher rates in Wales': 'price="2000000" region="wales" additional-property',
    'two surcharges': 'price="2000000" non-uk-resident additional-property',
    'relief that stopped': 'price="525000" first-time-buyer',
    'a deposit above the price': 'price="300000" deposit="300001" interest-rate="4"',
    'the largest figures': 'price="99999999999" interest-rate="10" years="35" type="interest-only"',
  };
  before(async () => {
    await styled();
    document.body.style.background = 'var(--agency-paper)';
    await setViewport({ width: 320, height: 800 });
  });
  after(async () => {
    document.documentElement.style.colorScheme = '';
    await setViewport({ width: 800, height: 600 });
  });

  const hostile = [
    '£350',
    '-1',
    'Infinity',
    '1e300',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    'javascript:alert(1)',
  ];
  const attributes = ['price', 'deposit', 'interest-rate', 'years', 'type', 'interest-only-on', 'region', 'guide-link'];

  const tables = (host: Element) => [...host.querySelectorAll('.agency-table-frame')];
  const isScrolling = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

  for (const tag of tags) {
    it(`F24, T01, T06 ${tag} draws its defaults whatever its attributes say, and nothing else`, async () => {
      for (const value of [...hostile, 'x'.repeat(1_000_000), '\u202eevil']) {
        const host = document.createElement(tag);
        for (const name of attributes) host.setAttribute(name, value);
        let place!: HTMLElement;
        const told = await listenTo('error', async () => {
          place = await render('<div></div>');
          place.append(host);
          await drawn();
        });
        for (const line of told.filter((each) => each.includes(tag))) expect(line.length).to.be.below(250);
        expect(figure(host), value.slice(0, 20)).to.match(/^£0( pcm)?$/);
        expect(shown(host)).not.to.include(value.slice(0, 50)).and.not.include('NaN');
        expect(host.querySelector('img, script, iframe')).to.equal(null);
        for (const link of host.querySelectorAll('a')) expect(link.protocol).to.match(/^https?:$/);
        place.remove();
      }
    });

    it(`F24 ${tag} reports a wrong attribute once, however often it is drawn`, async () => {
      let host!: HTMLElement;
      const told = await listenTo('error', async () => {
        host = await calculator(tag, 'price="many"');
        await fill(host, 'Property price', '300000');
        await fill(host, 'Property price', '400000');
      });
      expect(told).to.have.length(1);
      expect(told[0]).to.include('price="many"');
    });

    it(`T06 ${tag} shows the agency’s name as text, whatever it is`, async () => {
      await givePage({ agency_name: `<b>Bold</b>${'long'.repeat(2500)}` });
      const host = await calculator(tag);
      expect(host.querySelector('b')).to.equal(null);
      expect(host.querySelector('.agency-print-only')!.textContent).to.include('<b>Bold</b>');
    });

    it(`F63 ${tag} takes what is pasted or filled in without keys`, async () => {
      const host = await calculator(tag);
      const first = figure(host);
      for (const text of [
        '£450,000',
        ' 450 000 ',
        '450,000.00',
        'Guide price £450,000',
        '４５００００',
        '450k pcm',
      ].concat('£450,000 - £475,000', '3 beds, £450,000 (2 baths)', '0.45 million pounds', '£.45m', '£450-475k')) {
        await fill(host, 'Property price', '1');
        await fill(host, 'Property price', text);
        expect(control(host, 'Property price').value, text).to.equal('450,000');
        expect(figure(host)).not.to.equal(first);
      }
    });

    it(`F63 ${tag} counts what is still being composed, and does not interrupt it`, async () => {
      const host = await calculator(tag);
      const first = figure(host);
      const box = control(host, 'Property price');
      box.value = '４５００００';
      box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      await drawn();
      expect(box.value).to.equal('４５００００');
      expect(figure(host)).not.to.equal(first);
    });

    it(`${tag} keeps its place on the page until it is drawn`, async () => {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = `<${tag} ${usual}><p>Ask us.</p></${tag}>`;
      const kept = place.offsetHeight;
      await drawn();
      expect(kept / place.offsetHeight).to.be.within(0.75, 1.25);
    });

    for (const [state, attributes] of Object.entries(states)) {
      it(`${tag}, ${state}: no accessibility fault in light and dark, and it fits 320 pixels`, async () => {
        const host = await calculator(tag, attributes);
        host.querySelector('details')?.setAttribute('open', '');
        // Browsers report sizes after a delay.
        await until(() => tables(host).every((table) => isScrolling(table) === table.hasAttribute('tabindex')));
        expect(document.documentElement.scrollWidth).to.be.at.most(320);
        const bars = [...host.querySelectorAll('.agency-bands-bar')];
        expect(bars.length).to.equal(tag === 'agency-stamp-duty' && attributes ? 1 : 0);
        for (const bar of bars) expect(bar.scrollWidth).to.be.at.most(bar.clientWidth);
        for (const scheme of ['light', 'dark']) {
          document.documentElement.style.colorScheme = scheme;
          await expect(host, scheme).to.be.accessible();
        }
      });
    }
  }
});

describe('two calculators of a page', () => {
  it('know of each other what it takes in cash, as long as they are about one price', async () => {
    const mortgage = await calculator('agency-mortgage-calculator');
    expect(facts(mortgage)['Cash needed']).to.equal(undefined);
    const duty = await calculator('agency-stamp-duty');
    await until(() => facts(mortgage)['Cash needed'] === '£90,000');
    await fill(mortgage, 'Deposit', '100000');
    await until(() => facts(duty)['Cash needed'] === '£110,000');
    await until(() => facts(mortgage)['Cash needed'] === '£110,000');
    await fill(duty, 'Property price', '500000');
    await until(() => facts(mortgage)['Cash needed'] === undefined);
    await until(() => facts(duty)['Cash needed'] === '£115,000');
    await fill(duty, 'Property price', '400000');
    duty.parentElement!.remove();
    await drawn();
    expect(facts(mortgage)['Cash needed']).to.equal(undefined);
  });
});
