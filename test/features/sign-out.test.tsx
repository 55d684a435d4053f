import { expect } from '@open-wc/testing';

import '../../elements/sign-out';
import { store } from '../../src/core/store';
import { isSignedInAtom } from '../../src/state/user';
import { closeToasts, toasts } from '../support/filling';
import { asked, fail } from '../support/network';
import { drawn, render, shown, styled, until } from '../support/page';
import { freshVisitor, signedInVisitor } from '../support/visitor';

describe('the button that signs out', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await signedInVisitor();
    host = await render('<agency-sign-out></agency-sign-out>');
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('ACC-46 ACC-47 F53 signs out once, however often it is pressed, says so and goes away', async () => {
    await expect(host).to.be.accessible();
    await fail({ path: '/session', delay: 2000 });
    for (let times = 0; times < 3; times++) {
      host.querySelector('button')!.click();
      await drawn();
    }
    expect(host.querySelector('button')!.getAttribute('aria-disabled')).to.equal('true');
    await until(() => !store.get(isSignedInAtom));
    await until(() => toasts().includes('You have been signed out'));
    expect(host.querySelector('button') === null).to.equal(true);
    expect(host.dataset.state).to.equal('empty');
    expect(await asked('/session')).to.have.length(1);
  });

  it('ACC-48 says that it failed, and can be pressed again', async () => {
    await fail({ path: '/session', status: 500, times: 1 });
    host.querySelector('button')!.click();
    await until(() => toasts().includes('There was an error signing out'));
    expect(shown(host)).to.include('Sign out');
    host.querySelector('button')!.click();
    await until(() => !store.get(isSignedInAtom));
  });

  it('ACC-11 is not there while nobody is signed in', async () => {
    await freshVisitor();
    await drawn();
    expect(shown(host)).to.equal('');
  });
});
