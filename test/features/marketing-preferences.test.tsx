import { expect } from '@open-wc/testing';

import '../../elements/marketing-preferences';
import { store } from '../../src/core/store';
import { loadAccountAtom } from '../../src/state/account';
import { userAtom } from '../../src/state/user';
import { closeToasts, linkOf, problems, sender, submit, toasts } from '../support/filling';
import { press } from '../support/keyboard';
import { asked, fail } from '../support/network';
import { drawn, render, shown, styled, until } from '../support/page';
import { freshVisitor, registeredVisitor, signedInVisitor, signInElsewhere } from '../support/visitor';

const choice = (host: Element, value: string) => host.querySelector<HTMLInputElement>(`[value=${value}]`)!;
const writes = async () => (await asked()).filter(({ method }) => method === 'POST');

describe('the marketing preferences', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await signedInVisitor();
    host = await render('<agency-marketing-preferences></agency-marketing-preferences>');
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('MKT-01 MKT-03 have their heading, a button, and a way back', async () => {
    expect(host.querySelector('h2')!.textContent).to.equal('Update your marketing preferences');
    expect(sender(host).textContent).to.include('Update');
    expect(linkOf(host, 'Back to profile')!.getAttribute('href')).to.equal('#/user');
    await expect(host).to.be.accessible();
  });

  it('MKT-02 begin with what the visitor chose before; choosing the other toggles the choice', async () => {
    expect([choice(host, 'optin').checked, choice(host, 'optout').checked]).to.deep.equal([false, true]);
    choice(host, 'optout').focus();
    await press('ArrowUp');
    expect([choice(host, 'optin').checked, choice(host, 'optout').checked]).to.deep.equal([true, false]);
    await press('Enter');
    await until(() => store.get(userAtom).isOptedInToMarketing);
    host.parentElement!.remove();
    host = await render('<agency-marketing-preferences></agency-marketing-preferences>');
    expect([choice(host, 'optin').checked, choice(host, 'optout').checked]).to.deep.equal([true, false]);
  });

  it('MKT-05 MKT-08 are kept, which they say with what it means', async () => {
    choice(host, 'optin').click();
    await submit(host);
    await until(() => document.activeElement?.textContent === 'Your choice has been saved');
    expect(shown(host)).to.include('We will email you about once a month.');
    await until(() => toasts().includes('Your preferences have been successfully updated'));
    expect((await writes())[0]!.body).to.include('"opt_in_marketing_at":"optin"');
    await expect(host).to.be.accessible();
  });

  it('MKT-09 say that they could not be kept, and keep the choice in the form', async () => {
    await fail({ path: (await pathOf())!, status: 500 });
    choice(host, 'optin').click();
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal(['There was an error updating your preferences']);
    await until(() => toasts().includes('There was an error updating your preferences'));
    expect(choice(host, 'optin').checked).to.equal(true);
  });

  it('MKT-02 never show one person what another chose', async () => {
    const other = await registeredVisitor();
    await signedInVisitor();
    choice(host, 'optin').click();
    await signInElsewhere(other);
    await store.set(loadAccountAtom);
    await drawn();
    expect(choice(host, 'optout').checked).to.equal(true);
  });

  it('MKT-10 lead somebody who is not signed in to signing in', async () => {
    await freshVisitor();
    await drawn();
    expect(host.querySelector('form') === null).to.equal(true);
    expect(linkOf(host, 'Sign in')!.getAttribute('href')).to.equal('#/user/sign-in');
    await expect(host).to.be.accessible();
  });
});

/** Where the server keeps the preferences of this visitor. */
async function pathOf() {
  const answer = (await (await fetch('/user.ljson')).json()) as { user: { marketing_preference_id: number } };
  return `/marketing_preferences/${answer.user.marketing_preference_id}`;
}
