import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { inArray } from 'drizzle-orm';

import { properties } from '../../demo/server/schema';
import { homes } from './support/agency-data';
import { serverForTests } from './support/start';
import type { Visit } from './support/visit';

const server = serverForTests();
let visitors = 0;

async function signedIn(): Promise<Visit> {
  visitors += 1;
  const visit = server.visit();
  await visit.register(`saver-${visitors}@example.com`);
  return visit;
}

async function savedBy(visit: Visit): Promise<number[]> {
  const { json } = await visit.get('/saved_properties.ljson');
  return json.properties.map(({ property_id: id }) => id);
}

describe('saved properties', () => {
  it('SAV-06 are added by a text of ids', async () => {
    const visit = await signedIn();
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: '1,3' })).status, 200);
    assert.deepEqual((await savedBy(visit)).sort(), [1, 3]);
  });

  it('SAV-06 are added by a list of numbers as well', async () => {
    const visit = await signedIn();
    await visit.post('/saved_properties.ljson', { property_ids: [2, '4'] });
    assert.deepEqual((await savedBy(visit)).sort(), [2, 4]);
  });

  it('SAV-08 come as cards, the newest first', async () => {
    const visit = await signedIn();
    for (const id of ['1', '8', '5']) await visit.post('/saved_properties.ljson', { property_ids: id });
    const { json } = await visit.get('/saved_properties.ljson');
    assert.deepEqual(await savedBy(visit), [5, 8, 1]);
    assert.equal(json.properties[1]?.property_url, '/properties/8/lettings');
    assert.equal(json.properties[1]?.['price'], '£1,250 pcm');
  });

  it('SAV-11 keep the order in which a device saved them, newest first, when it hands over all at once', async () => {
    const visit = await signedIn();
    await visit.post('/saved_properties.ljson', { property_ids: '2' });
    await visit.post('/saved_properties.ljson', { property_ids: '3,8,1,5' });
    assert.deepEqual(await savedBy(visit), [3, 8, 1, 5, 2]);
  });

  it('SAV-11 are the union of what every device saved: a save adds and never replaces', async () => {
    const visit = await signedIn();
    await visit.post('/saved_properties.ljson', { property_ids: '1,2' });
    const phone = server.visit();
    await phone.signIn(`saver-${visitors}@example.com`);
    await phone.post('/saved_properties.ljson', { property_ids: '2,3' });
    assert.deepEqual((await savedBy(visit)).sort(), [1, 2, 3]);
    await phone.post('/saved_properties.ljson', { property_ids: '' });
    assert.deepEqual((await savedBy(phone)).sort(), [1, 2, 3]);
  });

  it('SAV-07 are removed one by one, and removing twice does no harm', async () => {
    const visit = await signedIn();
    await visit.post('/saved_properties.ljson', { property_ids: '1,2' });
    assert.equal((await visit.post('/saved_properties/1', {}, 'delete')).status, 200);
    assert.equal((await visit.post('/saved_properties/1', {}, 'delete')).status, 200);
    assert.deepEqual(await savedBy(visit), [2]);
  });

  it('SAV-06 pass over ids of no property', async () => {
    const visit = await signedIn();
    const ids = '1,999999,-3,0,1e9,99999999999999999999,abc,,1; drop table users,<b>';
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: ids })).status, 200);
    assert.deepEqual(await savedBy(visit), [1]);
    for (const nonsense of [null, {}, [[1]], true, 1.5]) {
      assert.equal((await visit.post('/saved_properties.ljson', { property_ids: nonsense })).status, 200);
    }
    assert.deepEqual(await savedBy(visit), [1]);
    for (const id of ['abc', '1e1', '99999999999', '%00', '..%2f..']) {
      assert.equal((await visit.post(`/saved_properties/${id}`, {}, 'delete')).status, 200, id);
    }
  });

  it('SAV-11 T27 are refused when they are too many, not cut short: the device would take the rest for sold', async () => {
    const visit = await signedIn();
    const ids = [...Array(500).keys()].map((index) => index + 1000);
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: ids.join() })).status, 200);
    const { status, json } = await visit.post('/saved_properties.ljson', { property_ids: [...ids, 1].join() });
    assert.deepEqual([status, json.message], [422, 'You can save up to 500 properties. Please remove some first.']);
    assert.deepEqual(await savedBy(visit), []);
  });

  it('SAV-11 are counted without homes that are gone, of which a device knows nothing', async () => {
    const visit = await signedIn();
    await visit.post('/saved_properties.ljson', { property_ids: '1,2' });
    const gone = [...Array(498).keys()].map((index) => index + 1000);
    const { status } = await visit.post('/saved_properties.ljson', { property_ids: [3, 4, ...gone].join() });
    assert.equal(status, 200);
    assert.deepEqual((await savedBy(visit)).sort(), [1, 2, 3, 4]);
  });

  it('SAV-11 T27 are no more than 500 with those that were saved before', async () => {
    const { database } = server.services;
    const many = [...Array(501).keys()].map((index) => ({ ...homes[0]!, id: index + 2000 }));
    await database.insert(properties).values(many);
    const visit = await signedIn();
    const ids = many.map(({ id }) => id);
    const statuses: number[] = [];
    for (const some of [ids.slice(0, 495), ids.slice(495), ids.slice(496), ids.slice(0, 495)])
      statuses.push((await visit.post('/saved_properties.ljson', { property_ids: some.join() })).status);
    assert.deepEqual(statuses, [200, 422, 200, 200]);
    assert.equal((await savedBy(visit)).length, 500);
    await database.delete(properties).where(inArray(properties.id, ids));
  });

  it('SAV-11 are taken again when they are as many as one may save: the first answer may have been lost', async () => {
    const visit = await signedIn();
    const ids = [...Array(500).keys()].map((index) => index + 1).join();
    await visit.post('/saved_properties.ljson', { property_ids: ids });
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: ids })).status, 200);
  });

  it('T17 belong to one user alone', async () => {
    const visit = await signedIn();
    await visit.post('/saved_properties.ljson', { property_ids: '7' });
    const other = await signedIn();
    await other.post('/saved_properties/7', {}, 'delete');
    assert.deepEqual(await savedBy(other), []);
    assert.deepEqual(await savedBy(visit), [7]);
  });

  it('SAV-09 are refused with 401 when signed out, so that the local list is used', async () => {
    const { status, headers } = await server.visit().get('/saved_properties.ljson');
    assert.equal(status, 401);
    assert.match(headers.get('content-type') ?? '', /json/);
    assert.equal((await server.visit().post('/saved_properties.ljson', { property_ids: '1' })).status, 401);
  });

  it('T25 are kept by no cache', async () => {
    const visit = await signedIn();
    assert.equal((await visit.get('/saved_properties.ljson')).headers.get('cache-control'), 'no-store');
  });
});
