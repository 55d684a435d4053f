import { expect } from '@open-wc/testing';

import { onViewingAsked } from '../../src/core/loading/viewings';
import { openLegacyCalendar } from '../../src/state/legacy-calendar';
import { closeToasts, toasts } from '../support/filling';
import { asked, fail } from '../support/network';
import { drawn, listenTo, pause, render, until } from '../support/page';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const script = '/legacy_asset_bundles/legacy_calendar.js';
const modals = () => [...document.querySelectorAll<HTMLDialogElement>('dialog.site-legacy[open]')];
const opened = () => until(() => modals().length === 1);
const fetched = async () => (await asked(script)).length;
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

async function press(html: string) {
  const pressed = await render(html);
  await openLegacyCalendar('Viewing', { target: pressed.firstElementChild ?? pressed });
  pressed.parentElement!.remove();
}

describe('the older calendars of the platform', () => {
  before(() => render('<agency-provider></agency-provider>'));
  beforeEach(async () => {
    await closeToasts();
    await freshVisitor();
    document.querySelectorAll(`dialog.site-legacy, script[src*="${script}"]`).forEach((each) => each.remove());
    Reflect.deleteProperty(globalThis, 'HFBooking');
    Reflect.deleteProperty(globalThis, 'Ctesius');
  });

  for (const hash of ['#/book_a_valuation', '#book_a_valuation']) {
    it(`LEG-01 LEG-04 ${hash} fetches their script and opens the one of valuations, as often as it is followed`, async () => {
      for (let round = 0; round < 2; round++) {
        location.hash = hash;
        await opened();
        expect(modals()[0]!.textContent).to.include('Valuation calendar');
        expect(location.hash, 'the same link works again').to.equal('');
        modals()[0]!.close();
      }
      expect(await fetched(), 'never twice').to.equal(1);
    });
  }

  it('LEG-01 stay away where the address means something else', async () => {
    const part = await render('<h2 id="book_a_valuation">Book</h2>');
    for (const hash of ['#/book-a-valuation', '#book_a_valuation', '#/book_a_valuation_now']) {
      location.hash = hash;
      await pause(50);
    }
    part.parentElement!.remove();
    location.hash = '';
    expect(await fetched()).to.equal(0);
  });

  it('LEG-02 LEG-03 open the one of viewings, and tell it what was pressed, be it within the link', async () => {
    await press('<a class="hfview__open" href="#"><b>Arrange</b> a viewing</a>');
    expect(modals()[0]!.textContent).to.include('Viewing calendar').and.include('“Arrange a viewing”');
    modals()[0]!.close();
    await openLegacyCalendar('Viewing');
    await opened();
  });

  it('LEG-04 are fetched once when the visitor asks several times, and the last wish counts', async () => {
    await fail({ path: script, delay: 300 });
    await Promise.all([openLegacyCalendar('Viewing'), openLegacyCalendar('Viewing'), openLegacyCalendar('Valuation')]);
    expect(modals().map((modal) => modal.ariaLabel)).to.deep.equal(['Valuation calendar']);
    expect(await fetched()).to.equal(1);
  });

  it('LEG-04 F68 are the ones of the page where it fetches them itself', async () => {
    await fail({ path: script, delay: 200 });
    document.head.append(Object.assign(document.createElement('script'), { src: `${script}?v=3` }));
    await openLegacyCalendar('Viewing');
    expect(modals()).to.have.length(1);
    expect(await fetched()).to.equal(1);
  });

  it('LEG-04 F10 are fetched by another try where the page’s own script had failed before they were asked for', async () => {
    await fail({ path: script, status: 404 });
    const failed = Object.assign(document.createElement('script'), { src: script });
    await new Promise((done) => {
      failed.onerror = done;
      document.head.append(failed);
    });
    await fetch('/__network', { method: 'DELETE' });
    const original = globalThis.setTimeout;
    globalThis.setTimeout = ((job: () => void, delay?: number) =>
      original(job, delay === 10_000 ? 50 : delay)) as typeof setTimeout;
    await listenTo('error', () => openLegacyCalendar('Viewing'));
    globalThis.setTimeout = original;
    await until(() => toasts().includes('Sorry, the calendar did not load.'));
    button('Try again').click();
    await opened();
    expect(await fetched()).to.equal(1);
  });

  for (const [what, fault] of [
    ['is gone', { status: 404 }],
    ['cannot be reached', { drop: true }],
    ['brings nothing', { status: 200, headers: { 'content-type': 'text/javascript' }, body: '' }],
  ] as const) {
    it(`LEG-04 F10 F11 say in words that their script ${what}, and offer another try`, async () => {
      await fail({ path: script, ...fault });
      const said = await listenTo('error', () => openLegacyCalendar('Viewing'));
      expect(said.join()).to.include('calendar could not be opened');
      await until(() => toasts().includes('Sorry, the calendar did not load.'));
      expect(modals()).to.have.length(0);
      await fetch('/__network', { method: 'DELETE' });
      button('Try again').click();
      await opened();
      expect(await fetched()).to.equal(1);
    });
  }

  it('learn who the visitor is where the platform cannot tell', async () => {
    const visitor = await signedInVisitor({ first_name: 'Gwen' });
    interface Told {
      get: (name: string) => unknown;
      userType: () => string;
    }
    const platform: { getUser?: () => Told } = {};
    Object.assign(globalThis, { Ctesius: platform });
    await openLegacyCalendar('Viewing');
    const told = platform.getUser!();
    expect([told.get('first_name'), told.get('email'), told.userType()]).to.deep.equal([
      'Gwen',
      visitor.email,
      'persisted',
    ]);
    await freshVisitor();
    await drawn();
    expect(platform.getUser!().userType()).to.equal('local');
    const own = () => 'own';
    Object.assign(globalThis, { Ctesius: { getUser: own } });
    await openLegacyCalendar('Viewing');
    expect((Reflect.get(globalThis, 'Ctesius') as { getUser: unknown }).getUser).to.equal(own);
  });

  it('LEG-02 open the one of viewings from within and around the shadow roots of a page’s components', async () => {
    onViewingAsked((given) => void openLegacyCalendar('Viewing', given));
    const page = await render('<div><a class="hfview__open" href="#/elsewhere">A light link <i></i></a><p></p></div>');
    const shadowed = (host: Element, html: string) => {
      host.attachShadow({ mode: 'open' }).innerHTML = html;
      return host.shadowRoot!.querySelector<HTMLElement>('b')!;
    };
    const within = page.querySelector('p')!;
    const around = page.querySelector('i')!.appendChild(document.createElement('span'));
    for (const [inner, words] of [
      [shadowed(within, '<a class="hfview__open" href="#/elsewhere"><b>A shadowed link</b></a>'), 'A shadowed link'],
      [shadowed(around, '<b>here</b>'), 'A light link'],
    ] as const) {
      inner.click();
      await opened();
      expect(modals()[0]!.textContent).to.include(`“${words}`);
      modals()[0]!.close();
    }
    expect(location.hash, 'no link is followed').to.equal('');
    page.parentElement?.remove();
  });
});
