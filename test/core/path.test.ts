import { expect } from '@open-wc/testing';

import {
  addEntry,
  currentHash,
  keepInEntry,
  loadPage,
  navigate,
  onPath,
  routeHash,
  routeHref,
  showAddress,
} from '../../src/core/path';
import { pause } from '../support/watch';

const home = location.pathname + location.search;
const next = (name: 'popstate' | 'hashchange') => new Promise((done) => addEventListener(name, done, { once: true }));

/** Where a function would lead, without going there. */
function whereTo(leave: () => void) {
  let address: string | undefined;
  const stay = (event: NavigateEvent) => {
    address = event.destination.url;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stay, { once: true });
  leave();
  navigation.removeEventListener('navigate', stay);
  return address;
}

describe('a route of the page', () => {
  beforeEach(() => history.replaceState(null, '', home));
  after(() => history.replaceState(null, '', home));

  it('is a hash, so that the server never sees it', () => {
    navigate('/user/saved-properties');
    expect(location.hash).to.equal('#/user/saved-properties');
    expect(currentHash()).to.equal('#/user/saved-properties');
    expect(location.pathname + location.search).to.equal(home);
  });

  it('is written the same with and without slash and hash', () => {
    for (const written of ['user', '/user', '#/user', '#user']) {
      history.replaceState(null, '', home);
      navigate(written);
      expect(location.hash).to.equal('#/user');
    }
  });

  it('RTE-02 / takes the hash away, and leaves path, query and the rest of the history', () => {
    history.replaceState(null, '', `${home}${home.includes('?') ? '&' : '?'}a=1`);
    const address = location.href;
    navigate('/user');
    navigate('/');
    expect(location.href).to.equal(address);
  });

  it('F80 is none where the page has a place of that name, by an id or by an older anchor', () => {
    const place = document.body.appendChild(document.createElement('div'));
    history.replaceState(null, '', `${home}#floorplan`);
    expect(routeHash()).to.equal('#floorplan');
    place.innerHTML = '<h2 id="floorplan">Plan</h2>';
    expect(routeHash()).to.equal('');
    place.innerHTML = '<a name="floorplan"></a>';
    expect(routeHash()).to.equal('');
    place.remove();
  });

  it('RTE-08 F80 is below the base that the page names, in either spelling', () => {
    for (const name of ['route_base', 'routeBase']) {
      Object.assign(globalThis, { Agency: { configured: { [name]: '/agency/' } } });
      expect(routeHref('#/user'), name).to.equal('#/agency/user');
    }
    Reflect.deleteProperty(globalThis, 'Agency');
    expect(routeHref('#/user')).to.equal('#/user');
  });

  it('F80 is on the page that has the link, though its <base> leads links elsewhere', async () => {
    let told = 0;
    const stop = onPath(() => void told++);
    const base = Object.assign(document.createElement('base'), { href: '/elsewhere/' });
    document.head.append(base);
    const links = document.createElement('p');
    links.innerHTML = '<a href="#/user"><b>Account</b></a> <a href="/elsewhere/#/user">Account there</a>';
    document.body.append(links);
    const left: string[] = [];
    const stay = (event: Event) => {
      if (!event.defaultPrevented) left.push((event.target as HTMLAnchorElement).href);
      event.preventDefault();
    };
    addEventListener('click', stay);
    links.querySelector('b')!.click();
    await pause(50);
    expect(location.pathname + location.search + location.hash).to.equal(`${home}#/user`);
    expect(told).to.be.above(0);
    const inShadow = document.createElement('a');
    inShadow.href = '#/search';
    links.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(inShadow);
    inShadow.click();
    await pause(50);
    expect(location.pathname + location.search + location.hash).to.equal(`${home}#/search`);
    links.querySelectorAll('a')[1]!.click();
    expect(left).to.deep.equal([`${location.origin}/elsewhere/#/user`]);
    removeEventListener('click', stay);
    base.remove();
    links.remove();
    stop();
  });

  it('F80 stays in its window, though the page has a <base> that opens links in new ones', async () => {
    const stop = onPath(() => {});
    const base = Object.assign(document.createElement('base'), { target: '_blank' });
    document.head.append(base);
    const link = Object.assign(document.createElement('a'), { href: '#/user' });
    document.body.append(link);
    let isLeftToTheBrowser = false;
    const see = (event: Event) => {
      isLeftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', see);
    link.click();
    await pause(50);
    expect(isLeftToTheBrowser).to.equal(false);
    expect(currentHash()).to.equal('#/user');
    removeEventListener('click', see);
    base.remove();
    link.remove();
    stop();
  });

  it('F80 stays on the page, without another step of the history, though its <base> is on another site', () => {
    const base = Object.assign(document.createElement('base'), { href: 'https://other.example/elsewhere/' });
    document.head.append(base);
    const { href } = location;
    navigate('/user');
    const { length } = history;
    navigate('/', { replace: true });
    const left = 'navigation' in window ? whereTo(() => loadPage('/search?channel=sales')) : undefined;
    base.remove();
    expect(location.href).to.equal(href);
    expect(history.length).to.equal(length);
    if (left) expect(left).to.equal(`${location.origin}/search?channel=sales`);
  });

  it('F80 is one step of the history, back and forward', async () => {
    const heard: string[] = [];
    const stop = onPath(() => heard.push(currentHash()));
    navigate('/user');
    navigate('/user');
    navigate('/user/sign-in');
    for (const [step, hash] of [
      [-1, '#/user'],
      [-1, ''],
      [2, '#/user/sign-in'],
    ] as const) {
      const told = next('popstate');
      history.go(step);
      await told;
      await pause(10);
      expect(location.hash).to.equal(hash);
    }
    stop();
    expect(heard.filter((hash, index) => hash !== heard[index - 1])).to.deep.equal([
      '#/user',
      '#/user/sign-in',
      '#/user',
      '',
      '#/user/sign-in',
    ]);
  });

  it('F80 may replace the step it is on', () => {
    navigate('/user/edit');
    const { length } = history;
    navigate('/user', { replace: true });
    expect(history.length).to.equal(length);
    expect(location.hash).to.equal('#/user');
  });

  it('F80 is heard of whoever changed it: a link, a script, a patched history', async () => {
    const heard: string[] = [];
    const stop = onPath(() => heard.push(currentHash()));
    const link = Object.assign(document.createElement('a'), { href: '#/user' });
    document.body.append(link);
    let told = next('hashchange');
    link.click();
    await told;
    told = next('hashchange');
    location.hash = '#/user/register';
    await told;
    const original = history.pushState;
    history.pushState = function (...given) {
      original.apply(this, given);
    };
    navigate('/user/sign-in');
    history.pushState = original;
    await pause(10);
    stop();
    link.remove();
    expect([...new Set(heard)]).to.deep.equal(['#/user', '#/user/register', '#/user/sign-in']);
  });

  if ('navigation' in window) {
    it('F80 is heard of when a page script shows another page without loading it', () => {
      navigate('/user');
      const heard: string[] = [];
      const stop = onPath(() => heard.push(currentHash()));
      history.replaceState({ scroll: 100 }, '');
      expect(heard).to.deep.equal([]);
      history.pushState(null, '', home);
      expect(heard).to.deep.equal(['']);
      stop();
      history.pushState(null, '', '#/user');
      expect(heard).to.have.length(1);
    });

    it('F80 is heard of in Firefox too, which names no last entry once a history is full', () => {
      let times = 0;
      const stop = onPath(() => (times += 1));
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { from: null }));
      expect(times).to.equal(1);
      stop();
    });
  }

  it('F80 survives a page that forbids changes of its history', () => {
    const original = history.pushState;
    history.pushState = () => {
      throw new DOMException('too many calls', 'SecurityError');
    };
    let heard = 0;
    const stop = onPath(() => heard++);
    navigate('/user');
    history.pushState = original;
    stop();
    expect(location.hash).to.equal('#/user');
  });

  it('F80 keeps the state another router put into the history', () => {
    history.replaceState({ router: 1 }, '', home);
    navigate('/user', { replace: true });
    expect(history.state).to.deep.equal({ router: 1 });
  });

  it('F06 F80 hands the state of another router on to new entries, which it would ignore without, and none of ours', () => {
    const turbo = { turbo: { restorationIndex: 3 } };
    const steps = [() => navigate('/user'), () => showAddress(`${home}#there`)];
    for (const step of steps) {
      history.replaceState({ ...turbo, agencyPlace: 1 }, '', home);
      step();
      expect(history.state).to.deep.equal(turbo);
    }
    history.replaceState({ ...turbo, agencyPlace: 1 }, '', home);
    addEntry('agencyList', 2);
    expect(history.state).to.deep.equal({ ...turbo, agencyList: 2 });
    for (const other of [null, ['a']]) {
      history.replaceState(other, '', home);
      navigate('/user');
      expect(history.state).to.deep.equal(other);
      addEntry('agencyList', 2);
      expect(history.state).to.deep.equal({ agencyList: 2 });
    }
  });

  it('F80 adds nothing to a state of another router that is no plain object', () => {
    for (const state of ['gallery', 7, ['a']]) {
      history.replaceState(state, '', home);
      keepInEntry('place', 1);
      expect(history.state).to.deep.equal(state);
    }
  });

  if ('navigation' in window) {
    it('F80 loads no page for an address that says only what is in sight, where the browser refuses to change it', () => {
      const original = history.replaceState;
      history.replaceState = () => {
        throw new DOMException('too many calls', 'SecurityError');
      };
      const page2 = '/search?channel=sales&fragment=page-2';
      const [optional, needed] = [true, false].map((isOptional) =>
        whereTo(() => showAddress(page2, { replace: true, isOptional })),
      );
      history.replaceState = original;
      expect([optional, needed]).to.deep.equal([undefined, location.origin + page2]);
    });
  }

  it('is listened to once, however many ask, and no more after they stopped', async () => {
    let heard = 0;
    const stops = [onPath(() => heard++), onPath(() => heard++)];
    stops.forEach((stop) => stop());
    navigate('/user');
    await pause(10);
    expect(heard).to.equal(0);
  });
});
