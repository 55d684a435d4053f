import { expect } from '@open-wc/testing';

import {
  createSavedSearch,
  deleteSavedSearch,
  fetchSavedSearches,
  updateAlertFrequency,
} from '../../src/api/saved-searches';
import { store } from '../../src/core/store';
import { alertFrequencies } from '../../src/domain/prescribed-words';
import { newSavedSearch, savedSearchKey, type AlertFrequency, type SavedSearch } from '../../src/domain/saved-search';
import type { Search } from '../../src/domain/search';
import { startSearch } from '../../src/domain/search-address';
import { setAlertFrequencyAtom } from '../../src/state/alert-frequency';
import { renameSavedSearchAtom, savedSearchNamesAtom } from '../../src/state/saved-search-names';
import {
  areSearchesUnreadAtom,
  clearSavedSearchesAtom,
  missingFromAccountAtom,
  synchroniseSavedSearchesAtom,
  removeSavedSearchAtom,
  savedSearchesAtom,
  savedSearchRowsAtom,
  startSavedSearchesAtom,
  toggleSavedSearchAtom,
} from '../../src/state/saved-searches';
import { loadAccountAtom } from '../../src/state/account';
import { registerAtom, signInAtom, signOutAtom } from '../../src/state/session';
import { giveUpSignInAtom, isSignInAskedAtom } from '../../src/state/session-renewal';
import { takeToastsAtom } from '../../src/state/toasts';
import { isSignedInAtom, loadUserAtom } from '../../src/state/user';
import { asked, clear, fail } from '../support/network';
import { listenTo, until } from '../support/page';
import {
  endSessionElsewhere,
  freshVisitor,
  registeredVisitor,
  signedInVisitor,
  signInElsewhere,
} from '../support/visitor';

const path = '/search';
const search = (q: string, more = ''): Search =>
  startSearch({ path: '', query: `channel=sales&q=${q}&is_query_search=true${more}` });
const bath = search('Bath');
const wells = search('Wells', '&fragment=from-2-bed');
const frome = search('Frome');

const press = (wanted: Search) => store.set(toggleSavedSearchAtom, wanted);
const listed = () => store.get(savedSearchesAtom);
const words = (list: readonly SavedSearch[] | undefined) => list?.map((saved) => saved.search.q);
const find = (wanted: Search) => listed().find(({ key }) => key === newSavedSearch(wanted).key);
const isSaved = (wanted: Search) => find(wanted) !== undefined;
const choose = (wanted: Search, frequency: AlertFrequency) =>
  store.set(setAlertFrequencyAtom, newSavedSearch(wanted).key, frequency);
const inAccount = async () => words(await fetchSavedSearches());
const onDevice = () => JSON.parse(localStorage.getItem('savedSearches') ?? 'null') as Record<string, unknown>[] | null;
const messages = () => store.set(takeToastsAtom).map(({ message }) => message);
const writes = async () => (await asked()).filter(({ method }) => method === 'POST');
/** Saved by another device of the same person. */
const saveElsewhere = async (wanted: Search) => {
  const reply = await createSavedSearch(newSavedSearch(wanted));
  return { ...newSavedSearch(wanted), ...(reply.kind === 'accepted' && reply.value) };
};

/** The browser's storage as another tab of the site sees it. */
function otherTab() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  return { storage: frame.contentWindow!.localStorage, close: () => frame.remove() };
}

