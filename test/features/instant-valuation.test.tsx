import { expect } from '@open-wc/testing';

import '../../elements/instant-valuation';
import { navigate } from '../../src/core/path';
import { box, fill, problems, sender, submit } from '../support/filling';
import { press } from '../support/keyboard';
import { asked, fail } from '../support/network';
import { drawn, listenTo, pause, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const path = '/valuations.json';
const answer = { price: 300_000, low_price: 280_000, high_price: 330_000, comparable_count: 7, is_example: true };
const tells = (body: object) =>
  fail({ path, status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const facts = { postcode: 'ba1 2qa', kind: 'terraced' };
const heading = (host: Element) => host.querySelector<HTMLElement>('.agency-view-heading');
const button = (host: Element, words: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

describe('the instant valuation', () => {
  let host: HTMLElement;
  const show = async () => {
    host = await render('<agency-instant-valuation heading-level="3"></agency-instant-valuation>');
    await drawn();
  };
  const ask = async (more: object = {}) => {
    await fill(host, facts);
    for (const [name, value] of Object.entries(more)) {
      box(host, name).value = String(value);
    }
    await submit(host);
  };
  const answered = () => until(() => heading(host));

  before(async () => {
    await styled();
    await givePage();
  });
  beforeEach(async () => {
    await freshVisitor();
    await show();
  });
  afterEach(async () => {
    host.parentElement!.remove();
    await givePage();
  });

  it('VAL-02 asks for postcode, kind and bedrooms, and nothing of the person', async () => {
    const names = [...host.querySelectorAll('input, select')].map((each) => each.getAttribute('name'));
    expect(names).to.deep.equal(['postcode', 'kind', 'bedrooms']);
    await expect(host).to.be.accessible();
  });

  it('VAL-02 tells a range of the server, what it follows from, that it is an example, and the way to a valuation', async () => {
    await tells(answer);
    await ask();
    await answered();
    const text = host.textContent;
    expect(text).to.include('£280,000 to £330,000').and.include('Based on 7 similar homes nearby.');
    expect(text).to.include('£660 to £778 a month').and.include('This figure is an example');
    expect(text).to.include('Terraced house, 3 bedrooms, BA1 2QA');
    expect(host.querySelector('a[href="#/book-a-valuation"]')!.textContent).to.equal('Book a valuation');
    await until(() => document.activeElement === heading(host));
    const [question] = await asked(path);
    expect(question!.query).to.equal('postcode=BA1+2QA&property_type=terraced&bedrooms=3');
    await expect(host).to.be.accessible();
  });

  it('g-12 VAL-02 leaves the focus to who types elsewhere when the estimate comes, and reads it out', async () => {
    const other = document.body.appendChild(document.createElement('input'));
    await fail({ path, delay: 300, times: 1 });
    await ask();
    other.focus();
    await answered();
    await drawn();
    expect(document.activeElement).to.equal(other);
    expect(heading(host)!.closest('[role=alert]')!.textContent).to.include('£');
    other.remove();
  });

  it('VAL-02 says no word of an example where the estimate is none', async () => {
    await tells({ ...answer, is_example: false });
    await ask();
    await answered();
    expect(host.textContent).to.not.include('example');
  });

  it('VAL-02 follows the adjustment of the site for what it could be let for', async () => {
    await givePage({ homeval_lettings_adjustment: 1.5 });
    await tells(answer);
    await ask();
    await answered();
    expect(host.textContent).to.include('£991 to £1,167 a month');
  });

  it('VAL-02 says where too little is known, and still leads to a valuation', async () => {
    await tells({ price: null });
    await ask({ bedrooms: 0 });
    await answered();
    expect(heading(host)!.textContent).to.equal('We do not have enough homes like yours to compare');
    expect(host.textContent).to.include('Terraced house, Studio, BA1 2QA');
    expect(host.querySelector('a[href="#/book-a-valuation"]')).to.not.equal(null);
    await expect(host).to.be.accessible();
  });

  it('VAL-02 goes back to what was typed, to ask about another', async () => {
    await tells(answer);
    await ask({ bedrooms: 5 });
    await answered();
    button(host, 'Change the details').click();
    await until(() => sender(host));
    await until(() => document.activeElement === box(host, 'postcode'));
    expect(box(host, 'postcode').value).to.equal('BA1 2QA');
    expect(box(host, 'kind').value).to.equal('terraced');
    expect(box(host, 'bedrooms').value).to.equal('5');
  });

  it('VAL-02 asks nothing while the postcode is none, and says so', async () => {
    await fill(host, { postcode: 'Bath' });
    await submit(host);
    expect(problems(host)).to.deep.equal(['Please enter a valid postcode', 'Please choose the type of home']);
    expect(await asked(path)).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it('VAL-02 F46 says that the server could not be reached, and keeps what was typed', async () => {
    await fail({ path, status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Closed for repair</p>' });
    await listenTo('error', async () => {
      await ask();
      await until(() => problems(host).length > 0);
    });
    expect(problems(host)[0]).to.include('We could not reach our server');
    expect(box(host, 'postcode').value).to.equal('ba1 2qa');
  });

  it('VAL-02 leaves the form to who changes it before the answer comes', async () => {
    await fail({ path, delay: 2000, times: 1 });
    await ask();
    await fill(host, { postcode: 'BA1 3' });
    await until(() => host.querySelector('button[aria-disabled]') === null);
    await pause(100);
    expect([heading(host), box(host, 'postcode').value]).to.deep.equal([null, 'BA1 3']);
    await fill(host, { postcode: 'BA1 3AB' });
    await submit(host);
    await answered();
    expect(host.textContent).to.match(/£\d[\d,]+ to £\d[\d,]+.*Based on \d+ similar homes nearby\./);
  });

  it('VAL-02 opens over any page at /valuation and at no path beyond it', async () => {
    host.parentElement!.remove();
    navigate('/valuation');
    await until(() => document.querySelector('dialog agency-instant-valuation form'));
    expect(document.querySelector('dialog')!.textContent).to.include('Instant Valuation');
    navigate('/valuation/7');
    await until(() => !document.querySelector('dialog'));
    await show();
  });

  it('VAL-02 g-14 takes the focus along with a link that leads to it on its own page', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    Object.assign(link, { href: '#/valuation', textContent: 'Estimate' });
    link.focus();
    await press('Enter');
    await until(() => document.activeElement?.textContent === 'Instant Valuation');
    expect(host.contains(document.activeElement)).to.equal(true);
    link.remove();
    navigate('/');
  });
});
