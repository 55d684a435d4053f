import { expect } from '@open-wc/testing';

import '../../elements/saved-searches';
import { findProperties } from '../../src/api/search';
import { store } from '../../src/core/store';
import { newSavedSearch } from '../../src/domain/saved-search';
import { startSearch } from '../../src/domain/search-address';
import { isSearchAtom, searchAtom } from '../../src/state/search';
import { followSearches } from '../../src/state/search-visit';
import { signOutAtom } from '../../src/state/session';
import { savedSearchRowsAtom } from '../../src/state/saved-searches';
import { searchLooksAtom } from '../../src/state/search-looks';
import { asked, fail } from '../support/network';
import { drawn, goTo, pause, render, shown, styled, until } from '../support/page';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const start = location.pathname + location.search;
const homes = 'channel=sales&is_query_search=true';
const lettings = 'channel=lettings&is_query_search=true';
const oneBed = `${homes}&fragment=from-1-bed`;
const savedAs = (query: string) => newSavedSearch(startSearch({ path: '', query }));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const looks = () => JSON.parse(localStorage.getItem('savedSearchLooks') ?? '{}') as Record<string, string>;
const list = () => render('<agency-saved-searches></agency-saved-searches>');
const news = (host: Element) =>
  [...host.querySelectorAll('.agency-searches-new')].map(({ textContent }) => textContent!.trim());

/** A visitor who saved searches on an earlier visit, and last looked at each so long ago. */
async function returning(searches: Readonly<Record<string, string | undefined>>) {
  const keys = Object.entries(searches).map(([query, at]) => [savedAs(query).key, at] as const);
  localStorage.setItem('savedSearchLooks', JSON.stringify(Object.fromEntries(keys.filter(([, at]) => at))));
  dispatchEvent(new StorageEvent('storage', { key: 'savedSearchLooks' }));
  const list = Object.keys(searches).map((query) => savedAs(query).fields);
  localStorage.setItem('savedSearches', JSON.stringify(list));
  dispatchEvent(new StorageEvent('storage', { key: 'savedSearches' }));
  await drawn();
}

/** How many homes the server has added since a moment, found by looking at every one. */
async function takenInSince(query: string, since: string) {
  const { search } = savedAs(query);
  let count = 0;
  for (let page = 1, isMore = true; isMore; page++) {
    const reply = await findProperties({ ...search, page });
    if (reply.kind === 'failed') throw new Error(reply.reason);
    count += reply.found.properties.filter(({ createdAt }) => createdAt! > since).length;
    isMore = reply.found.pagination.hasNextPage;
  }
  return count;
}

describe('what came in for a saved search', () => {
  let stops: (() => void)[];

  before(async () => {
    await styled();
    stops = [isSearchAtom, searchAtom, searchLooksAtom, savedSearchRowsAtom].map((each) => store.sub(each, () => {}));
  });
  beforeEach(async () => {
    document.querySelectorAll('agency-saved-searches').forEach((host) => host.closest('body > div')?.remove());
    await freshVisitor();
  });
  after(async () => {
    stops.forEach((stop) => stop());
    goTo(start);
    await freshVisitor();
  });

  it('g-08 sav-05 says so below the words of the search where there is no room beside them', async () => {
    await returning({ [homes]: daysAgo(20) });
    const host = await list();
    await until(() => news(host).length === 1);
    const isBelow = (style: string) => {
      host.style.cssText = `display: block; ${style}`;
      const [title, count] = ['title', 'new'].map((part) => host.querySelector(`.agency-searches-${part}`)!);
      return count!.getBoundingClientRect().top >= title!.getBoundingClientRect().bottom;
    };
    expect(isBelow('inline-size: 360px')).to.equal(false);
    expect(isBelow('inline-size: 288px; font-size: 32px')).to.equal(true);
  });

  it('sav-05 says how many homes came in since the visitor last looked', async () => {
    const since = daysAgo(20);
    await returning({ [homes]: since });
    const count = await takenInSince(homes, since);
    expect(count).to.be.greaterThan(0);
    const host = await list();
    await until(() => news(host).length === 1);
    const expected = count > 50 ? '50+ new homes' : count === 1 ? '1 new home' : `${count} new homes`;
    expect(news(host)).to.deep.equal([`${expected} since you last looked`]);
    await expect(host).to.be.accessible();
    for (const width of [320, 860]) {
      host.style.cssText = `display: block; inline-size: ${width}px`;
      expect(host.scrollWidth, `at ${width}`).to.be.at.most(width);
    }
  });

  it('sav-05 counts from now on where the visitor never looked, and says nothing where nothing is new', async () => {
    // The first is counted last.
    await returning({ [oneBed]: daysAgo(20), [homes]: undefined, [lettings]: daysAgo(0) });
    const host = await list();
    await until(async () => (await asked('/search.ljson')).length === 2);
    await until(() => news(host).length > 0);
    await pause(300);
    expect(news(host)).to.have.length(1);
    expect(await asked('/search.ljson')).to.have.length(2);
    expect(Date.now() - Date.parse(looks()[savedAs(homes).key]!)).to.be.below(60_000);
  });

  it('sav-05 starts anew once the visitor looked at the results, of that search only', async () => {
    await returning({ [homes]: daysAgo(20), [lettings]: daysAgo(20) });
    const host = await list();
    await until(() => news(host).length === 2);
    goTo(`/search?${homes}`);
    const stop = followSearches();
    await until(() => news(host).length === 1);
    stop();
    expect(looks()[savedAs(homes).key]! > daysAgo(1)).to.equal(true);
    expect(looks()[savedAs(lettings).key]! > daysAgo(1)).to.equal(false);
    goTo(start);
  });

  it('sav-05 keeps the list whole, and asks no more, when the server fails', async () => {
    await returning({ [homes]: daysAgo(20), [lettings]: daysAgo(20) });
    await fail({ path: '/search.ljson', status: 404, body: '' });
    const host = await list();
    await until(async () => (await asked('/search.ljson')).length > 0);
    await pause(300);
    expect(await asked('/search.ljson')).to.have.length(1);
    expect(news(host)).to.deep.equal([]);
    expect(shown(host)).to.include('Homes for sale').and.include('Homes to let');
  });

  it('sav-05 forgets at sign-out when somebody looked', async () => {
    await signedInVisitor();
    await returning({ [homes]: daysAgo(20) });
    expect(Object.keys(looks()).length).to.equal(1);
    await store.set(signOutAtom);
    expect(looks()).to.deep.equal({});
  });
});
