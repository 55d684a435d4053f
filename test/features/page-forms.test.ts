import { expect } from '@open-wc/testing';

import { followPageForms } from '../../src/state/page-forms';
import { asked, clear, fail } from '../support/network';
import { drawn, pause, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import { delaysOf } from '../support/watch';

const script = '/recaptcha/api.js';
const enterprise = '/recaptcha/enterprise.js';
const captcha = { recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha' };
const enquiry = 'action="/properties/1003/sales/leads" method="post"';

describe("the page's own forms", () => {
  let place: HTMLElement;

  /** A form as a page's author writes it; its answer is shown in a frame without scripts, so that this page stays. */
  const write = async (attributes: string, inside = '') => {
    place.innerHTML = `<iframe name="answer" title="Answer" sandbox="allow-same-origin"></iframe>
      <form target="answer" ${attributes}><label>Name <input name="client[name]" value="Siân"></label>${inside}<button name="via" value="page">Send</button></form>`;
    await drawn();
    return place.querySelector('form')!;
  };
  const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const tokenOf = (form: HTMLFormElement) => fieldOf(form, 'authenticity_token');
  const proofOf = (form: HTMLFormElement) => fieldOf(form, 'g-recaptcha-response');
  const use = async (form: HTMLFormElement) => {
    fieldOf(form, 'client[name]')!.focus();
    await drawn();
  };
  const send = (form: HTMLFormElement) => form.querySelector('button')!.click();
  const sentTo = async (path: string) => {
    const posts = async () => (await asked(path)).filter(({ method }) => method === 'POST');
    await until(async () => (await posts()).length > 0, 12_000);
    return (await posts()).map(({ body }) => new URLSearchParams(body));
  };

  const early = document.createElement('form');
  before(async () => {
    Object.assign(early, { action: '/session', method: 'post' });
    document.body.append(early);
    await givePage({ authenticityToken: 'of-the-page' });
    followPageForms();
    place = document.body.appendChild(document.createElement('div'));
  });
  beforeEach(async () => {
    await freshVisitor();
    document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    await givePage();
    await clear();
  });
  after(async () => {
    early.remove();
    place.remove();
    await givePage();
  });

  it('TOK-01 have the authenticity token of the page before they are used', () => {
    expect(tokenOf(early)!.value).to.equal('of-the-page');
  });

  it('TOK-01 carry the authenticity token from their first use, also those that came later, and are taken with it', async () => {
    const form = await write('action="/session" method="POST"');
    await use(form);
    expect(tokenOf(form)!.value, 'as the page knows it').to.not.equal('');
    tokenOf(form)!.value = 'expired';
    send(form);
    const [sent] = await sentTo('/session');
    expect(sent!.get('authenticity_token'), 'a fresh one').to.not.equal('expired');
    expect([...sent!.keys()].sort()).to.deep.equal(['authenticity_token', 'client[name]', 'via']);
    const frame = place.querySelector('iframe')!;
    await until(() => frame.contentDocument?.body?.textContent?.includes('{'));
    expect(frame.contentDocument!.body.textContent, 'the answer').to.not.include('invalid_authenticity_token');
  });

  it('TOK-01 T11 never carry it into a search, into an address or to another site', async () => {
    const others = [
      'action="/search" method="post"',
      'action="/staff"',
      'action="https://elsewhere.example/" method="post"',
    ];
    for (const attributes of others) {
      const form = await write(attributes);
      await use(form);
      expect(tokenOf(form), attributes).to.equal(null);
    }
  });

  it('TOK-01 T11 do not carry it into an address that the pressed button asks for', async () => {
    const elsewhere = '<button name="via" value="get" formmethod="get" formaction="/staff">Look up</button>';
    const form = await write('action="/session" method="post"', elsewhere);
    await use(form);
    expect(tokenOf(form)).to.not.equal(null);
    form.querySelector<HTMLButtonElement>('[formmethod]')!.click();
    await until(async () => (await asked('/staff')).length > 0);
    expect([...new URLSearchParams((await asked('/staff'))[0]!.query).keys()]).to.deep.equal(['client[name]', 'via']);
  });

  it('TOK-01 F55 are sent with the token the page has when no fresh one is to be had', async () => {
    const form = await write('action="/session" method="post"');
    await use(form);
    const { value } = tokenOf(form)!;
    await fail({ path: '/authenticity_token.ljson', drop: true });
    send(form);
    expect((await sentTo('/session'))[0]!.get('authenticity_token')).to.equal(value);
  });

  it('TOK-01 F80 carry it where they name no action, though the page has a <base> on another site', async () => {
    const base = Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' });
    document.head.append(base);
    const form = await write('method="post"');
    await use(form);
    base.remove();
    expect(tokenOf(form)).to.not.equal(null);
  });

  it('TOK-02 carry none where their author marked them noAuthToken, by class or by data attribute', async () => {
    for (const mark of ['class="noAuthToken"', 'data-noAuthToken', 'data-no-auth-token']) {
      const form = await write(`action="/session" method="post" ${mark}`);
      await use(form);
      expect(tokenOf(form), mark).to.equal(null);
      await clear();
      send(form);
      expect((await sentTo('/session'))[0]!.has('authenticity_token'), mark).to.equal(false);
    }
  });

  it('CAP-07 are given a proof of a person where their action takes leads, submissions, properties or mails to a friend', async () => {
    await givePage(captcha);
    for (const path of ['/leads', '/form_submissions', '/properties/1003/sales/leads', '/user/send_to_friend']) {
      const form = await write(`action="${path}" method="post"`);
      await use(form);
      expect(proofOf(form), path).to.have.property('type', 'hidden');
    }
    for (const attributes of ['action="/session" method="post"', 'action="/properties/sales"']) {
      const form = await write(attributes);
      await use(form);
      expect(proofOf(form), attributes).to.equal(null);
    }
    // The next test counts its own requests.
    await until(() => Reflect.has(globalThis, 'grecaptcha'));
  });

  it('CAP-07 are given none where the site has no captcha', async () => {
    const form = await write(enquiry);
    await use(form);
    expect(proofOf(form)).to.equal(null);
  });

  it("CAP-08 T23 fetch the captcha's script when somebody first uses such a form, not before and not for another", async () => {
    await givePage(captcha);
    await use(await write('action="/session" method="post"'));
    const form = await write(enquiry);
    expect(await asked(script)).to.deep.equal([]);
    await use(form);
    await until(async () => (await asked(script)).length === 1);
  });

  it('CAP-04 CAP-11 CAP-10 wait when they are sent for the proof, looking for the library every 300 ms, and go once', async () => {
    await givePage({ ...captcha, recaptcha_version: 3 });
    const form = await write(enquiry);
    const heard: Event[] = [];
    form.addEventListener('submit', (event) => heard.push(event));
    await fail({ path: script, delay: 700 });
    const looks = await delaysOf('setInterval', async () => {
      await use(form);
      send(form);
      send(form);
      await drawn();
    });
    expect(new Set(looks), 'how often it looks').to.deep.equal(new Set([300]));
    expect(form.ariaBusy).to.equal('true');
    await sentTo('/properties/1003/sales/leads');
    await pause(700);
    const sent = await sentTo('/properties/1003/sales/leads');
    expect(sent, 'a second press changes nothing').to.have.length(1);
    expect(sent[0]!.get('g-recaptcha-response')).to.match(/^\d{13}\./);
    expect(sent[0]!.get('via'), 'the pressed button counts').to.equal('page');
    expect(heard, "the page's own listener hears each press, and not our sending").to.have.length(2);
    expect(form.ariaBusy).to.equal(null);
    const [ask] = await asked('/recaptcha/token');
    expect(ask!.query).to.include('action=homepage');
  });

  it('NHE-15 are sent also when they have been closed while they waited', async () => {
    const form = await write('action="/session" method="post"');
    await use(form);
    await clear();
    await fail({ path: '/authenticity_token.ljson', delay: 500 });
    send(form);
    form.remove();
    const sent = await sentTo('/session');
    expect(sent.map((each) => [...each.keys()].sort())).to.deep.equal([['authenticity_token', 'client[name]', 'via']]);
    await until(() => !form.isConnected);
  });

  it('CAP-09 tell the enterprise service what they are for', async () => {
    await givePage({ ...captcha, recaptcha_version: 'cloud' });
    const form = await write(enquiry);
    await use(form);
    await until(async () => (await asked(enterprise)).length === 1);
    send(form);
    await sentTo('/properties/1003/sales/leads');
    const [ask] = await asked('/recaptcha/token');
    expect(ask!.query).to.include('action=property_enquiry');
  });

  it('CAP-11 F66 go without a proof when the service is blocked, and only log it', async () => {
    await givePage(captcha);
    await fail({ path: script, drop: true });
    const form = await write(enquiry);
    const { error } = console;
    const said: unknown[] = [];
    console.error = (...words) => void said.push(words);
    await use(form);
    send(form);
    const [sent] = await sentTo('/properties/1003/sales/leads');
    console.error = error;
    expect(sent!.get('g-recaptcha-response')).to.equal('');
    expect(said.join()).to.include('captcha service');
  });

  it('are left alone when a listener of the page keeps them', async () => {
    const form = await write('action="/session" method="post"');
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await use(form);
    send(form);
    await drawn();
    expect(form.ariaBusy).to.equal(null);
    expect((await asked('/session')).length).to.equal(0);
  });

  it('CAP-10 are sent with the value of a button that the page disables once it is pressed', async () => {
    const form = await write('action="/session" method="post"');
    const button = form.querySelector('button')!;
    form.addEventListener('submit', () => setTimeout(() => (button.disabled = true)));
    await use(form);
    await clear();
    await fail({ path: '/authenticity_token.ljson', delay: 500 });
    send(form);
    const [sent] = await sentTo('/session');
    expect(sent!.get('via')).to.equal('page');
    expect(button.disabled, 'the page decides when it may be pressed again').to.equal(true);
  });

  it("F30 carry the authenticity token and the proof inside another library's shadow root", async () => {
    await givePage(captcha);
    const form = await write(enquiry);
    const host = place.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(form);
    await use(form);
    tokenOf(form)!.value = 'expired';
    send(form);
    const [sent] = await sentTo('/properties/1003/sales/leads');
    expect(sent!.get('authenticity_token')).to.not.be.oneOf(['expired', '']);
    expect(sent!.get('g-recaptcha-response')).to.match(/^\d{13}\./);
    host.remove();
  });

  it('may have fields called action, method and submit', async () => {
    const names = ['action', 'method', 'submit', 'requestSubmit'].map((name) => `<input name="${name}" value="x">`);
    const form = await write('action="/session" method="post"', names.join(''));
    await use(form);
    send(form);
    const [sent] = await sentTo('/session');
    expect(sent!.get('authenticity_token')).to.not.equal(null);
  });
});