describe('the saved searches', () => {
  before(() => store.set(startSavedSearchesAtom));
  beforeEach(async () => {
    await freshVisitor();
    messages();
  });
  after(freshVisitor);

  describe('of somebody who is not signed in', () => {
    it('SAV-16 SAV-19 SAV-20 are kept in the browser under the key savedSearches, with their fields and the frequency I', async () => {
      await press(bath);
      await press(wells);
      expect(onDevice()).to.deep.equal([
        { channel: 'sales', is_query_search: true, q: 'Bath', tags: [], alert_frequency: 'I' },
        { channel: 'sales', is_query_search: true, q: 'Wells', min_beds: 2, tags: [], alert_frequency: 'I' },
      ]);
      expect(await asked(), 'the server hears nothing of it').to.deep.equal([]);
    });

    it('SAV-21 are added without a message, and announced to page scripts', async () => {
      const heard: unknown[] = [];
      const hear = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
      document.addEventListener('agency-saved-search-added', hear);
      await press(wells);
      document.removeEventListener('agency-saved-search-added', hear);
      expect(messages()).to.deep.equal([]);
      expect(heard).to.deep.equal(['channel=sales&q=Wells&is_query_search=true&fragment=from-2-bed']);
      expect(isSaved(wells)).to.equal(true);
    });

    it('SAV-21 are one search in any order and from any page', async () => {
      await press({ ...bath, sorted: 'least-expensive-first', page: 3 });
      expect(isSaved(bath)).to.equal(true);
      await press({ ...bath, sorted: 'most-recent-first' });
      expect(onDevice()).to.deep.equal([]);
    });

    it("SAV-27 say 'Saved search removed', with a way back to their place", async () => {
      for (const each of [bath, wells, frome]) await press(each);
      await press(wells);
      const [toast] = store.set(takeToastsAtom);
      expect(toast).to.include({ message: 'Saved search removed', tone: 'success' });
      expect(store.get(savedSearchRowsAtom).map(({ saved, isSaved: kept }) => [saved.search.q, kept])).to.deep.equal([
        ['Frome', true],
        ['Wells', false],
        ['Bath', true],
      ]);
      expect(words(listed())).to.deep.equal(['Bath', 'Frome']);
      expect(toast!.action!.label).to.equal('Undo');
      toast!.action!.run();
      toast!.action!.run();
      expect(store.set(takeToastsAtom), 'it is taken back').to.deep.equal([{ message: '', about: toast!.about }]);
      expect(store.get(savedSearchRowsAtom).map(({ saved, isSaved: kept }) => [saved.search.q, kept])).to.deep.equal([
        ['Frome', true],
        ['Wells', true],
        ['Bath', true],
      ]);
      expect(onDevice()).to.have.length(3);
    });

    it('have names of their own, on this device only', async () => {
      await press(bath);
      const { key } = find(bath)!;
      store.set(renameSavedSearchAtom, key, '  Near   Mum ');
      expect(store.get(savedSearchNamesAtom).get(key)).to.equal('Near Mum');
      expect(JSON.parse(localStorage.getItem('savedSearchNames')!)).to.deep.equal({ [key]: 'Near Mum' });
      const visitor = await registerHere();
      expect(visitor).to.equal(true);
      expect(store.get(savedSearchNamesAtom).get(key), 'also of the one in the account').to.equal('Near Mum');
      const requests = await asked();
      expect(requests.map((request) => `${request.method} ${request.path}`)).to.include(`POST ${path}`);
      for (const { body, query, path: to } of requests) expect(body + query + to).to.not.include('Mum');
      store.set(renameSavedSearchAtom, key, ' ');
      expect(localStorage.getItem('savedSearchNames')).to.equal('{}');
    });
  });

  describe('of somebody who is signed in', () => {
    beforeEach(() => signedInVisitor().then(() => void messages()));

    it('SAV-28 are posted to /search, whose id becomes the search_id, and leave the device', async () => {
      await press(bath);
      const [request, ...others] = await writes();
      expect(request).to.include({ path, query: 'channel=sales&q=Bath&is_query_search=true' });
      expect(others).to.deep.equal([]);
      expect(find(bath)!.searchId).to.match(/^\d+$/);
      expect((await fetchSavedSearches())![0]!.searchId).to.equal(find(bath)!.searchId);
      expect(onDevice()).to.deep.equal([]);
      expect(messages(), 'SAV-21').to.deep.equal([]);
    });

    it('SAV-26 SAV-27 are removed from the account, and come back with their frequency', async () => {
      await press(bath);
      await choose(bath, 'W');
      const { searchId } = find(bath)!;
      await clear();
      await store.set(removeSavedSearchAtom, find(bath)!);
      expect((await writes()).map((request) => request.path)).to.deep.equal([`/searches/${searchId}`]);
      expect(await inAccount()).to.deep.equal([]);
      const [toast] = store.set(takeToastsAtom);
      expect(toast!.message).to.equal('Saved search removed');
      toast!.action!.run();
      expect(isSaved(bath), 'at once').to.equal(true);
      await until(async () => (await fetchSavedSearches())?.[0]?.alertFrequency === 'W');
      expect(find(bath)).to.include({ alertFrequency: 'W' });
      expect(onDevice()).to.deep.equal([]);
    });

    it('SAV-25 are those of the account, also what another device added and removed', async () => {
      await press(bath);
      await saveElsewhere(wells);
      await deleteSavedSearch(find(bath)!.searchId);
      await store.set(synchroniseSavedSearchesAtom);
      expect(words(listed())).to.deep.equal(['Wells']);
    });

    it('SAV-25 stay as they are when the account cannot be read', async () => {
      await press(bath);
      for (const fault of [{ status: 500 }, { status: 200, body: '<html>' }, { drop: true }]) {
        await fail({ path: '/saved_searches.ljson', method: 'GET', ...fault });
        const said = await listenTo('error', () => store.set(synchroniseSavedSearchesAtom));
        expect(said, 'logged').to.have.length(1);
        expect(words(listed())).to.deep.equal(['Bath']);
        await clear();
      }
    });

    it('SAV-13 T16 leave nothing behind after signing out', async () => {
      await press(bath);
      store.set(renameSavedSearchAtom, find(bath)!.key, 'Near Mum');
      await fail({ path, method: 'POST', status: 500 });
      await listenTo('error', () => press(wells));
      expect(onDevice(), 'one that the account has not got').to.have.length(1);
      await clear();
      await store.set(signOutAtom);
      expect(listed()).to.deep.equal([]);
      expect(store.get(savedSearchRowsAtom)).to.deep.equal([]);
      for (const key of ['savedSearches', 'savedSearchNames', 'unsentSearchRemovals'])
        expect(localStorage.getItem(key), key).to.equal(null);
    });

    it('T16 are not shown to the next person when a session ended by itself', async () => {
      await press(bath);
      await endSessionElsewhere();
      await store.set(loadAccountAtom);
      expect(listed()).to.deep.equal([]);
      const other = await registerHere();
      expect(other).to.equal(true);
      expect(listed()).to.deep.equal([]);
    });

    it('T16 SAV-27 a removed one is offered to nobody else when a session ended by itself', async () => {
      await press(bath);
      await store.set(removeSavedSearchAtom, find(bath)!);
      const [toast] = store.set(takeToastsAtom);
      expect(store.get(savedSearchRowsAtom)).to.have.length(1);
      await endSessionElsewhere();
      await store.set(loadAccountAtom);
      expect(store.get(savedSearchRowsAtom), 'when nobody is signed in').to.deep.equal([]);
      expect(await registerHere()).to.equal(true);
      expect(store.get(savedSearchRowsAtom), 'to the next person').to.deep.equal([]);
      await clear();
      toast!.action!.run();
      expect(listed(), 'by a message that is still there').to.deep.equal([]);
      expect(await writes()).to.deep.equal([]);
    });

    for (const letter of ['W', 'M', 'N', 'I'] as const) {
      it(`SAV-22 SAV-24 are mailed about ${alertFrequencies[letter].toLowerCase()} as soon as that is chosen`, async () => {
        await press(bath);
        if (letter === 'I') await choose(bath, 'N');
        await clear();
        expect(await choose(bath, letter)).to.equal(true);
        const [request] = await asked('/saved_searches');
        expect(request!.query).to.equal(
          `channel=sales&q=Bath&is_query_search=true&id=${find(bath)!.searchId}&alert_frequency=${letter}`,
        );
        expect(find(bath)!.alertFrequency).to.equal(letter);
        expect((await fetchSavedSearches())![0]!.alertFrequency).to.equal(letter);
        expect(messages()).to.deep.equal([]);
      });
    }

    it('SAV-24 F59 a choice that is refused gives way to the former one, and that is said', async () => {
      await press(bath);
      await choose(bath, 'W');
      for (const fault of [
        { status: 500 },
        { status: 404 },
        { drop: true },
        { status: 422, body: '{"errors":["No"]}' },
      ]) {
        await fail({ path: '/saved_searches', method: 'POST', delay: 200, ...fault });
        const said = await listenTo('error', async () => {
          const chosen = choose(bath, 'M');
          expect(find(bath)!.alertFrequency, 'at once').to.equal('M');
          expect(await chosen).to.equal(false);
        });
        expect(said, 'logged').to.have.length(1);
        expect(find(bath)!.alertFrequency).to.equal('W');
        expect(messages()).to.deep.equal(['There was an error changing your email alert, please try again']);
        await clear();
      }
      expect((await fetchSavedSearches())![0]!.alertFrequency).to.equal('W');
    });

    it('SAV-24 a choice for a search that another device removed lets go of it', async () => {
      await press(bath);
      await deleteSavedSearch(find(bath)!.searchId);
      await listenTo('error', () => choose(bath, 'M'));
      await until(() => listed().length === 0);
      expect(messages()).to.have.length(1);
    });

    it('F60 quick choices are told one at a time, and the last one counts', async () => {
      await press(bath);
      await fail({ path: '/saved_searches', method: 'POST', delay: 200 });
      await clear().then(() => fail({ path: '/saved_searches', method: 'POST', delay: 200 }));
      const chosen = (['W', 'M', 'N', 'W', 'M'] as const).map((letter) => choose(bath, letter));
      await Promise.all(chosen);
      expect(find(bath)!.alertFrequency).to.equal('M');
      expect((await fetchSavedSearches())![0]!.alertFrequency).to.equal('M');
      expect((await asked('/saved_searches')).length).to.be.at.most(2);
    });

    it('F56 SAV-24 a choice waits for signing in again when the session has ended', async () => {
      const visitor = await signedInVisitor();
      await press(bath);
      await endSessionElsewhere();
      const chosen = choose(bath, 'W');
      await until(() => store.get(isSignInAskedAtom));
      expect(find(bath)!.alertFrequency).to.equal('W');
      await signInElsewhere(visitor);
      await store.set(loadAccountAtom);
      expect(await chosen).to.equal(true);
      expect((await fetchSavedSearches())![0]!.alertFrequency).to.equal('W');
    });

    it('F56 SAV-24 a choice is given up, without a word, when nobody signs in again', async () => {
      await press(bath);
      await endSessionElsewhere();
      messages();
      const said = await listenTo('error', async () => {
        const chosen = choose(bath, 'W');
        await until(() => store.get(isSignInAskedAtom));
        store.set(giveUpSignInAtom);
        expect(await chosen).to.equal(false);
      });
      expect(said).to.have.length(1);
      expect(messages()).to.deep.equal([]);
    });
  });

  describe('when somebody signs in', () => {
    it('SAV-28 are posted after a sign-in, and the copy here is dropped', async () => {
      const { email, password } = await registeredVisitor();
      await press(bath);
      await press(wells);
      await clear();
      await store.set(signInAtom, { email, password });
      expect((await asked(path)).map(({ query }) => query)).to.deep.equal([
        'channel=sales&q=Bath&is_query_search=true',
        'channel=sales&q=Wells&is_query_search=true&fragment=from-2-bed',
      ]);
      expect(await inAccount()).to.deep.equal(['Bath', 'Wells']);
      expect(listed().map(({ searchId }) => /^\d+$/.test(searchId))).to.deep.equal([true, true]);
      expect(onDevice()).to.deep.equal([]);
    });

    it('SAV-28 are posted after a sign-up', async () => {
      await press(bath);
      expect(await registerHere()).to.equal(true);
      expect(await inAccount()).to.deep.equal(['Bath']);
      expect(onDevice()).to.deep.equal([]);
    });

    it('SAV-28 are not posted when the account has them, in whatever order they are sorted', async () => {
      const visitor = await registeredVisitor();
      await signInElsewhere(visitor);
      const there = await saveElsewhere({ ...bath, sorted: 'most-recent-first' });
      await updateAlertFrequency(there, 'M');
      await press(bath);
      await press(wells);
      await clear();
      await store.set(loadAccountAtom);
      expect((await asked(path)).map(({ query }) => query)).to.deep.equal([
        'channel=sales&q=Wells&is_query_search=true&fragment=from-2-bed',
      ]);
      expect(words(listed())).to.have.members(['Bath', 'Wells']);
      expect(find(bath)!.alertFrequency, 'as it was chosen there').to.equal('M');
      expect(onDevice()).to.deep.equal([]);
    });

    it('SAV-28 stay on the device as long as the account did not take them, and are posted again', async () => {
      const visitor = await registeredVisitor();
      await press(bath);
      await press(wells);
      await signInElsewhere(visitor);
      await fail({ path, method: 'POST', status: 500 });
      await listenTo('error', () => store.set(loadAccountAtom));
      expect(words(listed())).to.deep.equal(['Bath', 'Wells']);
      expect(onDevice()).to.have.length(2);
      const toasts = store.set(takeToastsAtom);
      expect(
        toasts.map(({ message }) => message),
        'said once',
      ).to.have.length(1);
      expect(toasts[0]!.message).to.include('kept on this device');
      await clear();
      toasts[0]!.action!.run();
      await until(() => onDevice()?.length === 0);
      expect(await inAccount()).to.deep.equal(['Bath', 'Wells']);
    });

    it('SAV-28 are posted when the account refuses one that was saved before them, which is said once', async () => {
      const visitor = await registeredVisitor();
      for (const each of [bath, wells, frome]) await press(each);
      await signInElsewhere(visitor);
      messages();
      const headers = { 'content-type': 'application/json' };
      const message = 'We do not search there.';
      await fail({ path, method: 'POST', status: 403, headers, body: '{"code": "forbidden"}', times: 1 });
      await fail({ path, method: 'POST', status: 422, headers, body: JSON.stringify({ message }), times: 1 });
      await listenTo('error', () => store.set(loadAccountAtom, visitor.userId));
      expect(await inAccount()).to.deep.equal(['Frome']);
      expect(onDevice()!.map(({ q }) => q)).to.deep.equal(['Bath', 'Wells']);
      expect(messages()).to.deep.equal([message]);

      await fail({ path, method: 'POST', status: 422, headers, body: JSON.stringify({ message }) });
      await store.set(loadAccountAtom);
      expect(messages(), 'and not again on every page').to.deep.equal([]);
      expect([...store.get(missingFromAccountAtom)]).to.deep.equal(
        listed()
          .slice(1)
          .map(({ key }) => key),
      );
    });

    it('SAV-13 SAV-28 reach the account before a sign-out', async () => {
      const visitor = await signedInVisitor();
      await press(frome);
      const { searchId } = find(frome)!;
      await fail({ path, method: 'POST', status: 500 });
      await fail({ path: `/searches/${searchId}`, drop: true });
      await listenTo('error', async () => [await press(bath), await press(frome)]);
      await clear();
      messages();
      await store.set(signOutAtom);
      expect(messages()).to.deep.equal(['You have been signed out']);
      await signInElsewhere(visitor);
      expect(await inAccount()).to.deep.equal(['Bath']);
    });

    it('SAV-13 are not lost by a sign-out before they reached the account, unless the visitor says so', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', status: 500 });
      await listenTo('error', async () => [await press(bath), await store.set(signOutAtom)]);
      expect(store.get(isSignedInAtom)).to.equal(true);
      expect(isSaved(bath)).to.equal(true);
      const toast = store.set(takeToastsAtom).at(-1)!;
      expect(toast.message).to.include('Signing out would lose them');
      expect(toast.action!.label).to.equal('Sign out anyway');
      toast.action!.run();
      await until(() => !store.get(isSignedInAtom));
      expect(onDevice()).to.equal(null);
      expect(messages()).to.deep.equal(['You have been signed out']);
    });

    it('SAV-28 stay on the device when the account cannot be read, so that none is there twice', async () => {
      const visitor = await registeredVisitor();
      await press(bath);
      await signInElsewhere(visitor);
      await fail({ path: '/saved_searches.ljson', method: 'GET', status: 500 });
      await clear().then(() => fail({ path: '/saved_searches.ljson', method: 'GET', status: 500 }));
      await listenTo('error', () => store.set(loadAccountAtom));
      expect(await asked(path)).to.deep.equal([]);
      expect(words(listed())).to.deep.equal(['Bath']);
      expect(onDevice()).to.have.length(1);
    });

    it('SAV-28 F77 are posted by one of several tabs only', async () => {
      const visitor = await registeredVisitor();
      await press(bath);
      await signInElsewhere(visitor);
      await clear();
      let leave = () => {};
      const busy = new Promise<void>((done) => (leave = done));
      await new Promise<void>((held) => {
        void navigator.locks.request('agency-saved-searches', () => (held(), busy));
      });
      await store.set(loadAccountAtom);
      expect(await asked(path), 'the other tab is at it').to.deep.equal([]);
      expect(onDevice()).to.have.length(1);
      leave();
      await until(async () => {
        await store.set(synchroniseSavedSearchesAtom);
        return onDevice()?.length === 0;
      });
      expect(await inAccount()).to.deep.equal(['Bath']);
    });
  });

  describe('when something breaks', () => {
    it('F59 SAV-28 keep what the visitor saved, say so, and tell the account again', async () => {
      await signedInVisitor();
      messages();
      for (const fault of [{ status: 500 }, { drop: true }, { dropAnswer: true }]) {
        await fail({ path, method: 'POST', ...fault });
        const said = await listenTo('error', () => press(bath));
        expect(said, 'logged').to.have.length(1);
        expect(isSaved(bath)).to.equal(true);
        const toast = store.set(takeToastsAtom).at(-1);
        expect(toast!.message).to.include('kept on this device');
        await clear();
        toast!.action!.run();
        await until(() => onDevice()?.length === 0);
        expect(await inAccount()).to.deep.equal(['Bath']);
        await press(bath);
        messages();
      }
    });

    it('SAV-28 say in the words of the server why it takes no more', async () => {
      await signedInVisitor();
      messages();
      const body = '{"errors":["You can save up to 100 searches."],"message":"You can save up to 100 searches."}';
      await fail({ path, method: 'POST', status: 422, headers: { 'content-type': 'application/json' }, body });
      await listenTo('error', () => press(bath));
      expect(messages()).to.deep.equal(['You can save up to 100 searches.']);
      expect(onDevice()).to.have.length(1);
    });

    it('F59 SAV-26 a removal the account did not hear of is not undone by the next page', async () => {
      await signedInVisitor();
      await press(bath);
      const { searchId } = find(bath)!;
      await fail({ path: `/searches/${searchId}`, drop: true });
      await listenTo('error', () => press(bath));
      expect(isSaved(bath)).to.equal(false);
      expect(localStorage.getItem('unsentSearchRemovals')).to.equal(JSON.stringify([searchId]));
      await clear();
      await store.set(synchroniseSavedSearchesAtom);
      expect(listed()).to.deep.equal([]);
      expect(await inAccount()).to.deep.equal([]);
      expect(localStorage.getItem('unsentSearchRemovals')).to.equal('[]');
    });

    it('SAV-26 SAV-27 remember the removal of one that is being sent, though the visitor leaves before it has an id', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', delay: 400, times: 1 });
      const saving = press(bath);
      await until(() => isSaved(bath));
      const removing = press(bath);
      const kept = localStorage.getItem('unsentSearchRemovals')!;
      expect(JSON.parse(kept)).to.deep.equal([savedSearchKey(bath)]);
      await Promise.all([saving, removing]);
      expect(await inAccount()).to.deep.equal([]);
      expect(localStorage.getItem('unsentSearchRemovals')).to.equal('[]');
      // As the next page finds it, if this one could not go on.
      await createSavedSearch(newSavedSearch(bath));
      localStorage.setItem('unsentSearchRemovals', kept);
      dispatchEvent(new StorageEvent('storage', { key: 'unsentSearchRemovals' }));
      await store.set(synchroniseSavedSearchesAtom);
      expect(listed()).to.deep.equal([]);
      expect(await inAccount()).to.deep.equal([]);
      expect(localStorage.getItem('unsentSearchRemovals')).to.equal('[]');
    });

    it('SAV-26 are removed from the account under the id of its list, where the answer to their saving had none', async () => {
      await signedInVisitor();
      for (const canRead of [true, false]) {
        const { searchId } = await saveElsewhere(bath);
        await fail({ path, method: 'POST', status: 200, headers: { 'content-type': 'application/json' }, body: '{}' });
        await fail({ path: '/saved_searches.ljson', drop: true });
        await listenTo('error', () => press(bath));
        if (canRead) await clear();
        await listenTo('error', () => press(bath));
        expect(isSaved(bath)).to.equal(false);
        const requests = await asked();
        expect(requests.filter((each) => each.path === '/searches/')).to.deep.equal([]);
        expect(requests.some((each) => each.path === `/searches/${searchId}`)).to.equal(canRead);
        await clear();
        await store.set(synchroniseSavedSearchesAtom);
        expect(listed()).to.deep.equal([]);
        expect(await inAccount()).to.deep.equal([]);
        expect(localStorage.getItem('unsentSearchRemovals')).to.equal('[]');
        messages();
      }
    });

    it('F42 a session that ended shows the visitor as signed out, keeps the search, and asks no more', async () => {
      await signedInVisitor();
      await endSessionElsewhere();
      await clear();
      await listenTo('error', () => press(bath));
      await until(() => !store.get(isSignedInAtom));
      expect(isSaved(bath)).to.equal(true);
      expect(onDevice()).to.have.length(1);
      const asks = (await asked(path)).length;
      expect(asks, 'one, and one more with a fresh token').to.be.at.most(2);
    });

    it('F42 SAV-27 a removal is not offered to be undone once the session has ended', async () => {
      await signedInVisitor();
      await press(bath);
      await endSessionElsewhere();
      messages();
      await listenTo('error', () => press(bath));
      const [removed, undone, ended] = store.set(takeToastsAtom);
      expect(removed!.action!.label).to.equal('Undo');
      expect(undone).to.deep.equal({ message: '', about: removed!.about });
      expect(ended!.message).to.include('You have been signed out.');
    });

    it('F42 SAV-18 SAV-25 nobody is told that the searches of an account did not load', async () => {
      await signedInVisitor();
      await endSessionElsewhere();
      await store.set(loadUserAtom);
      await clear();
      await store.set(synchroniseSavedSearchesAtom);
      expect(await asked(), 'nothing to read').to.deep.equal([]);
      expect(store.get(areSearchesUnreadAtom)).to.equal(false);
    });

    it('F53 F60 ten quick presses are told one at a time, and the last one counts', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', delay: 200 });
      await Promise.all([...Array(9)].map(() => press(bath)));
      expect(isSaved(bath)).to.equal(true);
      expect(await inAccount()).to.deep.equal(['Bath']);
      expect((await asked(path)).length).to.equal(1);
      await press(bath);
      expect(await inAccount()).to.deep.equal([]);
    });

    it('F60 a press during a request is told after it', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', delay: 300 });
      const first = press(bath);
      await until(async () => (await asked(path)).length === 1);
      await Promise.all([first, press(bath)]);
      expect((await writes()).map((request) => request.path.replace(/\d+/, 'id'))).to.deep.equal([
        path,
        '/searches/id',
      ]);
      expect(await inAccount()).to.deep.equal([]);
      expect(listed()).to.deep.equal([]);
    });

    it('F60 a search that comes back while the account removes it is there again', async () => {
      await signedInVisitor();
      await press(bath);
      const { searchId } = find(bath)!;
      await fail({ path: `/searches/${searchId}`, delay: 300 });
      const removed = press(bath);
      await until(async () => (await asked(`/searches/${searchId}`)).length === 1);
      await Promise.all([removed, press(bath)]);
      expect(isSaved(bath)).to.equal(true);
      expect(await inAccount()).to.deep.equal(['Bath']);
      expect(onDevice()).to.deep.equal([]);
    });

    it('a list that set out before a search was saved does not take it away', async () => {
      await signedInVisitor();
      const headers = { 'content-type': 'application/json' };
      await fail({
        path: '/saved_searches.ljson',
        method: 'GET',
        delay: 500,
        status: 200,
        headers,
        body: '[]',
        times: 1,
      });
      const loaded = store.set(synchroniseSavedSearchesAtom);
      await Promise.all([press(bath), loaded]);
      expect(words(listed())).to.deep.equal(['Bath']);
    });

    it('a sign-out during a request is no failure', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', delay: 500 });
      messages();
      const pressed = press(bath);
      await listenTo('error', () => Promise.all([pressed, store.set(signOutAtom)]));
      expect(messages()).to.deep.equal(['You have been signed out']);
    });

    it('F75 survive what another script or version left in the browser', async () => {
      const leftovers = [
        '{"__proto__":{"polluted":true}}',
        '[null,{"price":{}},"7",{"q":"x","__proto__":{"polluted":true}}]',
        'not json',
        `["${'x'.repeat(1_000_000)}"]`,
      ];
      const tab = otherTab();
      for (const leftover of leftovers) {
        tab.storage.setItem('savedSearches', leftover);
        tab.storage.setItem('savedSearchNames', leftover);
        await until(() => localStorage.getItem('savedSearches') === leftover);
        await press(bath);
        expect(isSaved(bath), leftover.slice(0, 40)).to.equal(true);
        await press(bath);
      }
      tab.close();
      expect(localStorage.getItem('savedSearches_backup'), 'once').to.equal(leftovers[0]);
      store.set(clearSavedSearchesAtom);
      expect(localStorage.getItem('savedSearches_backup'), 'T16').to.equal(null);
      expect(({} as { polluted?: boolean }).polluted).to.equal(undefined);
    });

    it('F76 stay on screen, with their names, when the browser forgets them', async () => {
      await press(bath);
      const { key } = find(bath)!;
      store.set(renameSavedSearchAtom, key, 'Ours');
      const tab = otherTab();
      tab.storage.clear();
      await new Promise((done) => setTimeout(done, 100));
      tab.close();
      expect(words(listed())).to.deep.equal(['Bath']);
      expect(store.get(savedSearchNamesAtom).get(key)).to.equal('Ours');
      await press(wells);
      expect(onDevice()).to.have.length(2);
    });

    it('F77 follow another tab within a second', async () => {
      await press(bath);
      const tab = otherTab();
      tab.storage.setItem('savedSearches', '[{"channel": "lettings", "q": "Frome"}]');
      await until(() => words(listed())!.join() === 'Frome', 1000);
      tab.storage.setItem('savedSearchNames', JSON.stringify({ [listed()[0]!.key]: 'Ours' }));
      await until(() => store.get(savedSearchNamesAtom).get(listed()[0]!.key) === 'Ours', 1000);
      tab.close();
    });

    it('F77 follow what another tab did to the account', async () => {
      await signedInVisitor();
      await saveElsewhere(bath);
      const other = new BroadcastChannel('agency');
      other.postMessage('saved-searches');
      await until(() => isSaved(bath));
      const told = new Promise((heard) => (other.onmessage = ({ data }) => heard(data)));
      await choose(bath, 'N');
      expect(await told).to.equal('saved-searches');
      other.close();
    });

    it('F79 are up to date when the browser brings the page back', async () => {
      localStorage.setItem('savedSearches', '[{"q": "Frome"}]');
      expect(listed()).to.deep.equal([]);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(words(listed())).to.deep.equal(['Frome']);
    });

    it('SAV-13 F79 are gone, with their names, from a page brought back after a sign-out elsewhere', async () => {
      await press(bath);
      store.set(renameSavedSearchAtom, find(bath)!.key, 'Ours');
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(listed()).to.deep.equal([]);
      expect(store.get(savedSearchNamesAtom).size).to.equal(0);
      await press(wells);
      expect(onDevice()!.map(({ q }) => q)).to.deep.equal(['Wells']);
    });

    it('F77 do not undo what another tab did a moment ago', async () => {
      await press(bath);
      localStorage.setItem('savedSearches', JSON.stringify([...onDevice()!, { channel: 'sales', q: 'Frome' }]));
      await press(wells);
      expect(onDevice()!.map(({ q }) => q)).to.deep.equal(['Bath', 'Frome', 'Wells']);
    });

    it('F73 F74 F78 last for the visit when the browser keeps nothing, and say so once', async () => {
      const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
      const { setItem } = Storage.prototype;
      const refuse = (name: string) => () => {
        throw new DOMException('refused', name);
      };
      Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse('SecurityError') });
      Storage.prototype.setItem = refuse('QuotaExceededError');
      try {
        await press(bath);
        await press(wells);
        store.set(renameSavedSearchAtom, find(bath)!.key, 'Ours');
        expect(words(listed())).to.deep.equal(['Bath', 'Wells']);
        expect(store.get(savedSearchNamesAtom).size).to.equal(1);
        await press(wells);
        expect(words(listed())).to.deep.equal(['Bath']);
      } finally {
        Storage.prototype.setItem = setItem;
        Object.defineProperty(window, 'localStorage', own);
      }
      await press(frome);
      expect(onDevice(), 'kept again as soon as it can be').to.have.length(2);
    });
  });
});

/** Registers on this page, as its form does. */
async function registerHere() {
  const outcome = await store.set(registerAtom, {
    firstName: 'Siân',
    lastName: 'Evans',
    email: `searcher-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`,
    password: 'Canary-in-a-coalmine-42',
    passwordConfirmation: 'Canary-in-a-coalmine-42',
    optInMarketing: false,
    optInMarketingStatement: '',
  });
  return outcome.sent;
}
