import { expect } from '@open-wc/testing';
import { useState } from 'react';

import { store } from '../../src/core/store';
import { notifyAtom } from '../../src/state/toasts';
import { Button } from '../../src/ui/button';
import { Checkbox } from '../../src/ui/checkbox';
import { Dialog } from '../../src/ui/dialog';
import { Form } from '../../src/ui/form';
import { Honeypot } from '../../src/ui/honeypot';
import { Link } from '../../src/ui/link';
import { RadioGroup } from '../../src/ui/radio-group';
import { SelectField } from '../../src/ui/select-field';
import { TextField } from '../../src/ui/text-field';
import { arrived, drawn, seen, until } from '../support/page';
import { clear, clickAt, draw, one, press, type } from './stage';
import { dress } from './theme';

let sent: unknown;

function Scene() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link href="#/areas">All areas</Link>
      <Form
        submit="Send"
        onSubmit={async (values) => {
          sent = values;
          return { sent: true };
        }}
      >
        <TextField name="name" label="Name" />
        <SelectField name="kind" label="Kind">
          <option>Flat</option>
        </SelectField>
        <RadioGroup name="news" label="News" choices={[{ value: 'yes', label: 'Yes' }]} />
        <Checkbox name="terms" label="I agree" />
        <Honeypot name="body" />
      </Form>
      <p className="agency-text" hidden>
        Not now
      </p>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog label="Over the page" onClose={() => setOpen(false)}>
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index} className="agency-text">
              Line {index}
            </p>
          ))}
          <button type="button" id="last">
            last
          </button>
        </Dialog>
      )}
    </>
  );
}

/** Without the text that a button has only while it is busy. */
const nameOf = (element: Element) =>
  ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent).replace('Sending…', '');
const button = (words: string) => [...document.querySelectorAll('button')].find((each) => nameOf(each) === words)!;
const close = () => one<HTMLButtonElement>('.agency-dialog-close');
const hits = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

