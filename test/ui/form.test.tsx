import { expect } from '@open-wc/testing';
import { useState } from 'react';

import type { FormValues } from '../../src/domain/form-values';
import type { Outcome } from '../../src/domain/outcome';
import { Checkbox } from '../../src/ui/checkbox';
import { Form } from '../../src/ui/form';
import { FormPart } from '../../src/ui/form-part';
import type { FormErrors } from '../../src/ui/form-problems';
import { Honeypot } from '../../src/ui/honeypot';
import { PasswordField } from '../../src/ui/password-field';
import { RadioGroup } from '../../src/ui/radio-group';
import { Success } from '../../src/ui/success';
import { TextField } from '../../src/ui/text-field';
import { drawn, translate, until } from '../support/page';
import { clear, clickAt, description, draw, one, press, type } from './stage';
import { dress } from './theme';

let sent: FormValues[] = [];
let answer: (outcome: Outcome) => void;

const send = (values: FormValues) => {
  sent.push(values);
  return new Promise<Outcome>((done) => (answer = done));
};

const required = {
  terms: 'You must agree to our terms & conditions',
  email: 'Please enter a valid email',
  news: 'Choose yes or no',
};
function validate(values: FormValues): FormErrors {
  return Object.fromEntries(Object.entries(required).filter(([name]) => !values[name]));
}

const scene = (
  <Form
    aria-label="Register"
    submit="Register"
    validate={validate}
    onSubmit={send}
    success={
      <Success heading="Thank you">
        <p className="agency-text">We reply within one working day.</p>
      </Success>
    }
  >
    <TextField name="email" label="Email" hint="We send your saved homes here" type="email" />
    <PasswordField name="password" label="Password" autoComplete="current-password" />
    <RadioGroup
      name="news"
      label="News from us"
      choices={[
        { value: 'yes', label: 'Yes, email me' },
        { value: 'no', label: 'No, thank you' },
      ]}
    />
    <Checkbox name="terms" label="I agree to the terms" />
    <Honeypot name="body" />
  </Form>
);

const submit = () => one<HTMLButtonElement>('button[type=submit]');
const field = (name: string) => one<HTMLInputElement>(`input[name=${name}]:not([type=radio])`);
const links = () => [...document.querySelectorAll('.agency-errors-link')].map((link) => link.textContent);

