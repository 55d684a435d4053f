import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';

import '../../elements/save-property';
import { fetchSavedProperties } from '../../src/api/saved-properties';
import type { Property } from '../../src/domain/property';
import { canEmulate } from '../support/emulation';
import { homeData, knownHomes } from '../support/homes';
import { asked, bodyOf, clear, fail } from '../support/network';
import { press as pressKey } from '../support/keyboard';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const path = '/saved_properties.ljson';
const heart = (host: Element) => host.querySelector('button')!;
const isSaved = (host: Element) => heart(host).ariaPressed === 'true';
const press = async (host: Element) => {
  heart(host).click();
  await drawn();
};
const hearts = () => render('<agency-save-property property-id="7"></agency-save-property>');
const kept = () => JSON.parse(localStorage.getItem('savedProperties') ?? '[]') as { property_id: unknown }[];
const toasts = () => document.querySelector('[data-agency-layer="toasts"]')?.textContent ?? '';
const writes = async () => (await asked()).filter(({ method }) => method === 'POST');

describe('the heart of a property', () => {
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    document.querySelectorAll('agency-save-property').forEach((host) => host.closest('body > div')?.remove());
    await givePage({ properties: [homeData] });
  });
  after(freshVisitor);

  it('SAV-01 PRP-19 saves the property, and takes it out again', async () => {
    const host = await hearts();
    expect(isSaved(host)).to.equal(false);
    await press(host);
    expect(isSaved(host)).to.equal(true);
    await press(host);
    expect(isSaved(host)).to.equal(false);
  });

  it('SAV-01 F24 shows nothing of an id that is none, and names it', async () => {
    let host!: HTMLElement;
    const said = await listenTo('error', async () => {
      host = await render('<agency-save-property property-id="{{ id }}"></agency-save-property>');
      await until(() => host.dataset['state'] === 'empty');
    });
    expect(said).to.deep.equal(['<agency-save-property> ignores property-id="{{ id }}": expected the id of a home.']);
  });

  it('PRP-19 is a toggle button: its name stays, its state changes', async () => {
    const host = await hearts();
    const name = 'Save 14 Rivers Street, Bath BA1 2QA';
    expect([heart(host).ariaLabel, heart(host).ariaPressed]).to.deep.equal([name, 'false']);
    await expect(host).to.be.accessible();
    await press(host);
    expect([heart(host).ariaLabel, heart(host).ariaPressed]).to.deep.equal([name, 'true']);
    await expect(host).to.be.accessible();
    expect(heart(host).offsetWidth).to.be.at.least(44);
    expect(heart(host).offsetHeight).to.be.at.least(44);
  });

  it('does not follow a link of the page that it lies in, as on a picture of the home', async () => {
    const host = await hearts();
    const link = document.createElement('a');
    link.href = '#followed';
    host.replaceWith(link);
    link.append(host);
    await drawn();
    await press(host);
    expect(isSaved(host)).to.equal(true);
    expect(location.hash).to.equal('');
  });

  it('is pressed by keyboard and keeps the focus', async () => {
    const host = await hearts();
    heart(host).focus();
    await pressKey(' ');
    await drawn();
    expect(isSaved(host)).to.equal(true);
    await pressKey('Enter');
    await drawn();
    expect(isSaved(host)).to.equal(false);
    expect(document.activeElement).to.equal(heart(host));
  });

  it('SAV-02 keeps the whole property in the browser, and is full again on the next page', async () => {
    await press(await hearts());
    expect(kept()[0]).to.deep.include({
      property_id: 7,
      display_address: homeData.display_address,
      price_value: 825000,
    });
    await givePage();
    const host = await render('<agency-save-property property-id="7"></agency-save-property>');
    expect(isSaved(host)).to.equal(true);
    expect(heart(host).ariaLabel).to.include('Rivers Street');
  });

  it('SAV-03 SAV-04 tells that the property was saved, and removed', async () => {
    const host = await hearts();
    await press(host);
    await until(() => toasts().includes('Property saved.'));
    await press(host);
    await until(() => toasts().includes('Saved property removed.') && toasts().includes('Undo'));
  });

  it('SAV-05 asks nothing of the server while nobody is signed in', async () => {
    const host = await hearts();
    await clear();
    await press(host);
    await press(host);
    expect(await asked()).to.deep.equal([]);
  });

  it('SAV-15 knows a property by property_id or id', async () => {
    const host = await render(`<agency-save-property property='{"id":9,"url":"/nine"}'></agency-save-property>`);
    await press(host);
    expect(kept()[0]).to.deep.include({ property_id: 9, property_url: '/nine' });
    const same = await render('<agency-save-property property-id="9"></agency-save-property>');
    expect(isSaved(same)).to.equal(true);
  });

  it('fills on every part of the page that shows the property, and on no other', async () => {
    const [first, second] = [await hearts(), await hearts()];
    const other = await render('<agency-save-property property-id="8"></agency-save-property>');
    await press(first);
    expect([isSaved(first), isSaved(second), isSaved(other)]).to.deep.equal([true, true, false]);
  });

  it('F77 fills within a second when it was pressed in another tab', async () => {
    const host = await hearts();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow!.localStorage.setItem('savedProperties', JSON.stringify([homeData]));
    await until(() => isSaved(host), 1000);
    frame.contentWindow!.localStorage.setItem('savedProperties', '[]');
    await until(() => !isSaved(host), 1000);
    frame.remove();
  });

  it('tells the page what is about to happen, which may refuse', async () => {
    const host = await hearts();
    const heard: unknown[] = [];
    host.addEventListener('agency-save-change', (event) => heard.push((event as CustomEvent<unknown>).detail));
    await press(host);
    host.addEventListener('agency-save-change', (event) => event.preventDefault());
    await press(host);
    expect(isSaved(host)).to.equal(true);
    expect(heard).to.deep.equal([
      { propertyId: '7', saved: true },
      { propertyId: '7', saved: false },
    ]);
  });

  it('saves a property of which the page knows the number only', async () => {
    await givePage();
    const host = await render('<agency-save-property property-id="55"></agency-save-property>');
    expect(heart(host).ariaLabel).to.equal('Save this property');
    await press(host);
    expect(kept()[0]).to.deep.include({ property_id: 55 });
  });

  it('F48 is not there for what is no property', async () => {
    const host = await render('<agency-save-property property-id="../7"></agency-save-property>');
    expect(host.querySelector('button')).to.equal(null);
    expect(host.dataset.state).to.equal('empty');
  });

  it('F21 a clone of it works', async () => {
    const host = await hearts();
    await press(host);
    const clone = host.cloneNode(true) as HTMLElement;
    host.after(clone);
    await drawn();
    expect(clone.querySelectorAll('button').length).to.equal(1);
    await press(clone);
    expect([isSaved(host), isSaved(clone)]).to.deep.equal([false, false]);
  });

  it('PRP-19 says what it does where there is room for a word', async () => {
    const host = await render('<agency-save-property property-id="7" look="button"></agency-save-property>');
    expect(shown(host)).to.equal('Save');
    expect(heart(host).ariaLabel).to.equal('Save 14 Rivers Street, Bath BA1 2QA');
    await press(host);
    expect([shown(host), heart(host).ariaPressed]).to.deep.equal(['Save', 'true']);
    await expect(host).to.be.accessible();
  });

  // Only some browsers let a test emulate the visitor's preferences.
  if (canEmulate) {
    it('stands still for those who asked for less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const icon = (await hearts()).querySelector('svg')!;
      expect(getComputedStyle(icon).transitionDuration).to.equal('0s');
      await emulateMedia({ reducedMotion: 'no-preference' });
    });
  }

  describe('of somebody who is signed in', () => {
    let home: Property;
    before(async () => {
      home = (await knownHomes(1))[0]!;
    });
    const own = () => render(`<agency-save-property property-id="${home.propertyId}"></agency-save-property>`);
    const inAccount = async () => (await fetchSavedProperties())?.map(({ propertyId }) => propertyId);
    beforeEach(() => signedInVisitor());

    it('SAV-06 SAV-07 tells the account', async () => {
      const host = await own();
      await press(host);
      await until(async () => (await writes()).length === 1);
      expect(bodyOf((await writes())[0]!)['property_ids']).to.equal(home.propertyId);
      await until(() => localStorage.getItem('unsentSavedProperties') === '[]');
      expect(await inAccount()).to.deep.equal([home.propertyId]);
      await press(host);
      await until(() => localStorage.getItem('unsentSavedProperties') === '[]');
      expect((await writes()).at(-1)).to.include({ path: `/saved_properties/${home.propertyId}` });
      expect(await inAccount()).to.deep.equal([]);
    });

    it('F59 SAV-06 stays full when the server fails, and the visitor is told', async () => {
      const host = await own();
      await fail({ path, method: 'POST', status: 500 });
      await listenTo('error', async () => {
        await press(host);
        await until(() => toasts().includes('kept on this device'));
      });
      expect(isSaved(host)).to.equal(true);
      expect(kept()).to.have.length(1);
    });

    it('F60 ends as the last of ten quick presses, one request at a time', async () => {
      const host = await own();
      await fail({ path, method: 'POST', delay: 150 });
      for (let count = 0; count < 10; count++) heart(host).click();
      await drawn();
      expect(isSaved(host)).to.equal(false);
      await until(() => localStorage.getItem('unsentSavedProperties') === '[]');
      expect(await inAccount()).to.deep.equal([]);
      expect((await writes()).length).to.be.at.most(2);
    });
  });
});