describe('on a page whose style sheet is hostile', () => {
  let undress: () => void;
  let theme: HTMLElement;
  let more: HTMLElement;
  const dressPage = (css: string, html = '') => {
    theme = document.head.appendChild(document.createElement('style'));
    theme.textContent = css;
    more = document.body.appendChild(document.createElement('div'));
    more.innerHTML = html;
  };
  const open = async () => {
    button('Open').focus({ preventScroll: true });
    button('Open').click();
    await drawn();
    await seen();
    await seen();
    arrived();
  };

  before(async () => (undress = await dress()));
  after(() => undress());
  beforeEach(() => draw(<Scene />));
  afterEach(async () => {
    theme.remove();
    more.remove();
    scrollTo(0, 0);
    await clear();
    expect(document.querySelector('[data-agency-layer][popover]'), 'lifted for good').to.equal(null);
  });

  it('F82 every ring is taken off: ours is not', async () => {
    dressPage('*:focus, *:focus-visible { outline: none !important; outline-offset: -1px !important }');
    await press('Tab');
    expect(getComputedStyle(document.activeElement!).outline).to.match(/solid 3px$/);
    expect(getComputedStyle(document.activeElement!).outlineOffset).to.equal('2px');
  });

  it('F82 all is unset: each control keeps its label, its place in the order of keys, its ring and its work', async () => {
    dressPage('* { all: unset !important }');
    await press('Tab');
    const met: (string | null)[] = [];
    for (let stop = 0; stop < 7; stop++) {
      const focused = document.activeElement!;
      met.push(nameOf(focused));
      const ring = focused.matches('.agency-segment-box') ? focused.nextElementSibling! : focused;
      expect(getComputedStyle(ring).outline, nameOf(focused)!).to.match(/solid 3px$/);
      if (met.at(-1) === 'Name') await type('Siân');
      if (['I agree', 'Yes'].includes(met.at(-1)!)) await press(' ');
      await press('Tab');
    }
    expect(met).to.deep.equal(['All areas', 'Name', 'Kind', 'Yes', 'I agree', 'Send', 'Open']);
    button('Send').click();
    await drawn();
    expect(sent).to.include({ name: 'Siân', kind: 'Flat', news: 'yes', terms: 'on', body: '' });
  });

  it('F82 all is unset: what nobody shall see is still out of sight', () => {
    dressPage('* { all: unset !important }');
    const trap = one('[name=body]').parentElement!;
    expect([trap.offsetWidth, trap.offsetHeight]).to.deep.equal([1, 1]);
    expect(one('.agency-text[hidden]').offsetHeight).to.equal(0);
  });

  it('F82 every box is measured by its content: a field, a button and a dialog keep within what they stand in', async () => {
    dressPage('* { box-sizing: content-box !important }');
    await open();
    const wider = [
      ...document.querySelectorAll<HTMLElement>('.agency-input, .agency-field, .agency-form .agency-button'),
    ].filter((each) => each.offsetWidth > each.parentElement!.clientWidth);
    expect(wider.map(({ className }) => className)).to.deep.equal([]);
    expect(one('.agency-dialog').offsetWidth).to.be.at.most(520);
    await press('Escape');
    await until(() => !document.querySelector('dialog'));
  });

  it('F82 every div is gone: what an element draws without one is there and answers', async () => {
    dressPage('div { display: none !important }');
    // The test's stage is a div too, so its contents move out of it.
    one('agency-stage').parentElement!.replaceWith(one('agency-stage'));
    await drawn();
    expect(button('Open').offsetHeight).to.be.above(0);
    one('agency-stage').remove();
  });

  it('F82 a banner has the highest z-index there is: a dialog lies above it, and a message above that', async () => {
    dressPage(
      '#banner { position: fixed; inset: 0 0 auto; height: 60vh; z-index: 2147483647 }',
      '<p id="banner">Buy</p>',
    );
    await open();
    // Inert elements are never hit, whether visible or not.
    expect(one('[data-agency-layer=dialogs]').matches(':popover-open'), 'lifted').to.equal(true);
    expect(hits(close())).to.equal(true);
    store.set(notifyAtom, { message: 'Saved' });
    await until(() => document.querySelector('.agency-toast-close'));
    await seen();
    arrived();
    expect(hits(one('.agency-toast-close'))).to.equal(true);
    one('.agency-toast-close').click();
    await clickAt(close());
    await until(() => !document.querySelector('dialog'));
    expect(document.activeElement).to.equal(button('Open'));
    expect(hits(one('#banner')), 'the page is as it was').to.equal(true);
    await until(() => !document.querySelector('.agency-toast'));
  });

  it('F82 but not where a captcha may put its challenge, which must lie above', async () => {
    dressPage(
      '#banner { position: fixed; inset: 0 0 auto; height: 60vh; z-index: 2147483647 }',
      '<p id="banner">Buy</p><iframe src="/bframe" title="challenge" style="visibility: hidden"></iframe>',
    );
    await open();
    expect(document.querySelector('[data-agency-layer][popover]')).to.equal(null);
    await press('Escape');
  });

  it('F82 the body is transformed and scrolled: a dialog fills the window, and all of it can be come to', async () => {
    dressPage('body { transform: translateX(30px) }', '<p style="height: 4000px"></p>');
    scrollTo(0, 900);
    await open();
    const { left, top, width } = one('.agency-cover').getBoundingClientRect();
    expect([left, top]).to.deep.equal([0, 0]);
    expect(width).to.be.closeTo(innerWidth, 20);
    expect(hits(close())).to.equal(true);
    one('#last').focus();
    // Safari scrolls to a newly focused element only when it next draws.
    await until(() => hits(one('#last')));
    await press('Escape');
    await until(() => !document.querySelector('dialog'));
    expect(scrollY).to.equal(900);
  });

  it('F82 nothing scrolls: all of a dialog can be come to', async () => {
    dressPage('html, body { height: 100%; overflow: hidden !important }');
    await open();
    one('#last').focus();
    await until(() => hits(one('#last')));
    await clickAt(one('.agency-scrim'));
    await press('Escape');
  });
});