const isWiderThan = (part: Element, whole: Element) =>
  part.getBoundingClientRect().right > whole.getBoundingClientRect().right + 0.5 ||
  (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline' && part.clientWidth > 1);
const nameOf = (part: Element) => part.className;

async function fillIn() {
  field('email').focus();
  await type('sian@example.com');
  field('password').focus();
  await type('swordfish');
  one('input[value=no]').click();
  field('terms').click();
  await drawn();
}

describe('a form', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  beforeEach(() => (sent = []));
  afterEach(clear);

  it('leads from a summary to every field in page order and says the same beside each', async () => {
    const stage = await draw(scene);
    submit().click();
    await drawn();
    expect(sent.length).to.equal(0);
    expect(links()).to.deep.equal([required.email, required.news, required.terms]);
    expect(document.activeElement).to.equal(one('.agency-errors'));
    expect(one('.agency-errors').textContent).to.include('There is a problem');
    expect(one('.agency-errors').getAttribute('aria-labelledby')).to.equal(one('.agency-errors h2').id);
    expect(field('email').getAttribute('aria-invalid')).to.equal('true');
    expect(description(field('email'))).to.equal('We send your saved homes here | Error: Please enter a valid email');
    await expect(stage).to.be.accessible();

    const hash = location.hash;
    one('.agency-errors-item:nth-child(2) a').click();
    expect(document.activeElement).to.equal(one('input[value=yes]'));
    one('.agency-errors-item:nth-child(3) a').click();
    expect(document.activeElement).to.equal(field('terms'));
    expect(location.hash).to.equal(hash);
  });

  it('F30 leads from a summary to every field in page order in the shadow root of another library too', async () => {
    const stage = await draw(scene);
    const outer = document.body.appendChild(document.createElement('div'));
    const shadow = outer.attachShadow({ mode: 'open' });
    shadow.append(stage.parentElement!);
    await drawn();
    stage.querySelector<HTMLElement>('button[type=submit]')!.click();
    await drawn();
    const found = [...stage.querySelectorAll<HTMLElement>('.agency-errors-link')];
    expect(found.map((link) => link.textContent)).to.deep.equal([required.email, required.news, required.terms]);
    found[2]!.click();
    expect(shadow.activeElement).to.equal(stage.querySelector('input[name=terms]'));
    outer.remove();
  });

  it('shows label, hint, error and field in that order', async () => {
    await draw(scene);
    submit().click();
    await drawn();
    const parts = [...field('email').closest('.agency-field')!.children].map((part) => part.className.split(' ')[0]);
    expect(parts).to.deep.equal(['agency-label', 'agency-hint', 'agency-field-error', 'agency-input']);
  });

  it('takes an error away as soon as its rule is met and adds none while someone types', async () => {
    await draw(scene);
    submit().click();
    await drawn();
    field('terms').click();
    await drawn();
    expect(links()).to.deep.equal([required.email, required.news]);
    field('email').focus();
    await type('s');
    expect(links()).to.deep.equal([required.news]);
    expect(field('email').hasAttribute('aria-invalid')).to.equal(false);
    await press('Backspace');
    expect(links()).to.deep.equal([required.news]);
    submit().click();
    await drawn();
    expect(links()).to.deep.equal([required.email, required.news]);
  });

  it('g-14 leads on to sending when the error goes that had the focus', async () => {
    await draw(scene);
    await fillIn();
    field('terms').click();
    submit().click();
    await drawn();
    expect(document.activeElement).to.equal(one('.agency-errors'));
    // As an address that arrives late.
    field('terms').click();
    await drawn();
    expect(links()).to.deep.equal([]);
    expect(document.activeElement).to.equal(submit());
  });

  it('F30 g-14 leads on to sending in the shadow root of another library too', async () => {
    const stage = await draw(scene);
    await fillIn();
    const outer = document.body.appendChild(document.createElement('div'));
    const shadow = outer.attachShadow({ mode: 'open' });
    shadow.append(stage.parentElement!);
    const send = stage.querySelector<HTMLElement>('button[type=submit]')!;
    const terms = stage.querySelector<HTMLElement>('input[name=terms]')!;
    terms.click();
    send.click();
    await drawn();
    expect(shadow.activeElement === stage.querySelector('.agency-errors')).to.equal(true);
    terms.click();
    await drawn();
    expect(shadow.activeElement === send).to.equal(true);
    outer.remove();
  });

  it('g-22 has its errors read out each time it is sent, not again while they are mended', async () => {
    await draw(scene);
    submit().click();
    await drawn();
    const first = one('.agency-errors [role=alert]');
    expect(first.ariaLive, 'VoiceOver would not read it').to.equal(null);
    await until(() => first.ariaLive === 'off');
    field('email').focus();
    await type('s');
    expect(one('.agency-errors [role=alert]')).to.equal(first);
    submit().click();
    await drawn();
    expect(one('.agency-errors [role=alert]')).to.not.equal(first);
    expect(document.activeElement).to.equal(one('.agency-errors'));
  });

  it('F26 changes an error though a translator has replaced its words', async () => {
    const length = ({ email = '' }: FormValues): FormErrors => (email.length < 3 ? { email: `${email} is short` } : {});
    const stage = await draw(
      <Form submit="Send" validate={length}>
        <TextField name="email" label="Email" />
      </Form>,
    );
    submit().click();
    await drawn();
    translate(stage);
    field('email').focus();
    await type('s');
    expect(description(field('email'))).to.contain('s is short');
  });

  it('judges by its own rules, not by the browser’s', async () => {
    await draw(scene);
    await fillIn();
    field('email').value = 'not an address';
    submit().click();
    await drawn();
    expect(sent.length).to.equal(1);
  });

  it('sends once, however often and by whatever means it is asked', async () => {
    await draw(scene);
    await fillIn();
    field('email').focus();
    await press('Enter', 'Enter');
    await clickAt(submit());
    submit().click();
    one<HTMLFormElement>('form').requestSubmit();
    await drawn();
    expect(sent.length).to.equal(1);
    expect({ ...sent[0] }).to.deep.equal({
      email: 'sian@example.com',
      password: 'swordfish',
      news: 'no',
      terms: 'on',
      body: '',
    });
    expect(submit().getAttribute('aria-disabled')).to.equal('true');
    expect(submit().disabled).to.equal(false);
    answer({ sent: false, messages: ['Try again'] });
    await until(() => !submit().hasAttribute('aria-disabled'));
    submit().click();
    expect(sent.length).to.equal(2);
  });

  it('keeps what was typed when the server refuses, and says every reason', async () => {
    const stage = await draw(scene);
    await fillIn();
    submit().click();
    await drawn();
    answer({ sent: false, messages: ['One reason', 'Another'], errors: { email: 'Already taken' } });
    await until(() => document.querySelector('.agency-errors'));
    expect([...document.querySelectorAll('.agency-errors-item')].map((item) => item.textContent)).to.deep.equal([
      'One reason',
      'Another',
      'Already taken',
    ]);
    await until(() => document.activeElement === one('.agency-errors'));
    expect(field('email').value).to.equal('sian@example.com');
    expect(field('password').value).to.equal('swordfish');
    await expect(stage).to.be.accessible();
    field('email').focus();
    await type('x');
    expect(field('email').hasAttribute('aria-invalid')).to.equal(false);
  });

  it('T15 empties a refused password, leads to it, and never shows it while it is sent', async () => {
    await draw(scene);
    await fillIn();
    one('[aria-label="Show password"]').click();
    await drawn();
    expect(field('password').type).to.equal('text');
    submit().click();
    await drawn();
    expect(field('password').type).to.equal('password');
    answer({ sent: false, messages: ['Sign in failed, please try again'], clear: ['password'] });
    await until(() => document.querySelector('.agency-errors'));
    expect(field('password').value).to.equal('');
    expect(field('email').value).to.equal('sian@example.com');
    await until(() => document.activeElement === field('password'));
    expect(one('.agency-errors [role=alert]').textContent).to.include('Sign in failed, please try again');
  });

  it('g-08 breaks words that are longer than a phone is wide', async () => {
    const word = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
    const stage = await draw(
      <Form submit="Send" onSubmit={async () => ({ sent: false, messages: [word], errors: { name: word } })}>
        <p className="agency-text">{word}</p>
        <FormPart heading={word}>
          <TextField name="name" label={word} hint={word} />
          <Checkbox name="terms" label={word} />
        </FormPart>
      </Form>,
    );
    stage.style.cssText = 'display: block; inline-size: 288px';
    submit().click();
    await until(() => links().length > 0);
    expect([...stage.querySelectorAll('*')].filter((part) => isWiderThan(part, stage)).map(nameOf)).to.deep.equal([]);
  });

  it('g-08 puts two fields beside one another where a phone has room for the words in both, and not in large text', async () => {
    const stage = await draw(
      <div className="agency-fields">
        <TextField name="houseNumber" label="House number" optional />
        <TextField name="houseName" label="House name" optional />
      </div>,
    );
    const areBeside = (size: string) => {
      stage.style.cssText = `display: block; font-size: ${size}; inline-size: 326px`;
      return field('houseNumber').offsetTop === field('houseName').offsetTop;
    };
    expect(['16px', '32px'].map(areBeside)).to.deep.equal([true, false]);
  });

  it('gives way to what happens next, whose heading takes the focus', async () => {
    const stage = await draw(scene);
    await fillIn();
    submit().click();
    await drawn();
    answer({ sent: true });
    await until(() => document.querySelector('.agency-success'));
    expect(document.querySelector('form')).to.equal(null);
    await until(() => document.activeElement!.textContent === 'Thank you');
    await expect(stage).to.be.accessible();
  });

  it('g-12 leaves the focus to a visitor who types elsewhere when the answer comes, be it a refusal or a thank you', async () => {
    const other = document.body.appendChild(document.createElement('input'));
    await draw(scene);
    await fillIn();
    for (const outcome of [{ sent: false, messages: ['Not today'] }, { sent: true }] as const) {
      submit().click();
      await drawn();
      other.focus();
      answer(outcome);
      await until(() => document.querySelector(outcome.sent ? '.agency-success' : '.agency-errors'));
      await drawn();
      expect(document.activeElement, JSON.stringify(outcome)).to.equal(other);
      const told = document.querySelector('form [role=alert], .agency-success[role=alert]')!;
      expect(told.textContent, 'read out').to.include(outcome.sent ? 'Thank you' : 'Not today');
    }
    other.remove();
  });

  it('can be sent again after an accident in our own code', async () => {
    const accident = async () => {
      throw new Error('accident');
    };
    const caught = new Promise<PromiseRejectionEvent>((done) =>
      addEventListener('unhandledrejection', (event) => [event.preventDefault(), done(event)], { once: true }),
    );
    await draw(
      <Form submit="Send" onSubmit={accident}>
        <TextField name="email" label="Email" />
      </Form>,
    );
    submit().click();
    expect(((await caught).reason as Error).message).to.equal('accident');
    await until(() => !submit().hasAttribute('aria-disabled'));
  });

  describe('that the browser sends', () => {
    const sending = () => submit().getAttribute('aria-disabled') === 'true';
    /** Its answer is shown in a frame, so that this page stays. */
    const drawSent = () =>
      draw(
        <>
          <iframe name="answer" title="Answer" />
          <Form submit="Send" action="about:blank" target="answer">
            <TextField name="email" label="Email" />
          </Form>
        </>,
      );
    const listen = async (hear: (event: SubmitEvent) => void, run: () => Promise<void>) => {
      document.addEventListener('submit', hear);
      await run().finally(() => document.removeEventListener('submit', hear));
    };

    it('can be sent again where the page kept it from being sent', async () => {
      await drawSent();
      for (const last of [false, true]) {
        const keep = (event: Event) => (event.preventDefault(), last && event.stopPropagation());
        await listen(keep, async () => {
          submit().click();
          await drawn();
          await until(() => !sending());
        });
      }
    });

    it('F54 waits while it is completed on the way, and for half a minute for an answer', async () => {
      await drawSent();
      const patience: (() => void)[] = [];
      const { setTimeout: original } = globalThis;
      const set = (act: () => void, delay?: number) => (delay === 30_000 ? patience.push(act) : original(act, delay));
      Object.assign(globalThis, { setTimeout: set });
      try {
        const complete = (event: Event) => {
          event.preventDefault();
          one('form').ariaBusy = 'true';
        };
        await listen(complete, async () => {
          submit().click();
          await drawn();
          await drawn();
        });
        expect(sending()).to.equal(true);
        expect(patience.length).to.equal(1);
        patience[0]!();
        await until(() => !sending());
      } finally {
        Object.assign(globalThis, { setTimeout: original });
      }
    });
  });

  it('knows fields that come and go', async () => {
    function Growing() {
      const [more, setMore] = useState(true);
      return (
        <Form submit="Send" validate={() => ({ town: 'Enter a town' })} onSubmit={send}>
          <Checkbox name="more" label="More" onChange={() => setMore(!more)} />
          {more && <TextField name="town" label="Town" />}
        </Form>
      );
    }
    await draw(<Growing />);
    submit().click();
    await drawn();
    expect(links()).to.deep.equal(['Enter a town']);
    field('more').click();
    await drawn();
    const told = () => document.querySelector('.agency-errors-item')?.textContent;
    expect(told()).to.equal('Enter a town');
    submit().focus();
    submit().click();
    await drawn();
    expect([told(), links().length]).to.deep.equal(['Enter a town', 0]);
    expect(document.activeElement!.className, 'told anew').to.include('agency-errors');
  });

  it('T04 is read and sent although its fields are named like the form’s own properties', async () => {
    const names = ['title', 'body', 'submit', 'action', 'elements', 'id', 'method', 'name', 'reset', '__proto__'];
    await draw(
      <Form submit="Send" onSubmit={send} validate={({ title }) => (title ? {} : { title: 'Enter a title' })}>
        {names.map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
      </Form>,
    );
    submit().click();
    await drawn();
    expect(links()).to.deep.equal(['Enter a title']);
    for (const name of names) field(name).value = `my ${name}`;
    field('title').focus();
    await type('!');
    expect(links()).to.deep.equal([]);
    submit().click();
    await drawn();
    expect(Object.entries(sent[0]!).sort()).to.deep.equal(
      names.map((name) => [name, `my ${name}${name === 'title' ? '!' : ''}`]).sort(),
    );
    expect(Object.prototype).not.to.have.property('my __proto__');
  });

  it('T28 has a trap that no person sees, hears or reaches, and that does not give itself away', async () => {
    const stage = await draw(scene);
    const trap = field('body');
    expect(trap.closest('[aria-hidden=true]')).to.not.equal(null);
    expect(trap.tabIndex).to.equal(-1);
    expect(trap.autocomplete).to.equal('off');
    expect(trap.parentElement!.getBoundingClientRect().width).to.be.at.most(1);
    expect(trap.parentElement!.outerHTML).to.not.match(/honey|trap|bot|spam|leave/i);
    field('email').focus();
    for (let stop = 0; stop < 12; stop++) {
      await press('Tab');
      expect(document.activeElement).to.not.equal(trap);
    }
    await expect(stage).to.be.accessible();
  });
});
