import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { dropDraftAtom, keepDraftAtom } from '../../src/state/drafts';
import { startFlashAtom } from '../../src/state/flash';
import { takeToastsAtom } from '../../src/state/toasts';
import { pause, until } from '../support/watch';

const home = location.pathname + location.search;
const globals = globalThis as { Homeflow?: unknown };
const shown = () => store.set(takeToastsAtom);

function cameFrom(referrer: string) {
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
}

async function goTo(hash: string) {
  location.hash = hash;
  await pause(30);
  return shown();
}

function configure(data: object) {
  Object.assign(globalThis, { Agency: { configured: data } });
  document.dispatchEvent(new CustomEvent('agency-configured'));
}

describe('a message in the address', () => {
  before(() => {
    store.set(startFlashAtom);
  });
  beforeEach(() => {
    cameFrom(`${location.origin}/contact`);
    configure({
      'flash-message-welcome-lead-sent': 'Thank you.',
      'flash-message-lead-sending-error': 'It was not sent.',
      'flash-message-user-create-successful': 'Registered.',
      'flash-message-user-login-successful': 'Signed in.',
      'flash-message-my-error': 'Ours.',
      'flash-message-news': 'News.',
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'referrer');
    delete globals.Homeflow;
    history.replaceState(null, '', home);
  });

  for (const hash of ['#flash/welcome-lead-sent', '#/flash/welcome-lead-sent']) {
    it(`FLA-04 FLA-05 is shown for ten seconds with the text of the page data: ${hash}`, async () => {
      expect(await goTo(hash)).to.deep.equal([{ message: 'Thank you.', tone: 'success', duration: 10_000 }]);
    });
  }

  it('LED-51 about another form confirms no lead that was sent, and reopens none', async () => {
    store.set(keepDraftAtom, 'enquiry 1', { message: 'May I come?' }, '/book-a-viewing');
    await goTo('#flash/user-login-successful');
    expect(location.hash).to.equal('');
    await goTo('#flash/location-not-found');
    expect(location.hash).to.equal('');
    await goTo('#flash/lead-sending-error');
    expect(location.hash).to.equal('#/book-a-viewing');
    store.set(dropDraftAtom, 'enquiry 1');
    history.replaceState(null, '', home);
  });

  it('FLA-04 is taken out of the address, so that a reload does not repeat it; the route stays', async () => {
    await goTo('#flash/welcome-lead-sent');
    expect(location.hash).to.equal('');
    expect(location.pathname + location.search).to.equal(home);
    await goTo('#/user/flash/welcome-lead-sent');
    expect(location.hash).to.equal('#/user');
  });

  it('FLA-04 FLA-05 is shown, once, when the page gives its text only later', async () => {
    configure({});
    expect(await goTo('#flash/welcome-lead-sent')).to.deep.equal([]);
    expect(location.hash).to.equal('');
    configure({ 'flash-message-welcome-lead-sent': 'Thank you.' });
    expect(shown()).to.deep.equal([{ message: 'Thank you.', tone: 'success', duration: 10_000 }]);
    configure({ 'flash-message-welcome-lead-sent': 'Thank you.', agency_name: 'Hartwell Vane' });
    expect(shown()).to.deep.equal([]);
  });

  it('FLA-04 adds no step to the history', async () => {
    await goTo('#before');
    await goTo('#flash/welcome-lead-sent');
    history.back();
    await until(() => location.hash === '#before');
  });

  it('FLA-04 lasts as long as the page says', async () => {
    configure({ 'notify-duration': 4_000, 'flash-message-news': 'News.' });
    expect((await goTo('#flash/news'))[0]!.duration).to.equal(4_000);
  });

  it('FLA-05 is not shown when the page has no text for it', async () => {
    expect(await goTo('#flash/site-not-live')).to.deep.equal([]);
    expect(location.hash).to.equal('');
  });

  it('FLA-05 is asked of the platform, also under a key nobody knows beforehand', async () => {
    globals.Homeflow = { get: (key: string) => (key === 'flash-message-special-offer' ? 'Offer!' : undefined) };
    expect((await goTo('#flash/special-offer')).map(({ message }) => message)).to.deep.equal(['Offer!']);
  });

  it('FLA-06 FLA-07 FLA-08 has the tone of its key', async () => {
    const tones = [];
    for (const key of ['welcome-lead-sent', 'lead-sending-error', 'my-error', 'news'])
      tones.push((await goTo(`#flash/${key}`))[0]!.tone);
    expect(tones).to.deep.equal(['success', 'error', 'error', 'info']);
  });

  it('T10 claims no success about an account when another site or a mail led here', async () => {
    for (const key of ['user-create-successful', 'user-login-successful']) {
      expect((await goTo(`#flash/${key}`))[0]!.tone, key).to.equal('success');
      for (const referrer of ['https://evil.example/', '', 'no address']) {
        cameFrom(referrer);
        expect((await goTo(`#flash/${key}`))[0]!.tone, `${key} from ${referrer}`).to.equal('info');
        expect((await goTo('#flash/lead-sending-error'))[0]!.tone, referrer).to.equal('error');
      }
      cameFrom(`${location.origin}/contact`);
    }
  });

  it('FLA-08 is a success of what was sent also where the browser does not tell where one comes from', async () => {
    cameFrom('');
    expect((await goTo('#flash/welcome-lead-sent'))[0]!.tone).to.equal('success');
  });

  for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    it(`T05 is nothing for the key ${key}`, async () => {
      expect(await goTo(`#flash/${key}`)).to.deep.equal([]);
    });
  }

  it('T02 is text, whatever the page data says', async () => {
    configure({ 'flash-message-news': { html: '<b>' } });
    expect(await goTo('#flash/news')).to.deep.equal([]);
  });
});
