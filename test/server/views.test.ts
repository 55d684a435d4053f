import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';

import { asc, sql } from 'drizzle-orm';

import { tidy } from '../../demo/server/housekeeping';
import { propertyEvents, rateLimits } from '../../demo/server/schema';
import { serverForTests } from './support/start';

const server = serverForTests();

/** The views counted so far, without the day. */
async function counted() {
  const rows = await server.services.database.select().from(propertyEvents).orderBy(asc(propertyEvents.propertyId));
  return rows.map(({ propertyId, eventType, domain, times }) => [propertyId, eventType, domain, times]);
}

beforeEach(async () => {
  await server.services.database.delete(propertyEvents);
});

describe('property views', () => {
  it('PRP-22 are counted by property, site and day', async () => {
    const view = new URLSearchParams({ property_id: '7', domain: 'www.hartwellvane.example' });
    for (let time = 1; time <= 3; time += 1) {
      assert.equal((await server.visit().send('POST', '/property_views', view)).status, 204);
    }
    assert.deepEqual(await counted(), [[7, 'property_view', 'www.hartwellvane.example', 3]]);
  });

  it('PRP-24 are read as JSON that says it is text, which is all a request without CORS may say', async () => {
    const view = JSON.stringify({ property_id: 7, domain: 'hartwellvane.example' });
    const type = { 'Content-Type': 'text/plain;charset=UTF-8' };
    assert.equal((await server.visit().send('POST', '/property_views', view, type)).status, 204);
    assert.deepEqual(await counted(), [[7, 'property_view', 'hartwellvane.example', 1]]);
  });

  it('PRP-25 are taken from other sites, without token and cookie, and answered with nothing', async () => {
    const view = new URLSearchParams({ property_id: '7', domain: 'other.example' });
    const headers = { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
    const answer = await server.visit().send('POST', '/property_views', view, headers);
    assert.equal(answer.status, 204);
    assert.equal(answer.text, '');
    assert.equal(answer.headers.get('set-cookie'), null);
    assert.equal(answer.headers.get('cross-origin-resource-policy'), 'cross-origin');
  });

  it('PRP-26 are counted for many properties at once, as exposures', async () => {
    const many = JSON.stringify({ property_ids: [1, 2, 2], domain: 'a.example', event_type: 'search_result' });
    const type = { 'Content-Type': 'text/plain' };
    assert.equal((await server.visit().send('POST', '/exposures/create_many', many, type)).status, 204);
    const form = new URLSearchParams([
      ['property_ids[]', '1'],
      ['property_ids[]', '3'],
      ['domain', 'a.example'],
    ]);
    assert.equal((await server.visit().send('POST', '/exposures/create_many', form)).status, 204);
    assert.deepEqual((await counted()).sort(), [
      [1, 'property_view', 'a.example', 1],
      [1, 'search_result', 'a.example', 1],
      [2, 'search_result', 'a.example', 1],
      [3, 'property_view', 'a.example', 1],
    ]);
  });

  it('T27 are not counted for what is no property, no site or no event', async () => {
    const type = { 'Content-Type': 'text/plain' };
    const send = (fields: unknown, path = '/property_views') =>
      server.visit().send('POST', path, JSON.stringify(fields), type);
    for (const id of [999, 'abc', null, '1; drop table properties'])
      await send({ property_id: id, domain: 'a.example' });
    assert.deepEqual(await counted(), []);
    await send({ property_id: 1, domain: 'x'.repeat(5000) });
    assert.deepEqual(await counted(), [[1, 'property_view', '', 1]]);
    for (const event_type of ['a'.repeat(100), 'made_up'])
      assert.equal((await send({ property_ids: [1], event_type }, '/exposures/create_many')).status, 422);
  });

  it('T27 are counted together for sites beyond the fiftieth of a day, and apart for those known', async () => {
    await server.services.database.delete(rateLimits);
    const view = (domain: string) =>
      server.visit().send('POST', '/property_views', new URLSearchParams({ property_id: '1', domain }));
    for (let site = 1; site <= 52; site += 1) await view(`site-${site}.example`);
    await view('site-1.example');
    const times = new Map((await counted()).map(([, , domain, number]) => [domain, number]));
    assert.equal(times.size, 51);
    assert.deepEqual([times.get('site-1.example'), times.get('site-50.example'), times.get('')], [2, 1, 2]);
  });

  it('T27 of no property use up nothing of what new sites may be counted', async () => {
    await server.services.database.delete(rateLimits);
    const view = (property_id: string) =>
      server.visit().send('POST', '/property_views', new URLSearchParams({ property_id, domain: 'new.example' }));
    for (let time = 1; time <= 52; time += 1) await view('999');
    await view('1');
    assert.deepEqual(await counted(), [[1, 'property_view', 'new.example', 1]]);
  });

  it('T25 are forgotten after two years', async () => {
    const view = { propertyId: 1, eventType: 'property_view', domain: 'a.example' };
    const daysAgo = (days: number) => ({ ...view, day: sql`current_date - ${days}::integer` });
    await server.services.database.insert(propertyEvents).values([daysAgo(700), daysAgo(740)]);
    await tidy(server.services);
    assert.equal((await counted()).length, 1);
  });
});
