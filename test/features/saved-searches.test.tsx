import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';

import '../../elements/saved-searches';
import '../../elements/user-link';
import '../../elements/user-panel';
import { createSavedSearch, fetchSavedSearches } from '../../src/api/saved-searches';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { newSavedSearch } from '../../src/domain/saved-search';
import { startSearch } from '../../src/domain/search-address';
import { loadAccountAtom } from '../../src/state/account';
import { signOutAtom } from '../../src/state/session';
import { synchroniseSavedSearchesAtom, toggleSavedSearchAtom } from '../../src/state/saved-searches';
import { isUserKnownAtom } from '../../src/state/user';
import { canEmulate } from '../support/emulation';
import { closeToasts, fill, toastButton, toasts } from '../support/filling';
import { inFront, press } from '../support/keyboard';
import { asked, clear, fail } from '../support/network';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';
import { freshVisitor, registeredVisitor, signedInVisitor, signInElsewhere } from '../support/visitor';

const inBath = 'channel=sales&q=Bath&is_query_search=true&fragment=from-2-bed/up-to-400000';
const sentence = '2+ bedroom homes for sale in Bath, up to £400,000';
const flats = 'channel=lettings&q=Wells&is_query_search=true';

/** A visitor who saved these on this device on an earlier visit. */
const returning = async (...queries: readonly string[]) => {
  const list = queries.map((query) => ({
    ...newSavedSearch(startSearch({ path: '', query })).fields,
    alert_frequency: 'I',
  }));
  localStorage.setItem('savedSearches', JSON.stringify(list));
  dispatchEvent(new StorageEvent('storage', { key: 'savedSearches' }));
  await drawn();
};
const saveElsewhere = (query: string) => createSavedSearch(newSavedSearch(startSearch({ path: '', query })));
const list = (attributes = '') => render(`<agency-saved-searches ${attributes}></agency-saved-searches>`);
const items = (host: Element) => [...host.querySelectorAll<HTMLElement>('li')];
const titles = (host: Element) =>
  [...host.querySelectorAll('li a[href^="/search"]')].map(({ textContent }) => textContent);
const button = (host: Element, name: string) =>
  [...host.querySelectorAll<HTMLButtonElement>('button')].find((each) =>
    (each.ariaLabel ?? each.textContent ?? '').startsWith(name),
  )!;
const select = (host: Element) => host.querySelector('select')!;
const choose = (host: Element, letter: string) => {
  select(host).value = letter;
  select(host).dispatchEvent(new Event('change', { bubbles: true }));
};

