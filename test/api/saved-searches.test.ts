import { expect } from '@open-wc/testing';

import {
  createSavedSearch,
  deleteSavedSearch,
  fetchSavedSearches,
  updateAlertFrequency,
} from '../../src/api/saved-searches';
import { newSavedSearch, type SavedSearch } from '../../src/domain/saved-search';
import { startSearch } from '../../src/domain/search-address';
import { asked, bodyOf, clear, fail } from '../support/network';
import { listenTo } from '../support/page';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const path = '/saved_searches.ljson';
const search = (query: string) => newSavedSearch(startSearch({ path: '', query }));
const bath = search('channel=sales&q=Bath%2C%20Somerset&fragment=from-2-bed/up-to-400000');

async function create(saved: SavedSearch): Promise<SavedSearch> {
  const reply = await createSavedSearch(saved);
  if (reply.kind !== 'accepted') throw new Error(JSON.stringify(reply));
  return { ...saved, ...reply.value };
}

describe('saved searches at the server', () => {
  beforeEach(() => signedInVisitor());
  after(freshVisitor);

  it('SAV-28 TOK-03 are saved with a POST to /search with the query string, and the answer names the id', async () => {
    const { searchId, alertFrequency } = await create(bath);
    expect([searchId, alertFrequency]).to.satisfy(([id, letter]: string[]) => /^\d+$/.test(id!) && letter === 'I');
    const [request] = await asked('/search');
    expect(request).to.include({
      method: 'POST',
      query: 'channel=sales&q=Bath,%20Somerset&is_query_search=true&fragment=from-2-bed/up-to-400000',
    });
    expect(bodyOf(request!)['authenticity_token']).to.be.a('string').that.is.not.empty;
  });

  it('SAV-25 SAV-19 are read as a list with id, fields and frequency', async () => {
    const { searchId } = await create(bath);
    const [read, ...others] = (await fetchSavedSearches())!;
    expect(others).to.deep.equal([]);
    expect(read).to.include({ searchId, alertFrequency: 'I', key: bath.key });
    expect(read!.search).to.include({ channel: 'sales', q: 'Bath, Somerset', minBeds: 2, maxPrice: 400000 });
    expect((await asked(path)).at(-1)).to.include({ method: 'GET' });
  });

  it('SAV-25 name the place they look in', async () => {
    const places = (await (await fetch('/places?term=ba')).json()) as [string, string][];
    const [label, id] = places[0]!;
    await create(search(`channel=sales&place_id=${id}`));
    const [read] = (await fetchSavedSearches())!;
    expect(label).to.include(read!.search.place!.name);
    expect(read!.search).to.include({ placeId: id, isQuerySearch: false });
  });

  it('SAV-24 TOK-04 change their frequency with a POST of query, id and letter that overrides to put', async () => {
    const saved = await create(bath);
    await clear();
    expect((await updateAlertFrequency(saved, 'W')).kind).to.equal('accepted');
    const [request] = await asked('/saved_searches');
    expect(request!.method).to.equal('POST');
    expect(request!.headers['x-http-method-override']).to.equal('put');
    expect(request!.query).to.equal(
      `channel=sales&q=Bath,%20Somerset&is_query_search=true&fragment=from-2-bed/up-to-400000&id=${saved.searchId}&alert_frequency=W`,
    );
    expect(bodyOf(request!)['authenticity_token']).to.be.a('string').that.is.not.empty;
    expect((await fetchSavedSearches())![0]!.alertFrequency).to.equal('W');
  });

  it('SAV-26 TOK-04 are removed with a POST to /searches/{search_id} that overrides to delete', async () => {
    const saved = await create(bath);
    await clear();
    expect((await deleteSavedSearch(saved.searchId)).kind).to.equal('accepted');
    const [request] = await asked(`/searches/${saved.searchId}`);
    expect(request!.method).to.equal('POST');
    expect(request!.headers['x-http-method-override']).to.equal('delete');
    expect(await fetchSavedSearches()).to.deep.equal([]);
  });

  it('SAV-26 are removed, too, when another device has removed them', async () => {
    await fail({ path: '/searches/7', status: 404, times: 1 });
    expect((await deleteSavedSearch('7')).kind).to.equal('accepted');
  });

  it('SAV-25 F46 F47 F48 tell that the list could not be read, whatever came instead of it', async () => {
    const answers = [
      { status: 401, body: '{}' },
      { status: 500, body: '' },
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '[{"q":' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"saved_searches":[]}' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: 'null' },
    ];
    for (const answer of answers) {
      await fail({ path, method: 'GET', ...answer });
      const said = await listenTo('error', async () => {
        expect(await fetchSavedSearches(), JSON.stringify(answer)).to.equal(undefined);
      });
      expect(said, 'logged').to.have.length(1);
      await clear();
    }
  });

  it('F42 tell a refusal from a connection that broke', async () => {
    await fail({ path: '/search', method: 'POST', status: 401, body: '{}', times: 1 });
    expect(await createSavedSearch(bath)).to.include({ kind: 'refused', status: 401 });
    await clear();
    await fail({ path: '/saved_searches', drop: true });
    expect(await updateAlertFrequency({ ...bath, searchId: '7' }, 'N')).to.deep.equal({
      kind: 'unconfirmed',
      reason: 'network',
    });
    await fail({ path: '/searches/7', status: 500, times: 1 });
    expect(await deleteSavedSearch('7')).to.include({ kind: 'refused', status: 500 });
  });
});
