import { expect } from '@open-wc/testing';

import '../../elements/property-pager';
import { findProperties, type FoundHomes } from '../../src/api/search';
import { store } from '../../src/core/store';
import { writeProperty, type Property } from '../../src/domain/property';
import { blankSearch, type Search } from '../../src/domain/search';
import { loadingAtom } from '../../src/state/loading';
import { lastSearchAtom, searchHistoryAtom } from '../../src/state/search-history';
import { asked, callsTo, clear, fail } from '../support/network';
import { drawn, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const search: Search = { ...blankSearch, sorted: 'least-expensive-first' };
const page = async (number: number, asked?: { count: number }): Promise<FoundHomes> => {
  const reply = await findProperties({ ...search, page: number }, asked);
  if (reply.kind === 'failed') throw new Error(reply.reason);
  return reply.found;
};
const links = (host: Element) => [...host.querySelectorAll<HTMLAnchorElement>('a')];
const hrefs = (host: Element) => links(host).map((link) => link.getAttribute('href'));
const idle = async () => {
  await drawn();
  await until(async () => (await asked('/search.ljson')).length > 0);
  await until(() => !store.get(loadingAtom).properties);
  await drawn();
};
/** The page of a home, for a visitor who made these searches, the latest first. */
async function pageOf(home: Property, ...searches: Search[]) {
  localStorage.setItem('searchHistory', JSON.stringify(searches));
  dispatchEvent(new StorageEvent('storage', { key: 'searchHistory' }));
  return nextPageOf(home);
}
/** The page of a home, for a visitor who goes on from another page. */
async function nextPageOf(home: Property) {
  document.querySelectorAll('agency-property-pager').forEach((host) => host.closest('body > div')!.remove());
  await givePage({
    page_route: 'properties#show',
    property: { property_id: home.propertyId, property_channel: 'sales' },
  });
  return render('<agency-property-pager></agency-property-pager>');
}

/** Presses a link as a visitor does, without leaving the page of the test. */
function follow(link: HTMLElement, type = 'click', button = 0) {
  link.addEventListener(type, (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
}

describe('the homes before and after this one', () => {
  let first: FoundHomes;
  let second: FoundHomes;
  let last: FoundHomes;
  let stop: () => void;

  before(async () => {
    await styled();
    stop = store.sub(searchHistoryAtom, () => {});
    first = await page(1);
    second = await page(2);
    last = await page(first.pagination.pageCount);
  });
  beforeEach(async () => {
    document.querySelectorAll('agency-property-pager').forEach((host) => host.closest('body > div')!.remove());
    await freshVisitor();
  });
  after(async () => {
    document.querySelectorAll('agency-property-pager').forEach((host) => host.closest('body > div')!.remove());
    await freshVisitor();
    await givePage();
    stop();
  });

  it('SRC-45 are links from the latest search of the history, named by address and price', async () => {
    const [before, here, after] = first.properties.slice(2, 5);
    const host = await pageOf(here!, search);
    await until(() => links(host).length === 2);
    expect(hrefs(host)).to.deep.equal([before!.propertyUrl, after!.propertyUrl]);
    const names = links(host).map((link) => link.getAttribute('aria-label')!);
    expect(names[0])
      .to.match(/^Previous home: /)
      .and.include(before!.displayAddress.split(',')[0]);
    expect(names[1])
      .to.match(/^Next home: /)
      .and.include(`£${after!.priceValue!.toLocaleString('en-GB')}`);
    expect(
      links(host).some((link) => link.title),
      'it would be read aloud twice',
    ).to.equal(false);
    expect(shown(host)).to.include(`Home 4 of ${first.pagination.totalCount}`);
    expect(
      links(host).every(({ tabIndex }) => tabIndex === 0),
      'reached by keyboard',
    ).to.equal(true);
    expect((await asked('/search.ljson'))[0]!.query).to.include('least-expensive-first');
    await expect(host).to.be.accessible();
  });

  it('SRC-45 SAV-15 have no name of their own where the home has neither address nor price', async () => {
    const here = first.properties[3]!;
    const pagination = { current_page: 1, page_count: 1, total_count: 2 };
    const bare = { id: 99_001, property_url: '/properties/99001/sales' };
    const body = JSON.stringify({ properties: [writeProperty(here), bare], pagination });
    await fail({ path: '/search.ljson', status: 200, headers: { 'content-type': 'application/json' }, body });
    const host = await pageOf(here, search);
    await until(() => links(host).length === 1);
    expect(links(host)[0]!.hasAttribute('aria-label')).to.equal(false);
    expect(host.querySelector('span[title]')).to.equal(null);
  });

  it('SRC-45 come from the page of the results that led here', async () => {
    const host = await pageOf(second.properties[1]!, { ...search, page: 2 });
    await until(() => links(host).length === 2);
    expect(hrefs(host)).to.deep.equal([second.properties[0]!.propertyUrl, second.properties[2]!.propertyUrl]);
    expect(shown(host)).to.include(`Home ${first.properties.length + 2} of`);
  });

  it('SRC-45 come from the adjoining page at the edges of a page', async () => {
    const host = await pageOf(second.properties[0]!, { ...search, page: 2 });
    await until(() => links(host).length === 2);
    expect(hrefs(host)[0]).to.equal(first.properties.at(-1)!.propertyUrl);
    const other = await pageOf(first.properties.at(-1)!, search);
    await until(() => links(other).length === 2);
    expect(hrefs(other)[1]).to.equal(second.properties[0]!.propertyUrl);
  });

  it('SRC-45, SRC-44 are found also where the server says only whether there are homes before and after', async () => {
    await fail({
      path: '/search.ljson',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        properties: second.properties.slice(0, 1).map(writeProperty),
        pagination: { has_prev_page: true, has_next_page: true },
      }),
    });
    const host = await pageOf(second.properties[0]!, { ...search, page: 2 });
    await until(() => links(host).length === 2);
    const fragments = (await asked('/search.ljson')).map(({ query }) => new URLSearchParams(query).get('fragment'));
    expect(fragments.map((each) => /page-\d+/.exec(each ?? '')?.[0]).sort()).to.deep.equal([
      'page-2',
      'page-3',
      undefined,
    ]);
    expect(shown(host)).to.not.include(' of ');
    await clear();
  });

  it('SRC-45, SRC-44 are none before the first home and none after the last', async () => {
    const host = await pageOf(first.properties[0]!, search);
    await until(() => links(host).length === 1);
    expect(links(host)[0]!.textContent).to.include('Next');
    expect(shown(host)).to.include(`Home 1 of ${first.pagination.totalCount}`);
    const end = await pageOf(last.properties.at(-1)!, { ...search, page: last.pagination.currentPage });
    await until(() => links(end).length === 1 && links(end)[0]!.textContent.includes('Previous'));
    expect(shown(end)).to.include(`Home ${last.pagination.totalCount} of ${last.pagination.totalCount}`);
  });

  it('SRC-45 are none where no search led here, or the home is none of it', async () => {
    const host = await pageOf(first.properties[0]!);
    await drawn();
    expect(shown(host)).to.equal('');
    expect(await asked('/search.ljson')).to.deep.equal([]);
    const other = await pageOf(first.properties[0]!, { ...search, channel: 'lettings' });
    await idle();
    expect(links(other)).to.deep.equal([]);
  });

  it('F38 are none when the server does not answer, which disturbs nothing', async () => {
    await fail({ path: '/search.ljson', status: 404 });
    const host = await pageOf(first.properties[2]!, search);
    await idle();
    expect(links(host)).to.deep.equal([]);
    expect(host.dataset.state).to.equal('empty');
    await clear();
  });

  it('SRC-39, SRC-45 are remembered as the home that was opened from that search', async () => {
    const host = await pageOf(first.properties[2]!, search);
    await until(() => links(host).length === 2);
    follow(links(host)[1]!);
    expect(store.get(searchHistoryAtom)[0]!.clickedProperty).to.equal(first.properties[3]!.propertyId);
    follow(links(host)[0]!, 'auxclick', 1);
    expect(store.get(searchHistoryAtom)[0]!.clickedProperty).to.equal(first.properties[1]!.propertyId);
    follow(links(host)[1]!, 'auxclick', 2);
    expect(store.get(searchHistoryAtom)[0]!.clickedProperty).to.equal(first.properties[1]!.propertyId);
  });

  it('SRC-45, SRC-40 go on over the edge of a page, there and back, with the search at the page of the home', async () => {
    const edge = first.properties.at(-1)!;
    const host = await pageOf(edge, { ...search, clickedProperty: edge.propertyId });
    await until(() => links(host).length === 2);
    follow(links(host)[1]!);
    const next = await nextPageOf(second.properties[0]!);
    await until(() => links(next).length === 2);
    expect(hrefs(next)).to.deep.equal([edge.propertyUrl, second.properties[1]!.propertyUrl]);
    expect(shown(next)).to.include(`Home ${first.properties.length + 1} of`);
    expect(store.get(lastSearchAtom)).to.deep.equal({ ...search, page: 2 });
    follow(links(next)[0]!);
    const again = await nextPageOf(edge);
    await until(() => links(again).length === 2);
    expect(hrefs(again)).to.deep.equal([first.properties.at(-2)!.propertyUrl, second.properties[0]!.propertyUrl]);
    expect(store.get(lastSearchAtom)).to.deep.equal(search);
  });

  it('SRC-45 are found again after the browser’s Back from a home on another page', async () => {
    const [edge, over] = [first.properties.at(-1)!, second.properties[0]!];
    const host = await pageOf(edge, { ...search, page: 2, clickedProperty: over.propertyId });
    await until(() => links(host).length === 2);
    expect(hrefs(host)).to.deep.equal([first.properties.at(-2)!.propertyUrl, over.propertyUrl]);
    const other = await pageOf(over, { ...search, clickedProperty: edge.propertyId });
    await until(() => links(other).length === 2);
    expect(hrefs(other)).to.deep.equal([edge.propertyUrl, second.properties[1]!.propertyUrl]);
  });

  it('SRC-45 are found also for a home that a map showed, which shows more of the results than their list', async () => {
    const onMap = (await page(1, { count: 50 })).properties;
    const size = first.properties.length;
    for (const [index, from] of [
      [3 * size - 1, 1],
      [1, last.pagination.currentPage],
    ] as const) {
      let host!: HTMLElement;
      const requests = await callsTo('/search.ljson', async () => {
        host = await pageOf(onMap[index]!, { ...search, page: from, clickedProperty: onMap[index]!.propertyId });
        await until(() => links(host).length === 2);
      });
      expect(hrefs(host)).to.deep.equal([onMap[index - 1]!.propertyUrl, onMap[index + 1]!.propertyUrl]);
      expect(shown(host)).to.include(`Home ${index + 1} of ${first.pagination.totalCount}`);
      expect(requests).to.be.within(4, 6);
      follow(links(host)[1]!);
      expect(store.get(lastSearchAtom)!.page ?? 1).to.equal(Math.floor((index + 1) / size) + 1);
    }
  });

  it('SRC-45, SRC-40 stay those of the search that led here when another was made since', async () => {
    const [before, here, after, further] = first.properties.slice(2);
    const since: Search = { ...blankSearch, channel: 'lettings' };
    const host = await pageOf(here!, since, { ...search, clickedProperty: here!.propertyId });
    await until(() => links(host).length === 2);
    expect(hrefs(host)).to.deep.equal([before!.propertyUrl, after!.propertyUrl]);
    follow(links(host)[1]!);
    expect(store.get(searchHistoryAtom)).to.deep.equal([{ ...search, clickedProperty: after!.propertyId }, since]);
    const next = await nextPageOf(after!);
    await until(() => links(next).length === 2);
    expect(hrefs(next)).to.deep.equal([here!.propertyUrl, further!.propertyUrl]);
    expect(store.get(lastSearchAtom)).to.deep.equal(search);
  });
});
