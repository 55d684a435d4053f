import { expect } from '@open-wc/testing';

import '../../elements/profile';
import '../../elements/sign-in';
import '../../elements/user-link';
import '../../elements/user-panel';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { isUserKnownAtom } from '../../src/state/user';
import { linkOf, toasts } from '../support/filling';
import { buttonOf, dialog } from '../support/media-page';
import { drawn, pause, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const home = location.pathname + location.search;
const places = '#/places/3';

describe('a page whose own router has the hash', () => {
  let page: HTMLElement;
  let heard: string[] = [];
  const hear = ({ newURL }: HashChangeEvent) => heard.push(new URL(newURL).hash);
  const link = () => page.querySelector('a')!;

  before(async () => {
    await styled();
    await freshVisitor();
    await givePage({ route_base: '/agency/', 'flash-message-lead-sending-error': 'Not sent' });
    page = await render('<agency-user-link></agency-user-link>');
    await until(() => store.get(isUserKnownAtom));
    addEventListener('hashchange', hear);
  });
  beforeEach(async () => {
    location.hash = places;
    await until(() => heard.includes(places));
    await until(() => !dialog());
    heard = [];
  });
  after(async () => {
    removeEventListener('hashchange', hear);
    page.parentElement!.remove();
    await givePage();
    history.replaceState(null, '', home);
    await freshVisitor();
  });

  it('F80 keeps its routes, though ours have the same names', async () => {
    for (const theirs of ['#/user', '#user', '#/agency-news', '#/agencyuser']) {
      location.hash = theirs;
      await pause(50);
      expect(dialog(), theirs).to.equal(null);
      expect(location.hash).to.equal(theirs);
    }
  });

  it('F80 opens ours below their base, by our own links, and gets its route back when they close', async () => {
    expect(link().getAttribute('href')).to.equal('#/agency/user');
    link().click();
    await until(() => dialog() && linkOf(dialog()!, 'Sign in'));
    const hrefs = [...dialog()!.querySelectorAll('a')].map((each) => each.getAttribute('href'));
    expect(hrefs).to.include.members(['#/agency/user', '#/agency/user/saved-properties', '#/agency/user/sign-in']);
    linkOf(dialog()!, 'Sign in')!.click();
    await until(() => dialog()!.querySelector('[name=password]'));
    buttonOf(dialog()!, 'Close').click();
    await until(() => !dialog());
    expect(location.hash).to.equal(places);
    expect(heard, 'and its router hears of all of it').to.deep.equal([
      '#/agency/user',
      '#/agency/user/sign-in',
      places,
    ]);
  });

  it('F80 gets it back from what a script opened and replaced too, without a reload', async () => {
    Object.assign(globalThis, { isSamePage: true });
    navigate('/user');
    await until(() => location.hash === '#/agency/user' && dialog());
    navigate('/user/register', { replace: true });
    await until(() => location.hash === '#/agency/user/register');
    navigate('/', { replace: true });
    await until(() => !dialog());
    expect(location.hash).to.equal(places);
    expect(Reflect.get(globalThis, 'isSamePage')).to.equal(true);
  });

  it('F80 FLA-04 shows the message that a server led back with, and leaves its route', async () => {
    location.hash = '#flash/lead-sending-error';
    await until(() => toasts() !== '');
    await until(() => location.hash === places);
    await drawn();
  });
});
