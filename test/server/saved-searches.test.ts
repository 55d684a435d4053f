import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { encodePolygon, polygonToAddress } from '../../src/domain/polygon';
import { serverForTests } from './support/start';
import type { Visit } from './support/visit';

const server = serverForTests();
let visitors = 0;

async function signedIn(): Promise<Visit> {
  visitors += 1;
  const visit = server.visit();
  await visit.register(`searcher-${visitors}@example.com`);
  return visit;
}

async function savedBy(visit: Visit): Promise<Record<string, unknown>[]> {
  return JSON.parse((await visit.get('/saved_searches.ljson')).text);
}

describe('saved searches', () => {
  it('SAV-28 are saved by their query, and the answer names the id', async () => {
    const visit = await signedIn();
    const { status, json } = await visit.post('/search?channel=lettings&q=Bath&fragment=from-2-bed/tag-garden');
    assert.equal(status, 200);
    assert.equal(typeof json.id, 'number');
  });

  it('SAV-25 SAV-19 SAV-20 come as a list with their fields, id and frequency', async () => {
    const visit = await signedIn();
    const { json } = await visit.post('/search?channel=lettings&q=Bath&fragment=from-2-bed/tag-garden/page-3');
    const [search, ...others] = await savedBy(visit);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [search?.['search_id'], search?.['channel'], search?.['q'], search?.['minBeds'], search?.['tags']],
      [json.id, 'lettings', 'Bath', 2, ['garden']],
    );
    assert.equal(search?.['alert_frequency'], 'I');
    assert.equal(search?.['page'], undefined);
  });

  it('SAV-25 keep the place they look in, and name it, so that they can be read as a sentence', async () => {
    const visit = await signedIn();
    await visit.post('/search?channel=sales&place_id=bath&fragment=from-2-bed');
    const [search] = await savedBy(visit);
    assert.deepEqual([search?.['placeId'], search?.['q'], search?.['isQuerySearch']], ['bath', undefined, undefined]);
    const { place_id: id, name, county_name: county } = search?.['place'] as Record<string, unknown>;
    assert.deepEqual([id, name, county], ['bath', 'Bath', 'Somerset']);
  });

  it('SAV-28 tell how often they are mailed about, also when they were saved before', async () => {
    const visit = await signedIn();
    const { json, text } = await visit.post('/search?q=Bath');
    assert.equal((JSON.parse(text) as Record<string, unknown>)['alert_frequency'], 'I');
    await visit.post(`/saved_searches?id=${json.id}&alert_frequency=M`, {}, 'put');
    const again = await visit.post('/search?q=Bath');
    assert.deepEqual(JSON.parse(again.text), { id: json.id, alert_frequency: 'M' });
  });

  it('SAV-28 are saved once, however often the same search is posted', async () => {
    const visit = await signedIn();
    const one = await visit.post('/search?channel=sales&q=Bath&fragment=from-2-bed/up-to-500000');
    const again = await visit.post('/search?fragment=up-to-500000/from-2-bed/page-2&q=Bath&channel=sales');
    assert.equal(one.json.id, again.json.id);
    assert.equal((await savedBy(visit)).length, 1);
  });

  it('SAV-28 of two drawn areas are two', async () => {
    const visit = await signedIn();
    for (const lat of [50, 51]) {
      const area = polygonToAddress(
        encodePolygon([
          [lat, 0],
          [lat, 1],
          [lat + 1, 1],
        ]),
      );
      await visit.post(`/search?channel=sales&is_query_search=false&fragment=poly-${area}`);
    }
    assert.equal((await savedBy(visit)).length, 2);
  });

  it('SAV-24 change their frequency at once', async () => {
    const visit = await signedIn();
    const { json } = await visit.post('/search?q=Bath');
    const { status } = await visit.post(`/saved_searches?q=Bath&id=${json.id}&alert_frequency=W`, {}, 'put');
    assert.equal(status, 200);
    assert.equal((await savedBy(visit))[0]?.['alert_frequency'], 'W');
  });

  it('SAV-22 know no other frequency than I, W, M and N', async () => {
    const visit = await signedIn();
    const { json } = await visit.post('/search?q=Bath');
    for (const frequency of ['X', '', 'constructor', '__proto__']) {
      const path = `/saved_searches?id=${json.id}&alert_frequency=${frequency}`;
      assert.equal((await visit.post(path, {}, 'put')).status, 422, frequency);
    }
  });

  it('SAV-26 are removed', async () => {
    const visit = await signedIn();
    const { json } = await visit.post('/search?q=Bath');
    assert.equal((await visit.post(`/searches/${json.id}`, {}, 'delete')).status, 200);
    assert.deepEqual(await savedBy(visit), []);
  });

  it('T17 belong to one user alone', async () => {
    const visit = await signedIn();
    const { json } = await visit.post('/search?q=Bath');
    const other = await signedIn();
    assert.equal((await other.post(`/saved_searches?id=${json.id}&alert_frequency=N`, {}, 'put')).status, 404);
    await other.post(`/searches/${json.id}`, {}, 'delete');
    assert.equal((await savedBy(visit))[0]?.['alert_frequency'], 'I');
  });

  it('SAV-28 are at most a hundred', async () => {
    const visit = await signedIn();
    for (let number = 1; number <= 100; number += 1) await visit.post(`/search?q=${number}`);
    const { status, json } = await visit.post('/search?q=101');
    assert.equal(status, 422);
    assert.match(json.errors[0] ?? '', /up to 100 searches/);
    assert.equal((await visit.post('/search?q=7')).status, 200, 'one that is saved already');
  });

  it('SAV-25 are refused when signed out', async () => {
    assert.equal((await server.visit().get('/saved_searches.ljson')).status, 401);
    assert.equal((await server.visit().post('/search?q=Bath')).status, 401);
  });
});
