import { expect } from '@open-wc/testing';

import { addSavedProperties, deleteSavedProperty, fetchSavedProperties } from '../../src/api/saved-properties';
import { fetchSavedSearches } from '../../src/api/saved-searches';
import { store } from '../../src/core/store';
import { writeProperty, type Property } from '../../src/domain/property';
import {
  isSessionOverAtom,
  savedPropertiesAtom,
  savedPropertyAtom,
  savedRowsAtom,
  startSavedPropertiesAtom,
  synchroniseSavedPropertiesAtom,
  sendUnsentPropertiesAtom,
  toggleSavedPropertyAtom,
} from '../../src/state/saved-properties';
import { startSearch } from '../../src/domain/search-address';
import { toggleSavedSearchAtom } from '../../src/state/saved-searches';
import { forgetAccountAtom, loadAccountAtom } from '../../src/state/account';
import { registerAtom, signOutAtom } from '../../src/state/session';
import { takeToastsAtom } from '../../src/state/toasts';
import { isSignedInAtom } from '../../src/state/user';
import { home, homeData, knownHomes } from '../support/homes';
import { asked, bodyOf, clear, fail } from '../support/network';
import { listenTo, pause, until } from '../support/page';
import {
  endSessionElsewhere,
  freshVisitor,
  registeredVisitor,
  signedInVisitor,
  signInElsewhere,
  type Visitor,
} from '../support/visitor';

const path = '/saved_properties.ljson';
const press = (property: Property) => store.set(toggleSavedPropertyAtom, property);
const isSaved = (id = '7') => store.get(savedPropertyAtom(id));
const idsOf = (list: readonly Property[] | undefined) => list?.map(({ propertyId }) => propertyId);
const listed = () => idsOf(store.get(savedPropertiesAtom));
const inAccount = async () => idsOf(await fetchSavedProperties());
const onDevice = () =>
  JSON.parse(localStorage.getItem('savedProperties') ?? 'null') as { property_id: number }[] | null;
const messages = () => store.set(takeToastsAtom).map(({ message }) => message);
const writes = async () => (await asked()).filter(({ method }) => method === 'POST');

/** The browser's storage as another tab of the site sees it. */
function otherTab() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  return { storage: frame.contentWindow!.localStorage, close: () => frame.remove() };
}

