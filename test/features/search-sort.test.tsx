import { expect } from '@open-wc/testing';

import '../../elements/search-results';
import '../../elements/search-sort';
import { store } from '../../src/core/store';
import { blankSearch } from '../../src/domain/search';
import { resultsAtom } from '../../src/state/results';
import { applySearchAtom, hostResultsAtom } from '../../src/state/search';
import { drawn, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';

const start = location.pathname + location.search;
const sort = () => render('<agency-search-sort></agency-search-sort>');
const select = (host: Element) => host.querySelector('select')!;
const choose = async (host: Element, word: string) => {
  select(host).focus();
  select(host).value = word;
  select(host).dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
};

describe('the order of results', () => {
  let unhost = () => {};

  before(async () => {
    await styled();
    unhost = store.set(hostResultsAtom);
  });
  afterEach(async () => {
    document
      .querySelectorAll('agency-search-sort, agency-search-results')
      .forEach((host) => host.closest('body > div')!.remove());
    history.replaceState(null, '', start);
    dispatchEvent(new PopStateEvent('popstate'));
    await drawn();
  });
  after(() => unhost());

  it('SRC-41, res-02 is one of exactly seven, in a select with a label', async () => {
    const host = await sort();
    expect(select(host).labels[0]!.textContent).to.equal('Sort by');
    expect([...select(host).options].map(({ value }) => value)).to.deep.equal([
      'least-expensive-first',
      'most-expensive-first',
      'most-recent-first',
      'most-square-feet-first',
      'least-square-feet-first',
      'most-recently-launched-first',
      'most-recently-updated-first',
    ]);
    expect([...select(host).options].map(({ text }) => text)).to.deep.equal([
      'Lowest price',
      'Highest price',
      'Most recent',
      'Largest',
      'Smallest',
      'Most recently launched',
      'Most recently updated',
    ]);
    await expect(host).to.be.accessible();
  });

  it('SRC-31 is the one the address names, else the usual one', async () => {
    const host = await sort();
    expect(select(host).value).to.equal('most-recent-first');
    store.set(applySearchAtom, { ...blankSearch, sorted: 'least-square-feet-first' });
    await drawn();
    expect(select(host).value).to.equal('least-square-feet-first');
  });

  it('is by price where the site says that its server sorts so', async () => {
    await givePage({ theme_preferences: { descendingPriceForLettingSearchResults: true } });
    const host = await sort();
    expect(select(host).value).to.equal('most-recent-first');
    store.set(applySearchAtom, { ...blankSearch, channel: 'lettings' });
    await drawn();
    expect(select(host).value).to.equal('most-expensive-first');
    await givePage();
  });

  it('SRC-41, res-02 begins at the first page again, keeps the filters, and keeps the focus', async () => {
    const list = await render('<agency-search-results></agency-search-results>');
    const host = await sort();
    store.set(applySearchAtom, { ...blankSearch, minBeds: 2, page: 3 });
    await drawn();
    await until(() => list.dataset.state === 'ready');
    await choose(host, 'most-expensive-first');
    expect(location.search).to.include('from-2-bed').and.include('most-expensive-first').and.not.include('page-3');
    await until(() => list.dataset.state === 'ready' && store.get(resultsAtom).pagination.currentPage === 1);
    expect(document.activeElement).to.equal(select(host));
    const prices = store.get(resultsAtom).properties.map(({ priceValue = 0 }) => priceValue);
    expect(prices).to.deep.equal([...prices].sort((one, other) => other - one));
  });

  it('needs no label to be understood where there is no room for one', async () => {
    const host = await sort();
    host.style.cssText = 'display: block; inline-size: 180px';
    await drawn();
    expect(select(host).offsetWidth).to.be.above(160);
    expect(host.scrollWidth).to.be.at.most(180);
    expect(select(host).labels[0]!.textContent).to.equal('Sort by');
  });
});
