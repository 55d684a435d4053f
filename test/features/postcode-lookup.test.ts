import { expect } from '@open-wc/testing';

import '../../elements/postcode-lookup';
import { followLookups } from '../../src/core/page-lookups';
import { store } from '../../src/core/store';
import { forgetAccountAtom } from '../../src/state/account';
import { asked, clear, fail } from '../support/network';
import { drawn, listenTo, pause, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const path = '/address_lookup';
const fields = ['house_number', 'street', 'town', 'county']
  .map((name) => `<input name="lead_client[${name}]">`)
  .join('');
const marked =
  '<label for="postcode">Postcode</label><input id="postcode" name="lead_client[postcode]" data-postcode-lookup>';
const autofill: Readonly<Record<string, string>> = {
  street: 'address-line1',
  town: 'address-level2',
  postcode: 'postal-code',
};

describe('the lookup of a postcode', () => {
  let form: HTMLFormElement;
  let postcode: string;
  const tag = () => form.querySelector<HTMLElement>('agency-postcode-lookup');
  const input = () => form.querySelector<HTMLInputElement>('[data-postcode-lookup]')!;
  const button = () => [...form.querySelectorAll('button')].find((each) => each.textContent!.includes('Find address'))!;
  const list = () => form.querySelector('select');
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="lead_client[${name}]"]`)!;
  const sent = () => Object.fromEntries(new FormData(form));
  const said = () => form.querySelector('[role=alert]')?.textContent;

  const write = async (html: string) => {
    form?.parentElement!.remove();
    form = (await render(`<form action="/leads" method="post">${html}</form>`)) as HTMLFormElement;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await until(button);
    await drawn();
  };
  const find = async (typed: string) => {
    input().value = typed;
    button().focus();
    button().click();
    await until(() => list() || said());
    await drawn();
  };
  const choose = async (index: number) => {
    list()!.value = String(index);
    list()!.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn();
  };

  before(async () => {
    await styled();
    await givePage();
    followLookups();
    await freshVisitor();
    const { suggestions } = (await (await fetch(`${path}?autocomplete=3+chandos`)).json()) as {
      suggestions: { address: string }[];
    };
    postcode = /[A-Z\d]+ [A-Z\d]+$/.exec(suggestions[0]!.address)![0];
  });
  beforeEach(async () => {
    await clear();
    await write(marked + fields);
  });
  after(() => form.parentElement!.remove());

  it('ADR-09 stands in the place of an input that is marked for it, which stays what is sent', async () => {
    expect(tag()!.contains(input())).to.equal(true);
    expect(input().offsetHeight, 'in sight').to.be.above(0);
    expect(input().labels![0]!.textContent, 'with its label').to.equal('Postcode');
    input().value = 'typed';
    expect(sent()).to.have.property('lead_client[postcode]', 'typed');
    expect(Object.keys(sent())).to.have.length(5);
    await expect(form.querySelector('agency-postcode-lookup')!).to.be.accessible();
  });

  it('F06 ADR-09 looks up in an input that is parsed later, and in the one that takes its place', async () => {
    await write(`${marked}<agency-postcode-lookup id="own"></agency-postcode-lookup>`);
    const own = form.querySelector<HTMLElement>('#own')!;
    const press = async (value: string) => {
      await until(() => own.querySelector('button'));
      own.querySelector('input')!.value = value;
      own.querySelector('button')!.click();
      await until(() => own.querySelector('[role=alert], select'));
    };
    expect(own.querySelector('button')).to.equal(null);
    own.insertAdjacentHTML('afterbegin', '<label><input aria-label="Postcode of the office"></label>');
    await press('nowhere');
    expect(document.activeElement).to.equal(own.querySelector('input'));
    own.querySelector('label')!.innerHTML = '<input aria-label="Another">';
    await press(postcode);
    await until(() => own.querySelector('select'));
  });

  it('ADR-09 ADR-10 finds every address of the postcode, and fills in the fields of the form around it', async () => {
    const changes: string[] = [];
    form.addEventListener('change', ({ target }) => changes.push((target as HTMLInputElement).name));
    await find(postcode.toLowerCase().replace(' ', ''));
    expect(document.activeElement).to.equal(list());
    expect((await asked(path))[0]!.query).to.equal(`postcode=${postcode.replace(' ', '+')}`);
    expect(list()!.options[0]!.text).to.match(/^\d+ addresses found$/);
    expect(list()!.options[3]!.text).to.include(postcode);
    await choose(2);
    expect(field('house_number').value).to.equal('3');
    expect(list()!.selectedOptions[0]!.text).to.include(`3 ${field('street').value}, ${field('town').value}`);
    expect(field('county').value).to.not.equal('');
    expect(input().value, 'as it is written on an envelope').to.equal(postcode);
    expect(changes).to.include.members(['lead_client[street]', 'lead_client[postcode]']);
    expect(Object.keys(sent()), 'the list is not sent').to.have.length(5);
    await expect(form.querySelector('agency-postcode-lookup')!).to.be.accessible();
  });

  for (const [what, current, other] of [
    ['group', 'fieldset', (name: string) => `name="post[${name}]"`],
    ['autofill section', 'div', (name: string) => `name="post[${name}]" autocomplete="shipping ${autofill[name]}"`],
  ] as const) {
    it(`ADR-10 fills in the address of its own ${what} where the form asks for two`, async () => {
      const own = (name: string) => `name="lead_client[${name}]" autocomplete="billing ${autofill[name]}"`;
      await write(`<${current}><div role="group"><input ${own('postcode')} data-postcode-lookup></div>
        <input ${own('street')}><input ${own('town')}></${current}>
        <${current}><input ${other('street')}><input ${other('town')}><input ${other('postcode')}></${current}>`);
      await find(postcode);
      await choose(1);
      expect(field('town').value).to.equal('Bath');
      expect(field('street').value).to.not.equal('');
      const others = ['street', 'town', 'postcode'].map((name) => sent()[`post[${name}]`]);
      expect(others).to.deep.equal(['', '', '']);
    });
  }

  it('ADR-10 fills in all of a form with one address, whatever groups it is asked for in', async () => {
    await write(`<fieldset>${marked}<input name="lead_client[house_number]"></fieldset>
      <fieldset><input name="lead_client[street]"><input name="lead_client[town]"></fieldset>`);
    await find(postcode);
    await choose(2);
    expect([field('house_number').value, field('town').value]).to.deep.equal(['3', 'Bath']);
  });

  it('F30 ADR-09 leads on to the addresses in a shadow root of another library', async () => {
    const outer = document.body.appendChild(document.createElement('div'));
    const root = outer.attachShadow({ mode: 'open' });
    root.append(form.parentElement!);
    await drawn();
    await find(postcode);
    expect(root.activeElement === list()).to.equal(true);
    outer.remove();
  });

  it('ADR-10 keeps the postcode where the server tells it beside the addresses, not in each', async () => {
    const body = JSON.stringify({ postcode, addresses: [{ line_1: '3 Chandos Buildings', town_or_city: 'Bath' }] });
    await fail({ path, status: 200, headers: { 'content-type': 'application/json' }, body });
    await find(postcode.toLowerCase());
    await choose(0);
    expect([input().value, field('town').value]).to.deep.equal([postcode, 'Bath']);
  });

  it('ADR-09 comes with the label around an input, and keeps the focus and what is typed', async () => {
    form.innerHTML = '<label>Postcode <input name="postcode" data-postcode-lookup></label>';
    const before = input();
    before.value = 'BA1';
    before.focus();
    await until(button);
    expect(tag()!.querySelector('label input')).to.equal(before);
    expect([document.activeElement, before.value]).to.deep.equal([before, 'BA1']);
  });

  it('ADR-09 forgets what it found when another postcode is typed', async () => {
    await find(postcode);
    await choose(0);
    input().value = 'BA';
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await drawn();
    expect(list()).to.equal(null);
  });

  it('ADR-09 asks nothing of what is no postcode, and leads back to it', async () => {
    await find('Bath');
    expect(said()).to.equal('Please enter a valid postcode');
    expect(document.activeElement).to.equal(input());
    expect(await asked(path)).to.deep.equal([]);
    await expect(form.querySelector('agency-postcode-lookup')!).to.be.accessible();
  });

  for (const [what, fault] of [
    ['there is none', { status: 200, headers: { 'content-type': 'application/json' }, body: '{"addresses":[]}' }],
    ['the server cannot tell', { status: 404, body: '' }],
  ] as const) {
    it(`ADR-05 ADR-06 ADR-09 says that no address was found when ${what}, and the form can be filled in by hand`, async () => {
      await fail({ path, ...fault });
      await listenTo('error', () => find('BA1 2QA'));
      expect(said()).to.equal("Sorry we couldn't find that address");
      field('street').value = 'By hand';
      expect(sent()).to.include({ 'lead_client[postcode]': 'BA1 2QA', 'lead_client[street]': 'By hand' });
    });
  }

  it('T16 ADR-09 finds the addresses although a session ends meanwhile', async () => {
    await fail({ path, delay: 700, times: 1 });
    input().value = postcode;
    button().click();
    await until(async () => (await asked(path)).length > 0);
    store.set(forgetAccountAtom);
    await until(() => list() || said());
    expect(said()).to.equal(undefined);
  });

  it('g-22 ADR-09 ADR-10 says what it found to who has moved on, each address that is chosen, and each refusal', async () => {
    const heard = () => [...tag()!.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
    await fail({ path, delay: 300, times: 1 });
    input().value = postcode;
    button().focus();
    button().click();
    field('town').focus();
    await until(list);
    await drawn();
    expect(heard()).to.match(/^\d+ addresses found/);
    await choose(0);
    const first = heard();
    await choose(1);
    expect(first).to.include('filled in');
    expect(heard()).to.include('filled in').and.not.equal(first);
    await find('Bath');
    const refusal = form.querySelector('[role=alert]');
    button().click();
    await drawn();
    expect(form.querySelector('[role=alert]'), 'anew').to.not.equal(refusal);
  });

  it('F40 ADR-09 shows only what was asked last', async () => {
    await fail({
      path,
      delay: 1000,
      times: 1,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '[]',
    });
    input().value = 'BA1 2QA';
    button().click();
    await until(async () => (await asked(path)).length === 1);
    input().value = postcode;
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await drawn();
    await find(postcode);
    await pause(1200);
    expect(list()!.options.length).to.be.above(3);
    expect(said()).to.equal(undefined);
  });
});