describe('the saved properties', () => {
  let homes: readonly Property[];
  let ids: readonly string[];

  before(async () => {
    store.set(startSavedPropertiesAtom);
    homes = await knownHomes(4);
    ids = idsOf(homes)!;
  });
  beforeEach(async () => {
    await freshVisitor();
    messages();
  });
  after(freshVisitor);

  describe('of somebody who is not signed in', () => {
    it('SAV-01 gain a property that was absent and lose one that was present', async () => {
      await press(home());
      expect(isSaved()).to.equal(true);
      expect(listed()).to.deep.equal(['7']);
      await press(home());
      expect(isSaved()).to.equal(false);
      expect(listed()).to.deep.equal([]);
    });

    it('SAV-02 are kept in the browser under the key savedProperties, as whole properties', async () => {
      await press(home());
      await press(home({ property_id: 8 }));
      expect(onDevice()!.map(({ property_id: id }) => id)).to.deep.equal([8, 7]);
      expect(onDevice()![1]).to.include({
        property_url: homeData.property_url,
        display_address: homeData.display_address,
      });
      await press(home());
      expect(onDevice()!.map(({ property_id: id }) => id)).to.deep.equal([8]);
    });

    it('SAV-03 SAV-04 say "Property saved." and "Saved property removed.", with a way back', async () => {
      await press(home());
      expect(messages()).to.deep.equal(['Property saved.']);
      await press(home());
      const [toast] = store.set(takeToastsAtom);
      expect(toast).to.include({ message: 'Saved property removed.', tone: 'success' });
      expect(toast!.action!.label).to.equal('Undo');
      toast!.action!.run();
      expect(isSaved()).to.equal(true);
      toast!.action!.run();
      expect(isSaved(), 'undone twice').to.equal(true);
    });

    it('SAV-03 SAV-04 say what became of one home in one place', async () => {
      await press(home());
      await press(home());
      await press(home({ property_id: 8 }));
      const [saved, removed, other] = store.set(takeToastsAtom);
      expect(removed!.about).to.equal(saved!.about);
      expect(other!.about).to.not.equal(saved!.about);
    });

    it('SAV-05 cost no call to the server', async () => {
      await press(home());
      await press(home());
      expect(await asked()).to.deep.equal([]);
    });

    it('come back to their place when a removal is undone', async () => {
      for (const id of [1, 2, 3]) await press(home({ property_id: id }));
      await press(home({ property_id: 2 }));
      expect(store.get(savedRowsAtom).map(({ isSaved: kept }) => kept)).to.deep.equal([true, false, true]);
      await press(home({ property_id: 2 }));
      expect(listed()).to.deep.equal(['3', '2', '1']);
    });

    it('are announced to page scripts by their id', async () => {
      const heard: unknown[] = [];
      const hear = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
      document.addEventListener('agency-saved-property-added', hear);
      await press(home());
      await press(home());
      document.removeEventListener('agency-saved-property-added', hear);
      expect(heard).to.deep.equal(['7']);
    });

    it('P3 change one flag for one press, however many there are', async () => {
      let changes = 0;
      const stops = [...Array(1000).keys()].map((id) => store.sub(savedPropertyAtom(String(id)), () => changes++));
      await press(home());
      stops.forEach((stop) => stop());
      expect(changes).to.equal(1);
    });
  });

  describe('of somebody who is signed in', () => {
    beforeEach(() => signedInVisitor().then(() => void messages()));

    it('SAV-06 tell the account of the property that was saved', async () => {
      await press(homes[0]!);
      await clear();
      await press(homes[1]!);
      const [request, ...others] = await writes();
      expect(request).to.include({ path });
      expect(bodyOf(request!)['property_ids']).to.equal(ids[1]);
      expect(others).to.deep.equal([]);
      expect(await inAccount()).to.have.members([ids[0], ids[1]]);
      expect(onDevice(), 'SAV-02 kept on the device as well').to.have.length(2);
    });

    it('SAV-07 tell the account of the property that was removed', async () => {
      await press(homes[0]!);
      await clear();
      await press(homes[0]!);
      const [request] = await writes();
      expect(request!.path).to.equal(`/saved_properties/${ids[0]}`);
      expect(request!.headers['x-http-method-override']).to.equal('delete');
      expect(await inAccount()).to.deep.equal([]);
    });

    it('SAV-07 count as removed where the account does not hold them', async () => {
      await press(homes[0]!);
      messages();
      await fail({ path: `/saved_properties/${ids[0]}`, status: 404 });
      await press(homes[0]!);
      expect(messages()).to.deep.equal(['Saved property removed.']);
      await clear();
      await store.set(sendUnsentPropertiesAtom);
      expect(await writes(), 'nothing is left to tell').to.deep.equal([]);
    });

    it('SAV-08 are those of the account on a device that has none', async () => {
      await addSavedProperties([ids[0]!, ids[1]!]);
      await store.set(synchroniseSavedPropertiesAtom);
      expect(listed()).to.have.members([ids[0], ids[1]]);
      expect(store.get(savedPropertiesAtom)[0]!.displayAddress).to.not.equal('');
    });

    it('SAV-09 stay as they are on this device when the account cannot be read', async () => {
      await press(homes[0]!);
      for (const fault of [{ status: 500 }, { status: 200, body: '<html>' }, { drop: true }]) {
        await fail({ path, method: 'GET', ...fault });
        const said = await listenTo('error', () => store.set(synchroniseSavedPropertiesAtom));
        expect(said, 'logged').to.have.length(1);
        expect(listed()).to.deep.equal([ids[0]]);
        await clear();
      }
    });

    it('lose what another device removed from the account, and gain what it added', async () => {
      await press(homes[0]!);
      await deleteSavedProperty(ids[0]!);
      await addSavedProperties([ids[1]!]);
      await store.set(synchroniseSavedPropertiesAtom);
      expect(listed()).to.deep.equal([ids[1]]);
    });

    it('SAV-12 stay on the device after signing out', async () => {
      await press(homes[0]!);
      await store.set(signOutAtom);
      expect(store.get(isSignedInAtom)).to.equal(false);
      expect(listed()).to.deep.equal([ids[0]]);
      expect(localStorage.getItem('is_synced_saved_properties_list')).to.equal(null);
      expect(localStorage.getItem('savedPropertiesUser'), 'T16').to.equal(null);
      await clear();
      await press(homes[1]!);
      expect(await writes(), 'SAV-05 signed out again').to.deep.equal([]);
    });
  });

  describe('when somebody signs in', () => {
    it('SAV-10 SAV-11 become the union of both lists, on both sides, and that is recorded', async () => {
      const visitor = await registeredVisitor();
      await signInElsewhere(visitor);
      await addSavedProperties([ids[0]!, ids[1]!]);
      await press(homes[1]!);
      await press(homes[2]!);
      await clear();
      await store.set(loadAccountAtom);
      expect(listed()).to.have.members([ids[0], ids[1], ids[2]]);
      expect(await inAccount()).to.have.members([ids[0], ids[1], ids[2]]);
      expect(idsOf(onDevice()!.map(({ property_id: id }) => home({ property_id: id })))).to.deep.equal(listed());
      expect(localStorage.getItem('is_synced_saved_properties_list')).to.equal('"agency-elements"');
      expect((await writes()).map((request) => bodyOf(request)['property_ids'])).to.deep.equal([ids[2]]);
    });

    it("SAV-10 SAV-11 are joined too where the platform's older toolkit says that it did so", async () => {
      const visitor = await registeredVisitor();
      await press(homes[0]!);
      localStorage.setItem('is_synced_saved_properties_list', 'true');
      await signInElsewhere(visitor);
      await store.set(loadAccountAtom);
      expect(listed()).to.deep.equal([ids[0]]);
      expect(await inAccount()).to.deep.equal([ids[0]]);
      await deleteSavedProperty(ids[0]!);
      await store.set(synchroniseSavedPropertiesAtom);
      expect(listed(), 'removed on another device').to.deep.equal([]);
    });

    it('SAV-11 never leave the account because they are missing here', async () => {
      const visitor = await registeredVisitor();
      await signInElsewhere(visitor);
      await addSavedProperties([ids[0]!]);
      await store.set(loadAccountAtom);
      localStorage.clear();
      await store.set(synchroniseSavedPropertiesAtom);
      expect(await inAccount()).to.deep.equal([ids[0]]);
      expect(listed()).to.deep.equal([ids[0]]);
    });

    it('SAV-11 SAV-15 keep what this device knows of a home that the account only refers to', async () => {
      const visitor = await registeredVisitor();
      await press(homes[0]!);
      await signInElsewhere(visitor);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ properties: [{ id: ids[0], url: homes[0]!.propertyUrl }] });
      await fail({ path, method: 'GET', status: 200, headers, body });
      await store.set(loadAccountAtom);
      await store.set(synchroniseSavedPropertiesAtom);
      const [kept] = store.get(savedPropertiesAtom);
      expect(kept!.displayAddress).to.equal(homes[0]!.displayAddress);
      expect(kept!.price).to.equal(homes[0]!.price);
    });

    it('SAV-10 SAV-11 are joined the next time when the account did not take them', async () => {
      const visitor = await registeredVisitor();
      await press(homes[0]!);
      await signInElsewhere(visitor);
      await fail({ path, method: 'POST', status: 500 });
      await listenTo('error', () => store.set(loadAccountAtom));
      expect(listed()).to.deep.equal([ids[0]]);
      expect(localStorage.getItem('is_synced_saved_properties_list')).to.equal(null);
      await clear();
      await store.set(synchroniseSavedPropertiesAtom);
      expect(await inAccount()).to.deep.equal([ids[0]]);
    });

    it('F43 are kept, and known as no longer available, when the site has none of that id', async () => {
      const visitor = await registeredVisitor();
      await press(home({ property_id: 999_999_999 }));
      await press(homes[0]!);
      await signInElsewhere(visitor);
      await store.set(loadAccountAtom);
      expect(store.get(savedPropertiesAtom).map(({ status }) => status)).to.include('Withdrawn');
      await store.set(synchroniseSavedPropertiesAtom);
      expect(listed(), 'on later pages too').to.have.members([ids[0], '999999999']);
    });

    describe('after the session of somebody else ended without a sign-out', () => {
      let next: Visitor;

      beforeEach(async () => {
        next = await registeredVisitor();
        await signedInVisitor();
        await press(homes[0]!);
        await press(homes[1]!);
        await endSessionElsewhere();
        await store.set(loadAccountAtom);
        expect(store.get(isSignedInAtom)).to.equal(false);
        await press(homes[2]!);
        await press(homes[1]!);
      });

      it('SAV-11 are kept, on both sides, by who registers then', async () => {
        const registered = await store.set(registerAtom, {
          firstName: 'Ann',
          lastName: 'Hall',
          email: `next-${next.email}`,
          password: next.password,
          passwordConfirmation: next.password,
          optInMarketing: false,
          optInMarketingStatement: 'News',
        });
        expect(registered).to.deep.equal({ sent: true });
        expect(listed()).to.have.members([ids[0], ids[2]]);
        expect(await inAccount()).to.have.members([ids[0], ids[2]]);
      });

      it('SAV-11 become the union with the list of who signs in then, which loses nothing that was removed before', async () => {
        await signInElsewhere(next);
        await addSavedProperties([ids[1]!, ids[3]!]);
        await store.set(loadAccountAtom);
        expect(listed()).to.have.members([ids[0], ids[1], ids[2], ids[3]]);
        expect(await inAccount()).to.have.members([ids[0], ids[1], ids[2], ids[3]]);
      });
    });

    it('SAV-11 are those of the account, but for what was chosen since, when the same person signs in again', async () => {
      const visitor = await signedInVisitor();
      for (const each of homes.slice(0, 3)) await press(each);
      await endSessionElsewhere();
      await store.set(loadAccountAtom);
      await press(homes[1]!);
      await press(homes[3]!);
      await signInElsewhere(visitor);
      await deleteSavedProperty(ids[0]!);
      await store.set(loadAccountAtom);
      expect(listed()).to.have.members([ids[2], ids[3]]);
      await until(() => localStorage.getItem('unsentSavedProperties') === '[]');
      expect(await inAccount()).to.have.members([ids[2], ids[3]]);
    });

    it('SAV-11 become the union where a device does not tell whose list it has', async () => {
      await signedInVisitor();
      await addSavedProperties([ids[0]!]);
      await press(homes[1]!);
      await deleteSavedProperty(ids[1]!);
      localStorage.removeItem('savedPropertiesUser');
      await store.set(synchroniseSavedPropertiesAtom);
      expect(listed()).to.have.members([ids[0], ids[1]]);
      expect(await inAccount()).to.have.members([ids[0], ids[1]]);
    });

    it('follow presses made while both lists are being joined', async () => {
      const visitor = await registeredVisitor();
      await signInElsewhere(visitor);
      await addSavedProperties([ids[0]!, ids[1]!]);
      await store.set(loadAccountAtom);
      const body = await (await fetch(path)).text();
      const headers = { 'content-type': 'application/json' };
      await fail({ path, method: 'GET', delay: 500, status: 200, headers, body, times: 1 });
      const joined = store.set(synchroniseSavedPropertiesAtom);
      const pressed = [press(homes[0]!), press(homes[2]!)];
      await Promise.all([joined, ...pressed]);
      expect(listed(), 'not as the answer, which is older, had it').to.have.members([ids[1], ids[2]]);
      expect(await inAccount()).to.have.members([ids[1], ids[2]]);
    });

    it('SAV-02 SAV-11 keep what was saved here though another tab joins while the account is read', async () => {
      const visitor = await registeredVisitor();
      for (const each of homes) await press(each);
      await signInElsewhere(visitor);
      await clear();
      const headers = { 'content-type': 'application/json' };
      await fail({ path, method: 'GET', delay: 400, status: 200, headers, body: '{"properties":[]}', times: 1 });
      const loading = store.set(loadAccountAtom);
      await until(async () => (await asked(path)).length > 0);
      await addSavedProperties(ids);
      const tab = otherTab();
      tab.storage.setItem('is_synced_saved_properties_list', '"agency-elements"');
      tab.close();
      await loading;
      expect(listed()).to.have.members(ids);
      expect(await inAccount()).to.have.members(ids);
    });

    it('SAV-01 SAV-06 follow what another tab saved and removed while the account is read', async () => {
      await signedInVisitor();
      await press(homes[0]!);
      await press(homes[1]!);
      const body = await (await fetch(path)).text();
      const headers = { 'content-type': 'application/json' };
      await fail({ path, method: 'GET', delay: 500, status: 200, headers, body, times: 1 });
      const joined = store.set(synchroniseSavedPropertiesAtom);
      await addSavedProperties([ids[2]!]);
      await deleteSavedProperty(ids[0]!);
      const tab = otherTab();
      tab.storage.setItem('savedProperties', JSON.stringify([homes[1]!, homes[2]!].map(writeProperty)));
      await until(() => isSaved(ids[2]));
      tab.close();
      await joined;
      expect(listed(), 'not as the answer, which is older, had it').to.have.members([ids[1], ids[2]]);
    });
  });

  describe('when something breaks', () => {
    it('F59 SAV-06 SAV-07 keep what the visitor chose, say so, and tell the account again', async () => {
      await signedInVisitor();
      messages();
      await fail({ path, method: 'POST', status: 500 });
      const said = await listenTo('error', () => press(homes[0]!));
      expect(said, 'logged').to.have.length(1);
      expect(isSaved(ids[0])).to.equal(true);
      const [, toast] = store.set(takeToastsAtom);
      expect(toast!.message).to.include('kept on this device');
      await clear();
      toast!.action!.run();
      await until(async () => (await inAccount())?.includes(ids[0]!));
    });

    it('SAV-06 SAV-07 say in the words of the server why it does not do so', async () => {
      await signedInVisitor();
      messages();
      const headers = { 'content-type': 'application/json' };
      const message = 'You can save up to 500 properties. Please remove some first.';
      const refusal = { method: 'POST', status: 422, headers, body: JSON.stringify({ message }) } as const;
      await fail({ path, ...refusal });
      await listenTo('error', () => press(homes[0]!));
      expect(messages()).to.deep.equal(['Property saved.', message]);
      expect(isSaved(ids[0]), 'on this device').to.equal(true);
      await fail({ path: `/saved_properties/${ids[0]}`, ...refusal });
      await listenTo('error', () => press(homes[0]!));
      expect(messages()).to.deep.equal(['Saved property removed.', message]);
    });

    it('SAV-06 SAV-07 say it once, not on every page', async () => {
      await signedInVisitor();
      const refusal = { status: 422, headers: { 'content-type': 'application/json' }, body: '{"message":"Too many"}' };
      await fail({ path, method: 'POST', ...refusal });
      await listenTo('error', () => press(homes[0]!));
      messages();
      const sent = (await writes()).length;
      await store.set(synchroniseSavedPropertiesAtom);
      await until(async () => (await writes()).length > sent);
      await pause(100);
      expect(messages()).to.deep.equal([]);
    });

    it('SAV-07 SAV-12 tell the account of a change it has not heard of before the visitor signs out', async () => {
      await signedInVisitor();
      await press(homes[0]!);
      await fail({ path: `/saved_properties/${ids[0]}`, status: 500, times: 1 });
      await listenTo('error', () => press(homes[0]!));
      expect(await inAccount()).to.deep.equal([ids[0]]);
      await store.set(signOutAtom);
      expect(await asked(`/saved_properties/${ids[0]}`), 'refused, then taken').to.have.length(2);
    });

    it('SAV-07 SAV-12 are not signed out of with a removal that the account refused, unless the visitor says so', async () => {
      const visitor = await signedInVisitor();
      await press(homes[0]!);
      await press(homes[1]!);
      await fail({ path: `/saved_properties/${ids[0]}`, status: 422 });
      await listenTo('error', async () => [await press(homes[0]!), await store.set(signOutAtom)]);
      expect(store.get(isSignedInAtom)).to.equal(true);
      const toast = store.set(takeToastsAtom).at(-1)!;
      expect(toast.message).to.include('Some changes to what you saved have not reached your account yet');
      toast.action!.run();
      await until(() => !store.get(isSignedInAtom));
      expect(listed(), 'on this device').to.deep.equal([ids[1]]);
      await signInElsewhere(visitor);
      expect(await inAccount(), 'as it said').to.have.members([ids[0], ids[1]]);
    });

    it('SAV-12 are signed out of at once where the account only lacks a home, which stays on this device', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', status: 500 });
      await listenTo('error', async () => [await press(homes[0]!), await store.set(signOutAtom)]);
      expect(store.get(isSignedInAtom)).to.equal(false);
      expect(listed()).to.deep.equal([ids[0]]);
    });

    it('SAV-04 keep the place of a removed one, with the way back, when the list of the account arrives', async () => {
      await signedInVisitor();
      await press(homes[0]!);
      await press(homes[0]!);
      const removed = () => store.get(savedRowsAtom).map(({ property, isSaved }) => [property.propertyId, isSaved]);
      expect(removed()).to.deep.equal([[ids[0], false]]);
      await store.set(synchroniseSavedPropertiesAtom);
      expect(removed()).to.deep.equal([[ids[0], false]]);
    });

    it('F59 what was saved before signing in is handed over once the visitor tries again', async () => {
      const visitor = await registeredVisitor();
      await press(homes[0]!);
      await signInElsewhere(visitor);
      messages();
      await fail({ path, method: 'POST', status: 500 });
      await listenTo('error', () => store.set(loadAccountAtom));
      const toast = store.set(takeToastsAtom).at(-1);
      expect(toast!.message).to.include('kept on this device');
      await clear();
      toast!.action!.run();
      await until(async () => (await inAccount())?.includes(ids[0]!));
    });

    it('F59 one message tries again what was saved in both lists', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', status: 500 });
      await fail({ path: '/search', method: 'POST', status: 500 });
      await listenTo('error', async () => [
        await press(homes[0]!),
        await store.set(toggleSavedSearchAtom, startSearch({ path: '', query: 'channel=sales&q=Bath' })),
      ]);
      const toast = store.set(takeToastsAtom).at(-1);
      await clear();
      toast!.action!.run();
      await until(async () => (await inAccount())?.includes(ids[0]!));
      await until(async () => (await fetchSavedSearches())?.length === 1);
    });

    it('SAV-10 SAV-11 say once that the account took nothing of what was saved before, not on every page', async () => {
      const visitor = await registeredVisitor();
      await press(homes[0]!);
      await signInElsewhere(visitor);
      messages();
      const refusal = { status: 422, headers: { 'content-type': 'application/json' }, body: '{"message":"Too many"}' };
      await fail({ path, method: 'POST', ...refusal });
      await listenTo('error', () => store.set(loadAccountAtom));
      expect(messages()).to.deep.equal(['Too many']);
      await store.set(loadAccountAtom);
      expect((await asked(path)).filter(({ method }) => method === 'POST')).to.have.length(2);
      expect(messages()).to.deep.equal([]);
    });

    it('F59 a removal the account did not hear of is not undone by the next page', async () => {
      await signedInVisitor();
      await press(homes[0]!);
      await fail({ path: `/saved_properties/${ids[0]}`, drop: true });
      await listenTo('error', () => press(homes[0]!));
      await clear();
      await store.set(synchroniseSavedPropertiesAtom);
      expect(listed()).to.deep.equal([]);
      await until(async () => (await inAccount())?.length === 0);
    });

    it('a press just before the page is left reaches the account with the next page', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', drop: true });
      await listenTo('error', () => press(homes[0]!));
      expect(localStorage.getItem('unsentSavedProperties')).to.equal(JSON.stringify([ids[0]]));
      await clear();
      await store.set(synchroniseSavedPropertiesAtom);
      await until(() => localStorage.getItem('unsentSavedProperties') === '[]');
      expect(await inAccount()).to.deep.equal([ids[0]]);
    });

    it('F42 a session that ended shows the visitor as signed out, and asks no more', async () => {
      await signedInVisitor();
      await endSessionElsewhere();
      await clear();
      await listenTo('error', () => press(homes[0]!));
      await until(() => !store.get(isSignedInAtom));
      expect(isSaved(ids[0])).to.equal(true);
      const asks = (await writes()).length;
      expect(asks, 'one, and one more with a fresh token').to.be.at.most(2);
      await new Promise((done) => setTimeout(done, 300));
      expect((await writes()).length).to.equal(asks);
    });

    it('F42 SAV-06 a session that ended is not put down to the connection, and the visitor can sign in', async () => {
      await signedInVisitor();
      await endSessionElsewhere();
      messages();
      await listenTo('error', () => press(homes[0]!));
      const toast = store.set(takeToastsAtom).at(-1)!;
      expect(toast.message).to.include('You have been signed out.');
      toast.action!.run();
      expect(location.hash).to.equal('#/user/sign-in');
    });

    it('F60 ten quick presses are told one at a time, and the last one counts', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', delay: 100 });
      const presses = [...Array(9)].map(() => press(homes[0]!));
      await Promise.all(presses);
      expect(isSaved(ids[0])).to.equal(true);
      expect(await inAccount()).to.deep.equal([ids[0]]);
      expect((await writes()).length).to.equal(1);
      await press(homes[0]!);
      expect(await inAccount()).to.deep.equal([]);
    });

    it('F60 a press during a request is told after it', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', delay: 100 });
      const first = press(homes[0]!);
      await until(async () => (await writes()).length === 1);
      await Promise.all([first, press(homes[0]!)]);
      expect((await writes()).map((request) => request.path)).to.deep.equal([path, `/saved_properties/${ids[0]}`]);
      expect(await inAccount()).to.deep.equal([]);
    });

    it('SAV-12 T16 leave a device that was signed out while they were joined with no account', async () => {
      const visitor = await registeredVisitor();
      await freshVisitor();
      await press(homes[0]!);
      await signInElsewhere(visitor);
      await fail({ path, method: 'POST', delay: 500, times: 1 });
      const joined = store.set(loadAccountAtom);
      await until(async () => (await writes()).some((each) => each.path === path));
      await fail({ path, method: 'GET', delay: 600, times: 1 });
      await until(async () => (await asked(path)).at(-1)?.method === 'GET' && (await asked(path)).length > 2);
      await listenTo('error', () => Promise.all([joined, store.set(signOutAtom)]));
      await pause(700);
      expect(store.get(isSignedInAtom)).to.equal(false);
      expect(localStorage.getItem('is_synced_saved_properties_list')).to.equal(null);
      expect(store.get(isSessionOverAtom)).to.equal(false);
    });

    it('SAV-06 are no more those of a session that ended, once another tab has signed out', async () => {
      await signedInVisitor();
      await until(() => localStorage.getItem('is_synced_saved_properties_list'));
      await endSessionElsewhere();
      await store.set(loadAccountAtom);
      expect(store.get(isSessionOverAtom)).to.equal(true);
      store.set(forgetAccountAtom);
      expect(store.get(isSessionOverAtom)).to.equal(false);
    });

    it('a sign-out during a request is no failure', async () => {
      await signedInVisitor();
      await fail({ path, method: 'POST', delay: 300 });
      messages();
      const pressed = press(homes[0]!);
      await listenTo('error', () => Promise.all([pressed, store.set(signOutAtom)]));
      expect(messages()).to.deep.equal(['Property saved.', 'You have been signed out']);
    });

    it('F75 survive what another script or version left in the browser', async () => {
      const leftovers = [
        '{"__proto__":{"polluted":true}}',
        '[null,{"id":"1"},{"property_id":1,"price":{}},"7",{"property_id":2,"__proto__":{"polluted":true}}]',
        'not json',
        `["${'x'.repeat(1_000_000)}"]`,
      ];
      const tab = otherTab();
      for (const leftover of leftovers) {
        tab.storage.setItem('savedProperties', leftover);
        await until(() => localStorage.getItem('savedProperties') === leftover);
        await press(home());
        expect(isSaved(), leftover.slice(0, 40)).to.equal(true);
        await press(home());
      }
      tab.close();
      expect(localStorage.getItem('savedProperties_backup'), 'once').to.equal(leftovers[0]);
      expect(({} as { polluted?: boolean }).polluted).to.equal(undefined);
    });

    it('F76 stay on screen when the browser forgets them', async () => {
      await press(home());
      const tab = otherTab();
      tab.storage.clear();
      await new Promise((done) => setTimeout(done, 100));
      tab.close();
      expect(listed()).to.deep.equal(['7']);
      await press(home({ property_id: 8 }));
      expect(onDevice()).to.have.length(2);
    });

    it('F77 follow another tab within a second', async () => {
      await press(home());
      const tab = otherTab();
      tab.storage.setItem('savedProperties', JSON.stringify([{ ...homeData, property_id: 8 }]));
      await until(() => isSaved('8') && !isSaved('7'), 1000);
      tab.close();
    });

    it('F79 are up to date when the browser brings the page back', async () => {
      localStorage.setItem('savedProperties', JSON.stringify([homeData]));
      expect(isSaved()).to.equal(false);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(isSaved()).to.equal(true);
    });

    it('F77 do not undo what another tab did a moment ago', async () => {
      await press(home());
      localStorage.setItem('savedProperties', JSON.stringify([homeData, { ...homeData, property_id: 8 }]));
      await press(home({ property_id: 9 }));
      expect(onDevice()!.map(({ property_id: id }) => id)).to.deep.equal([9, 7, 8]);
    });

    it('are kept however many they are', async () => {
      const photos = [...Array(24).keys()].map((photo) => ({
        url: `https://pictures.example/7/${photo}/front-of-house.jpg`,
      }));
      const many = [...Array(300).keys()].map((id) => ({ ...homeData, property_id: id + 1, photos }));
      localStorage.setItem('savedProperties', JSON.stringify(many));
      await press(home({ property_id: 999, photos, short_description: 'A house. '.repeat(40) }));
      expect(onDevice()).to.have.length(301);
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
        await press(home());
        await press(home({ property_id: 8 }));
        expect(listed()).to.deep.equal(['8', '7']);
        expect(messages().filter((message) => message.includes('this visit only'))).to.have.length(1);
      } finally {
        Storage.prototype.setItem = setItem;
        Object.defineProperty(window, 'localStorage', own);
      }
      await press(home({ property_id: 8 }));
      expect(onDevice(), 'kept again as soon as it can be').to.have.length(1);
    });
  });
});
