import { expect } from '@open-wc/testing';

import '../../elements/valuation';
import { store } from '../../src/core/store';
import { visitWeeks } from '../../src/domain/visit-days';
import { pathAtom } from '../../src/state/route';
import { valuationDraftAtom } from '../../src/state/valuation';
import { box, closeToasts, errorOf, fill, problems } from '../support/filling';
import { press } from '../support/keyboard';
import { asked, clear, fail } from '../support/network';
import { drawn, pause, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import {
  address,
  enterAddress,
  goOn,
  goTo,
  openForm,
  person,
  pressButton,
  stepOf,
  timesOf,
  toConfirm,
  toTimes,
} from './valuation';

describe('booking a valuation', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage();
    host = await openForm();
  });
  afterEach(() => host.parentElement?.remove());
  after(freshVisitor);

  const days = () => [...host.querySelectorAll<HTMLInputElement>('[name=day]')];
  const said = () => host.querySelector('.agency-valuation-choice')!.textContent;
  const dialog = () => document.querySelector<HTMLElement>('dialog[open]');
  /** Opens the account over the form and closes it again. */
  const lookElsewhere = async () => {
    await goTo('/user');
    await until(dialog);
    await goTo('/');
    await until(() => !dialog());
  };

  it('VAL-01 VAL-12 opens over any page under its title, and Back on the first step closes it', async () => {
    host.parentElement!.remove();
    await goTo('/book-a-valuation');
    await until(() => dialog()?.querySelector('[name=firstName]'));
    expect(dialog()!.querySelector('h2')!.textContent).to.equal('Book a Valuation');
    expect(dialog()!.querySelectorAll('h2')).to.have.length(1);
    await expect(dialog()).to.be.accessible();
    await pressButton(dialog()!, 'Back');
    expect(dialog() === null).to.equal(true);
    expect(store.get(pathAtom)).to.equal('/');
  });

  it('VAL-01 stays open at its first step where the page has another one that is hidden', async () => {
    host.parentElement!.hidden = true;
    await goTo('/book-a-valuation/date');
    await until(() => dialog()?.querySelector('[name=firstName]'));
    expect(store.get(pathAtom)).to.equal('/book-a-valuation');
    expect(dialog() === null).to.equal(false);
  });

  it('VAL-01 stands in the page that has it, and no dialog opens there', async () => {
    await goTo('/book-a-valuation');
    expect(dialog() === null).to.equal(true);
    expect(host.querySelector('h2')!.textContent).to.equal('Book a Valuation');
  });

  it('VAL-01 opens over a page whose own form cannot be seen, as in a closed tab', async () => {
    host.parentElement!.hidden = true;
    await goTo('/book-a-valuation');
    await until(() => dialog()?.querySelector('[name=firstName]'));
  });

  it('VAL-01 leads to the form that stands further down the page', async () => {
    host.parentElement!.style.marginBlockStart = '3000px';
    await goTo('/book-a-valuation');
    await until(() => host.getBoundingClientRect().top < innerHeight);
    expect(dialog() === null).to.equal(true);
    scrollTo(0, 0);
    const again = document.body.appendChild(document.createElement('a'));
    again.href = '#/book-a-valuation';
    again.click();
    await until(() => host.getBoundingClientRect().top < innerHeight);
    again.remove();
  });

  it('VAL-01 g-14 moves the focus to the form that a link leads to, also out of a dialog, and not for a script', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    Object.assign(link, { href: '#/book-a-valuation', textContent: 'Book' });
    link.focus();
    const isThere = () => document.activeElement?.textContent === 'Step 1 of 3: Your details';
    await goTo('/book-a-valuation');
    expect(document.activeElement === link).to.equal(true);
    await goTo('/');
    await press('Enter');
    await until(isThere);
    link.focus();
    await press('Enter');
    await until(isThere);
    await goTo('/user');
    await until(() => document.activeElement?.matches('.agency-dialog-heading'));
    document.activeElement!.after(link);
    // The dialog made it so, with the rest of the page.
    link.inert = false;
    link.focus();
    await press('Enter');
    await until(() => !dialog());
    await until(isThere);
    link.remove();
  });

  it('VAL-01 leaves the page where it is when the form is in sight', async () => {
    host.parentElement!.style.marginBlockStart = '300px';
    scrollTo(0, 40);
    await goTo('/book-a-valuation');
    await pause(200);
    expect(scrollY).to.equal(40);
  });

  it('VAL-05 VAL-11 g-22 says how far one is, puts the focus on each step, and keeps all on the way back', async () => {
    expect(shown(host)).to.include('1/3');
    const counter = host.querySelector('.agency-valuation-counter')!;
    expect(counter.ariaHidden, 'the list and the heading say it').to.equal('true');
    await expect(host).to.be.accessible();
    await toTimes(host);
    expect(shown(host)).to.include('2/3');
    expect(document.activeElement!.textContent).to.equal('Step 2 of 3: Date and time');
    await expect(host).to.be.accessible();
    await pressButton(host, '10:00');
    await goOn(host);
    expect(shown(host)).to.include('3/3');
    expect(document.activeElement!.textContent).to.equal('Step 3 of 3: Confirm');
    await fill(host, { message: 'Mind the dog', telHome: '01632 960 199' });
    await expect(host).to.be.accessible();
    await pressButton(host, 'Back');
    expect(timesOf(host)).to.deep.equal(['10:00']);
    await pressButton(host, 'Back');
    expect(document.activeElement!.textContent).to.equal('Step 1 of 3: Your details');
    for (const [name, text] of Object.entries({
      ...person,
      ...address,
      telHome: '01632 960 199',
      postcode: 'BA1 2QA',
    })) {
      expect(box(host, name).value, name).to.equal(text);
    }
    await goOn(host);
    await goOn(host);
    expect(box(host, 'message').value).to.equal('Mind the dog');
  });

  it('VAL-11 goes back and forth with the browser as well', async () => {
    await toConfirm(host);
    history.back();
    await until(() => stepOf(host).includes('Date and time'));
    history.back();
    await until(() => stepOf(host).includes('Your details'));
    history.forward();
    await until(() => stepOf(host).includes('Date and time'));
    expect(timesOf(host)).to.deep.equal(['10:00']);
  });

  it('VAL-11 leads on in the form in which one goes on, where a page has two', async () => {
    const lower = await openForm();
    const isIn = (form: Element, step: string) =>
      form.contains(document.activeElement) && document.activeElement!.textContent === step;
    await toTimes(host);
    expect(stepOf(lower)).to.include('Date and time');
    expect(isIn(host, 'Step 2 of 3: Date and time')).to.equal(true);
    await pressButton(lower, 'Back');
    expect(isIn(lower, 'Step 1 of 3: Your details')).to.equal(true);
    lower.parentElement!.remove();
    await drawn();
    history.back();
    await until(() => isIn(host, 'Step 2 of 3: Date and time'));
  });

  it('VAL-11 goes back to the first step, and stays in the page, also when the account was opened in between', async () => {
    await toConfirm(host);
    await lookElsewhere();
    expect(stepOf(host)).to.include('Confirm');
    await pressButton(host, 'Change the property');
    expect(document.activeElement!.textContent).to.equal('Step 1 of 3: Your details');
    await goOn(host);
    await lookElsewhere();
    expect(stepOf(host)).to.include('Date and time');
    await pressButton(host, 'Back');
    expect(document.activeElement!.textContent).to.equal('Step 1 of 3: Your details');
    expect(dialog() === null).to.equal(true);
    expect(box(host, 'firstName').value).to.equal('Siân');
  });

  it('VAL-06 VAL-07 VAL-23 VAL-24 VAL-25 goes on only with a person and an address', async () => {
    await goOn(host);
    expect(problems(host)).to.deep.equal([
      'You must enter a valid address',
      'Please enter a valid first name',
      'Please enter a valid last name',
      'Please enter a valid email',
      'Please enter a valid phone number',
    ]);
    expect(document.activeElement!.className).to.include('agency-errors');
    expect(errorOf(host, 'address')).to.equal('You must enter a valid address');
    await expect(host).to.be.accessible();
    await fill(host, { ...person, lastName: 'Evans 2nd', telHome: '12345', email: 'sian' });
    await enterAddress(host);
    await goOn(host);
    expect(problems(host)).to.deep.equal([
      'Please enter a valid last name',
      'Please enter a valid email',
      'Please enter a valid phone number',
    ]);
    await fill(host, { ...person, firstName: 'Zoë-Ann Mary' });
    await goOn(host);
    expect(stepOf(host)).to.include('Date and time');
  });

  it('VAL-26 VAL-27 VAL-28 VAL-29 VAL-30 VAL-31 says what is wrong with an address, line by line', async () => {
    await fill(host, person);
    await enterAddress(host, { houseNumber: '12A', houseName: '', street: ' ', town: '', county: '<b>', postcode: '' });
    await goOn(host);
    const wrong = ['houseNumber', 'street', 'town', 'county', 'postcode'].map((name) => errorOf(host, name));
    expect(wrong).to.deep.equal(
      ['house number', 'street', 'town', 'county', 'postcode'].map((what) => `Please enter a valid ${what}`),
    );
    expect(errorOf(host, 'houseName')).to.equal(undefined);
    await fill(host, { ...address, county: 'Somerset', houseNumber: '' });
    expect(problems(host)).to.deep.equal([]);
    await goOn(host);
    expect(stepOf(host)).to.include('Date and time');
  });

  it('VAL-08 asks which branch looks after the postcode', async () => {
    await fill(host, person);
    await enterAddress(host, { ...address, postcode: 'BA1 5LE' });
    await goOn(host);
    await until(async () => (await asked('/postcode_branch_lookup')).length > 0);
    const [lookup] = await asked('/postcode_branch_lookup');
    expect([lookup!.method, new URLSearchParams(lookup!.query).get('postcode')]).to.deep.equal(['GET', 'BA1 5LE']);
  });

  it('VAL-13 says that nobody is near, wherever one has come, and lets one try another address', async () => {
    await fail({ path: '/postcode_branch_lookup', delay: 3000, times: 1 });
    await fill(host, person);
    await enterAddress(host, { ...address, postcode: 'NR2 1AA' });
    await goOn(host);
    await pressButton(host, '10:00');
    await goOn(host);
    await until(() => document.activeElement!.textContent === 'We are sorry');
    expect(shown(host)).to.include("We don't have agents near your property");
    await expect(host).to.be.accessible();
    await pressButton(host, 'Try another address');
    expect(document.activeElement!.textContent).to.equal('Step 1 of 3: Your details');
    expect(box(host, 'firstName').value).to.equal('Siân');
  });

  it('g-12 VAL-13 leaves the focus to who types elsewhere by the time it is known', async () => {
    const other = document.body.appendChild(document.createElement('input'));
    await fail({ path: '/postcode_branch_lookup', delay: 1000, times: 1 });
    await fill(host, person);
    await enterAddress(host, { ...address, postcode: 'NR2 1AA' });
    await goOn(host);
    other.focus();
    await until(() => stepOf(host) === 'We are sorry');
    await drawn();
    expect(document.activeElement).to.equal(other);
    other.remove();
  });

  it('g-08 puts as many days beside one another as their words fit into', async () => {
    await toTimes(host);
    const place = host.querySelector<HTMLElement>('.agency-days')!;
    // Not the first row, which on a weekday begins with tomorrow.
    const inLongestRow = () => {
      const tops = days().map((day) => day.getBoundingClientRect().top);
      return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
    };
    for (const [size, count] of [
      ['16px', 5],
      ['32px', 3],
    ] as const) {
      host.style.cssText = `display: block; inline-size: 288px; font-size: ${size}`;
      await drawn();
      expect(inLongestRow(), size).to.equal(count);
      expect(place.scrollWidth, size).to.be.at.most(place.clientWidth);
    }
  });

  it('VAL-13 shows the address again on the way back, to correct it', async () => {
    await goTo('/book-a-valuation');
    await fill(host, person);
    await enterAddress(host, { ...address, postcode: 'NR2 1AA' });
    await goOn(host);
    await until(() => stepOf(host) === 'We are sorry');
    history.back();
    await until(() => stepOf(host).includes('Your details'));
    expect(box(host, 'postcode').value).to.equal('NR2 1AA');
  });

  it('VAL-13 lets one try another address also when the account was opened in between', async () => {
    await fill(host, person);
    await enterAddress(host, { ...address, postcode: 'NR2 1AA' });
    await goOn(host);
    await until(() => stepOf(host) === 'We are sorry');
    await lookElsewhere();
    await pressButton(host, 'Try another address');
    expect(document.activeElement!.textContent).to.equal('Step 1 of 3: Your details');
  });

  it('VAL-15 VAL-16 thinks of letting a property that is let, of selling any other, and lets one choose', async () => {
    const chosen = () => host.querySelector<HTMLInputElement>('[name=channel]:checked')!.value;
    expect(chosen()).to.equal('selling');
    await givePage({ property: { property_id: 7, property_channel: 'lettings' } });
    expect(chosen()).to.equal('letting');
    host.querySelector<HTMLElement>('[name=channel][value=selling]')!.click();
    await drawn();
    expect(chosen()).to.equal('selling');
    host.setAttribute('channel', 'letting');
    await drawn();
    expect(chosen()).to.equal('selling');
  });

  it('VAL-15 asks each page what is thought of, until the visitor says it', async () => {
    const chosen = () => host.querySelector<HTMLInputElement>('[name=channel]:checked')!.value;
    const visit = async (property_channel: string) => {
      host.parentElement!.remove();
      await givePage({ property: { property_id: 7, property_channel } });
      host = await openForm();
    };
    await visit('sales');
    await fill(host, { firstName: 'Siân' });
    await visit('lettings');
    expect([box(host, 'firstName').value, chosen()]).to.deep.equal(['Siân', 'letting']);
    host.querySelector<HTMLElement>('[name=channel][value=selling]')!.click();
    await fill(host, { lastName: 'Evans' });
    await visit('lettings');
    expect([box(host, 'lastName').value, chosen()]).to.deep.equal(['Evans', 'selling']);
  });

  it('VAL-15 keeps what the first step was sent with on a page that would think of something else', async () => {
    await givePage({ property: { property_id: 7, property_channel: 'lettings' } });
    await toTimes(host);
    await givePage({ property: { property_id: 8, property_channel: 'sales' } });
    await goTo('/book-a-valuation');
    await until(() => host.querySelector('[name=channel]'));
    expect(host.querySelector<HTMLInputElement>('[name=channel]:checked')!.value).to.equal('letting');
  });

  it('VAL-17 VAL-18 VAL-19 VAL-20 offers eight times: one of them, or half of the day', async () => {
    await toTimes(host);
    const names = [...host.querySelectorAll('.agency-slot')].map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).to.deep.equal(['All am', '9:00', '10:00', '11:00']);
    expect(names.slice(4)).to.deep.equal(['All pm', '12:00', '13:00', '14:00', '15:00', '16:00']);
    await pressButton(host, 'All am');
    expect(timesOf(host)).to.deep.equal(['All am', '9:00', '10:00', '11:00']);
    await pressButton(host, 'All pm');
    expect(timesOf(host)).to.deep.equal(['All pm', '12:00', '13:00', '14:00', '15:00', '16:00']);
    await pressButton(host, 'All am');
    expect(timesOf(host)).to.deep.equal(['All am', '9:00', '10:00', '11:00']);
    await pressButton(host, 'All am');
    expect(timesOf(host)).to.deep.equal([]);
    await pressButton(host, '9:00');
    await pressButton(host, '16:00');
    expect(timesOf(host)).to.deep.equal(['16:00']);
    await pressButton(host, '16:00');
    expect(timesOf(host)).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it('VAL-21 VAL-22 lets go of the times with the day they were chosen for, and says so', async () => {
    await toTimes(host);
    await pressButton(host, 'All am');
    expect(said()).to.match(/^\w+day \d+ \w+ at 9:00, 10:00 or 11:00$/);
    days()[3]!.click();
    await drawn();
    expect(timesOf(host)).to.deep.equal([]);
    expect(said()).to.match(/^The day is now \w+day \d+ \w+\. Please choose the times again\.$/);
    const [year, month, day] = days()[3]!.value.split('-').map(Number);
    expect(store.get(valuationDraftAtom).day).to.deep.equal({
      dayAsNumber: day,
      monthAsNumber: month,
      yearAsNumber: year,
      fullDate: days()[3]!.value,
    });
    await pressButton(host, '10:00');
    await pressButton(host, '10:00');
    expect(said(), 'the day is as it was').to.not.include('is now');
  });

  it('VAL-22 is chosen with arrow keys, and shows later days when asked', async () => {
    await toTimes(host);
    const before = days().length;
    days()[0]!.focus();
    await press('ArrowRight');
    expect(days()[1]!.checked).to.equal(true);
    await pressButton(host, 'Show later days');
    expect(days().length).to.be.greaterThan(before);
    expect(document.activeElement === days()[before]).to.equal(true);
    expect(days().some(({ value }) => [0, 6].includes(new Date(value).getUTCDay()))).to.equal(false);
  });

  it('F30 VAL-22 leads on to the later days in a shadow root of another library', async () => {
    await toTimes(host);
    const before = days().length;
    const outer = document.body.appendChild(document.createElement('div'));
    const root = outer.attachShadow({ mode: 'open' });
    root.append(host.parentElement!);
    await drawn();
    await pressButton(host, 'Show later days');
    expect(root.activeElement === days()[before]).to.equal(true);
    outer.remove();
  });

  it('VAL-22 val-02 shows the days on which the agency is closed, and lets nobody choose them', async () => {
    const [first, second] = visitWeeks(new Date(), 2).flat();
    await givePage({ theme_settings: { closedDays: [first!.fullDate] } });
    await toTimes(host);
    expect(days()[0]!.disabled).to.equal(true);
    expect(days()[0]!.labels![0]!.textContent).to.match(/ closed$/);
    expect(days().find(({ checked }) => checked)!.value).to.equal(second!.fullDate);
    await expect(host).to.be.accessible();
  });

  it('VAL-09 wants a time', async () => {
    await toTimes(host);
    await goOn(host);
    expect(problems(host)).to.deep.equal(['Please select a valid time slot']);
    await expect(host).to.be.accessible();
    await pressButton(host, '12:00');
    expect(problems(host)).to.deep.equal([]);
    await goOn(host);
    expect(stepOf(host)).to.include('Confirm');
  });

  it('VAL-33 F63 takes no letters in a telephone number, but spaces and what is pasted between them', async () => {
    await toConfirm(host);
    await fill(host, { telHome: '01632 abc 960 188' });
    expect(box(host, 'telHome').value).to.equal('01632  960 188');
    const { telHome } = store.get(valuationDraftAtom).fields;
    expect(telHome).to.equal('01632  960 188');
    await clear();
  });
});