describe('the list of saved searches', () => {
  before(async () => {
    await styled();
    await setViewport({ width: 900, height: 800 });
  });
  beforeEach(async () => {
    document.querySelectorAll('agency-saved-searches').forEach((host) => host.closest('body > div')?.remove());
    await freshVisitor();
    await closeToasts();
    await until(() => store.get(isUserKnownAtom) || store.set(loadAccountAtom));
  });
  after(freshVisitor);

  it("SAV-17 has a heading with the count and 'Saved Search' for one, 'Saved Searches' for any other number", async () => {
    const host = await list();
    const says = (heading: string) => until(() => host.querySelector('h2')?.textContent === heading);
    await says('0 Saved Searches');
    await returning(inBath);
    await says('1 Saved Search');
    await returning(inBath, flats);
    await says('2 Saved Searches');
    button(host, 'Remove').click();
    await says('1 Saved Search');
  });

  it("SAV-18 sav-04 says 'Saved searches will appear here.', and leads to the search, while there is none", async () => {
    const host = await list();
    expect(shown(host)).to.include('Saved searches will appear here.');
    expect(host.querySelector('a')!.getAttribute('href')).to.equal('/search');
    expect(host.dataset.state).to.equal('empty');
    await expect(host).to.be.accessible();
  });

  it('SAV-18 leads to the searches of an account, as an alert does, while nobody is signed in', async () => {
    const host = await list();
    const signIn = () => host.querySelector('a[href="#/user/sign-in"]');
    expect(signIn()!.parentElement!.textContent).to.equal('Sign in to see what you saved in your account.');
    await signedInVisitor();
    await until(() => !signIn());
    expect(shown(host)).to.include('Saved searches will appear here.');
  });

  it('sav-05 shows each search as a sentence that runs it, the newest first', async () => {
    await returning(inBath, flats);
    const host = await list();
    expect(titles(host)).to.deep.equal(['Homes to let in Wells', sentence]);
    const link = host.querySelectorAll('li a')[1]!;
    expect(link.getAttribute('href')).to.equal(`/search?${inBath}`);
    expect(link.closest('h3')).to.exist;
    expect(host.dataset.state).to.equal('ready');
    await expect(host).to.be.accessible();
  });

  it('sav-06 SAV-23 tells somebody who is not signed in that this device only keeps them, for how long, and why to sign in', async () => {
    await returning(inBath);
    const host = await list();
    expect(shown(host)).to.include('This search is kept on this device only').and.include('seven days');
    expect(shown(host)).to.include('to be emailed about new homes');
    const links = [...host.querySelectorAll('.agency-note a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['#/user/sign-in', '#/user/register']);
    expect(host.querySelector('select'), 'no choice of emails').to.equal(null);
  });

  it('SAV-27 keeps the place of what was removed, with a way back, and the focus in it', async () => {
    await returning(flats, inBath);
    const host = await list();
    button(host, `Remove ${sentence}`).focus();
    button(host, `Remove ${sentence}`).click();
    await until(() => toasts().includes('Saved search removed') && toasts().includes('Undo'));
    expect(items(host)[0]!.textContent).to.equal(`“${sentence}” was removed.Undo`);
    expect(titles(host)).to.deep.equal(['Homes to let in Wells']);
    expect(document.activeElement).to.equal(button(host, 'Undo'));
    await expect(host).to.be.accessible();

    button(host, 'Undo').click();
    await drawn();
    expect(titles(host)).to.deep.equal([sentence, 'Homes to let in Wells']);
    expect(document.activeElement).to.equal(items(host)[0]);
  });

  it('SAV-27 takes back the focus with what the message about its removal brings back', async () => {
    await inFront();
    await returning(flats, inBath);
    const host = await list();
    for (const from of ['the list', 'the bar of the browser']) {
      await closeToasts();
      button(host, `Remove ${sentence}`).focus();
      button(host, `Remove ${sentence}`).click();
      await until(() => toastButton('Undo'));
      expect(document.activeElement).to.equal(button(host, 'Undo'));
      if (from !== 'the list') button(host, 'Undo').blur();
      toastButton('Undo')!.focus();
      await press('Enter');
      await until(() => titles(host).length === 2);
      expect(document.activeElement, from).to.equal(items(host)[0]);
    }
  });

  it('keeps the way back when the list is opened again', async () => {
    await returning(inBath);
    const host = await list();
    button(host, 'Remove').click();
    await drawn();
    host.remove();
    const again = await list();
    button(again, 'Undo').click();
    await drawn();
    expect(titles(again)).to.deep.equal([sentence]);
  });

  it('sav-05 gives a search a name of its own, which stays on this device', async () => {
    await returning(inBath);
    const host = await list();
    button(host, 'Rename').click();
    await drawn();
    const input = host.querySelector('input')!;
    expect(input.labels![0]!.textContent).to.equal('Name of this search');
    expect(document.activeElement).to.equal(input);
    expect(shown(host)).to.include('Only visible on this device.');
    await expect(host).to.be.accessible();
    await fill(host, { searchName: 'Near the school' });
    button(host, 'Save name').click();
    await drawn();
    expect(titles(host)).to.deep.equal(['Near the school']);
    expect(shown(host)).to.include(sentence);
    expect(document.activeElement).to.equal(button(host, 'Rename Near the school'));
    await expect(host).to.be.accessible();
    expect(await asked(), 'sent to nobody').to.deep.equal([]);

    button(host, 'Rename').click();
    await drawn();
    await fill(host, { searchName: '' });
    button(host, 'Save name').click();
    await drawn();
    expect(titles(host)).to.deep.equal([sentence]);
  });

  it('sav-05 leaves a name as it was when the visitor thinks better of it', async () => {
    await returning(inBath);
    const host = await list();
    for (const leave of ['Cancel', 'Escape']) {
      button(host, 'Rename').click();
      await drawn();
      await fill(host, { searchName: leave });
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      if (leave === 'Escape') host.querySelector('input')!.dispatchEvent(escape);
      else button(host, leave).click();
      await drawn();
      expect(host.querySelector('input'), leave).to.equal(null);
      expect(titles(host)).to.deep.equal([sentence]);
      expect(document.activeElement, leave).to.equal(button(host, 'Rename'));
    }
  });

  it('shows headings of the level that is asked for', async () => {
    await returning(inBath);
    const host = await list('heading-level="3"');
    expect(host.querySelector('h3')!.textContent).to.equal('1 Saved Search');
    expect(host.querySelector('h4')!.textContent).to.equal(sentence);
  });

  it('F48 T01 copes with hundreds, with a search that is very long, and with entries that are none', async () => {
    const many = [...Array(300).keys()].map((number) => ({
      q: `<img src=x onerror=alert(${number})>${'x'.repeat(300)}`,
    }));
    localStorage.setItem('savedSearches', JSON.stringify([null, 7, ...many]));
    dispatchEvent(new StorageEvent('storage', { key: 'savedSearches' }));
    const host = await list();
    await until(() => items(host).length === 300);
    expect(host.querySelector('img')).to.equal(null);
    for (const width of [320, 860]) {
      host.style.cssText = `display: block; inline-size: ${width}px`;
      expect(host.scrollWidth, `at ${width}`).to.be.at.most(width);
    }
  });

  it('F77 follows another tab within a second', async () => {
    const host = await list();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow!.localStorage.setItem('savedSearches', '[{"q": "Frome"}]');
    await until(() => titles(host).join() === 'Homes for sale in Frome', 1000);
    frame.contentWindow!.localStorage.setItem('savedSearches', '[]');
    await until(() => shown(host).includes('will appear here'), 1000);
    frame.remove();
  });

  it('F77 g-14 leaves the focus on the heading when another tab removes the search that had it', async () => {
    await inFront();
    await returning(inBath, flats);
    const host = await list();
    button(host, 'Rename').click();
    await until(() => document.activeElement instanceof HTMLInputElement);
    await returning(inBath);
    await until(() => items(host).length === 1);
    expect(document.activeElement).to.equal(host.querySelector('h2'));
  });

  // Only some browsers let a test print.
  if (canEmulate) {
    it('prints without what only works on a screen', async () => {
      await returning(inBath);
      const host = await list();
      await emulateMedia({ media: 'print' });
      const isShown = (selector: string) => host.querySelector<HTMLElement>(selector)!.checkVisibility();
      expect([isShown('button'), isShown('li a')]).to.deep.equal([false, true]);
      await emulateMedia({ media: 'screen' });
    });
  }

  describe('of somebody with an account', () => {
    it('SAV-22 SAV-23 offers how often to be emailed about each search, and no note of this device', async () => {
      await signedInVisitor();
      await saveElsewhere(inBath);
      await saveElsewhere(flats);
      await store.set(synchroniseSavedSearchesAtom);
      const host = await list();
      const fields = [...host.querySelectorAll('select')];
      expect(fields.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
        'Email me new homes: Homes to let in Wells',
        `Email me new homes: ${sentence}`,
      ]);
      expect(fields[0]!.labels[0]!.textContent).to.equal('Email me new homes');
      expect([...fields[0]!.options].map(({ text, value }) => `${value} ${text}`)).to.deep.equal([
        'I Immediately',
        'W Weekly',
        'M Monthly',
        'N Never',
      ]);
      expect(fields[0]!.value, 'SAV-20').to.equal('I');
      expect(shown(host)).to.not.include('this device');
      await expect(host).to.be.accessible();
    });

    it('SAV-24 a choice counts at once, and is said', async () => {
      await signedInVisitor();
      await saveElsewhere(inBath);
      await store.set(synchroniseSavedSearchesAtom);
      const host = await list();
      select(host).focus();
      choose(host, 'W');
      await until(() => shown(host).includes('Emails: weekly.'));
      expect((await fetchSavedSearches())![0]!.alertFrequency).to.equal('W');
      expect(select(host).value).to.equal('W');
      expect(document.activeElement).to.equal(select(host));
      choose(host, 'N');
      await until(() => shown(host).includes('No more emails about this search.'));
    });

    it('SAV-24 a choice that the server refuses gives way to the former one, and that is said', async () => {
      await signedInVisitor();
      await saveElsewhere(inBath);
      await store.set(synchroniseSavedSearchesAtom);
      const host = await list();
      await fail({ path: '/saved_searches', method: 'POST', status: 500 });
      await listenTo('error', async () => {
        choose(host, 'M');
        await until(() => toasts().includes('There was an error changing your email alert, please try again'));
      });
      await drawn();
      expect(select(host).value).to.equal('I');
      expect(shown(host)).to.not.include('Emails:');
    });

    it('says that it is waiting while the account is read for the first time', async () => {
      const visitor = await registeredVisitor();
      await signInElsewhere(visitor);
      await saveElsewhere(inBath);
      await fail({ path: '/saved_searches.ljson', method: 'GET', delay: 1000, times: 1 });
      const loaded = store.set(loadAccountAtom);
      const host = await list();
      await until(() => host.dataset.state === 'loading');
      expect(host.querySelector('[role="status"]')!.textContent).to.equal('Loading your saved searches');
      await expect(host).to.be.accessible();
      await loaded;
      await until(() => titles(host).join() === sentence);
    });

    it('SAV-25 says that the searches of the account did not load, not that there are none, and tries again when asked', async () => {
      await inFront();
      const visitor = await registeredVisitor();
      await signInElsewhere(visitor);
      await saveElsewhere(inBath);
      const path = '/saved_searches.ljson';
      await fail({ path, method: 'GET', status: 500 });
      const host = await list();
      await listenTo('error', () => store.set(loadAccountAtom));
      await until(() => host.dataset.state === 'error');
      expect(shown(host)).to.include('Your saved searches did not load').and.not.include('will appear here');
      await expect(host).to.be.accessible();

      button(host, 'Try again').focus();
      await listenTo('error', async () => {
        const asks = (await asked(path)).length;
        await press('Enter');
        await until(async () => (await asked(path)).length > asks && !button(host, 'Try again').ariaDisabled);
      });
      expect(document.activeElement).to.equal(button(host, 'Try again'));
      await clear();
      await press('Enter');
      await until(() => titles(host).join() === sentence);
      await until(() => document.activeElement === host.querySelector('h2'));
      expect(host.dataset.state).to.equal('ready');
    });

    it('SAV-25 keeps what is known when the searches of the account cannot be read, and says so of those of this device', async () => {
      await signedInVisitor();
      const host = await list();
      const readInVain = async () => {
        await fail({ path: '/saved_searches.ljson', method: 'GET', status: 500 });
        await listenTo('error', () => store.set(loadAccountAtom));
        await drawn();
      };
      await readInVain();
      expect(shown(host), 'known to be none').to.include('Saved searches will appear here.');

      const visitor = await registeredVisitor();
      await returning(inBath);
      await signInElsewhere(visitor);
      await readInVain();
      expect(titles(host), 'kept on this device').to.deep.equal([sentence]);
      expect(host.querySelector('[role=alert]')!.textContent, 'the others').to.include('did not load');
      await store.set(toggleSavedSearchAtom, startSearch({ path: '', query: 'channel=sales&q=Frome' }));
      await until(() => titles(host).length === 2);
      expect(host.querySelector('[role=alert]')!.textContent, 'after one is saved').to.include('did not load');
      await clear();
      button(host, 'Try again').click();
      await until(() => host.querySelector('[role=alert]') === null);
      await until(() => document.activeElement === host.querySelector('.agency-view-heading'));
    });

    it('SAV-28 says of a search that it is not in the account yet, and tries again when asked', async () => {
      const visitor = await registeredVisitor();
      await returning(inBath);
      await signInElsewhere(visitor);
      await fail({ path: '/search', method: 'POST', status: 500 });
      const host = await list();
      await listenTo('error', () => store.set(loadAccountAtom));
      await drawn();
      expect(shown(host)).to.include('Not in your account yet');
      expect(host.querySelector('select')).to.equal(null);
      await expect(host).to.be.accessible();
      await clear();
      button(host, 'Try again').focus();
      await press('Enter');
      await until(() => select(host)?.value === 'I');
      expect(shown(host)).to.not.include('Not in your account yet');
      expect(document.activeElement, 'goes on from here').to.equal(items(host)[0]);
      const said = [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
      expect(said).to.include('This search is in your account now.');
    });

    it('SAV-28 does not speak of what is still on its way to the account', async () => {
      const visitor = await registeredVisitor();
      await returning(inBath, flats);
      await signInElsewhere(visitor);
      await fail({ path: '/search', method: 'POST', delay: 400 });
      const host = await list();
      const said: boolean[] = [];
      const watch = new MutationObserver(() => said.push(shown(host).includes('Not in your account')));
      watch.observe(host, { subtree: true, childList: true, characterData: true });
      await store.set(loadAccountAtom);
      await until(() => host.querySelectorAll('select').length === 2);
      watch.disconnect();
      expect(said).to.include(false).and.not.include(true);
    });

    it('SAV-13 SAV-23 is empty after signing out', async () => {
      await signedInVisitor();
      await saveElsewhere(inBath);
      await store.set(synchroniseSavedSearchesAtom);
      const host = await list();
      expect(titles(host)).to.deep.equal([sentence]);
      await store.set(signOutAtom);
      await until(() => shown(host).includes('Saved searches will appear here.'));
    });
  });

  it('SAV-17 opens in the tab of the account, where the focus finds its heading', async () => {
    await returning(inBath);
    const page = await render('<agency-user-link></agency-user-link>');
    navigate('/user/saved-searches');
    const panel = () => document.querySelector<HTMLElement>('dialog agency-user-panel');
    await until(() => panel()?.querySelector('agency-saved-searches h3')?.textContent === '1 Saved Search');
    const tab = panel()!.querySelector('[role=tab][aria-selected=true]')!;
    expect(tab.textContent).to.equal('Saved Searches1');
    button(panel()!.querySelector('agency-saved-searches')!, 'Rename').click();
    await drawn();
    await press('Escape');
    expect(panel()!.querySelector('input'), 'the form closes').to.equal(null);
    expect(panel()!.closest('dialog')!.open, 'not the panel').to.equal(true);
    navigate('/');
    await until(() => !panel());
    page.parentElement!.remove();
  });
});
