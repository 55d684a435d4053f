import { expect } from '@open-wc/testing';

import '../../elements/user-link';
import { store } from '../../src/core/store';
import { toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { doubtUserAtom, loadUserAtom } from '../../src/state/user';
import { home } from '../support/homes';
import { drawn, render, styled } from '../support/page';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const link = (host: Element) => host.querySelector('a')!;
const words = (host: Element) => link(host).textContent!.trim();

describe('the link to the account', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(freshVisitor);
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('leads to the panel and offers to sign in', async () => {
    host = await render('<agency-user-link></agency-user-link>');
    expect(link(host).getAttribute('href')).to.equal('#/user');
    expect(words(host)).to.equal('Sign in');
    expect(link(host).offsetHeight).to.be.at.least(44);
    await expect(host).to.be.accessible();
  });

  it('g-22 carries the first name of a signed-in visitor, and says whose account that is', async () => {
    await signedInVisitor();
    host = await render('<agency-user-link></agency-user-link>');
    expect(words(host)).to.equal('Siân, your account');
    expect(link(host).innerText, 'begins with what is seen').to.match(/^Siân/);
    await expect(host).to.be.accessible();
  });

  it('does not offer to sign in to those who are, while the server is asked who they are', async () => {
    await signedInVisitor();
    store.set(doubtUserAtom);
    host = await render('<agency-user-link></agency-user-link>');
    expect(words(host)).to.equal('Your account');
    await store.set(loadUserAtom);
    await drawn();
    expect(words(host)).to.equal('Siân, your account');
  });

  it('takes words of the site instead', async () => {
    host = await render(
      '<agency-user-link signed-out-label="Favourites" signed-in-label="My account"></agency-user-link>',
    );
    expect(words(host)).to.equal('Favourites');
    await signedInVisitor();
    await drawn();
    expect(words(host)).to.equal('My account');
  });

  it('counts the saved homes, in words for those who cannot see it', async () => {
    host = await render('<agency-user-link></agency-user-link>');
    await store.set(toggleSavedPropertyAtom, home());
    await drawn();
    expect(words(host)).to.equal('Sign in1 saved property');
    await store.set(toggleSavedPropertyAtom, home({ property_id: 8 }));
    await drawn();
    expect(words(host)).to.equal('Sign in2 saved properties');
    await expect(host).to.be.accessible();
  });

  it('can be a drawing with a count, whose words are still read out', async () => {
    await store.set(toggleSavedPropertyAtom, home());
    host = await render('<agency-user-link compact></agency-user-link>');
    expect(words(host)).to.equal('Sign in1 saved property');
    expect(link(host).offsetWidth).to.be.within(44, 48);
    await expect(host).to.be.accessible();
  });
});
