import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { eq } from 'drizzle-orm';

import { marketingPreferences } from '../../demo/server/schema';
import { serverForTests } from './support/start';
import { registration } from './support/visit';

const server = serverForTests();

describe('marketing preferences', () => {
  it('MKT-05 are changed by the id of the preference', async () => {
    const visit = server.visit();
    const { user } = (await visit.register('one@example.com')).json;
    assert.equal(user['is_opted_in_to_marketing'], false);
    const path = `/marketing_preferences/${String(user['marketing_preference_id'])}`;
    const url = 'https://site.example/page?email=one@example.com#user/marketing-preferences';
    const choice = { user_id: user.user_id, opt_in_marketing_at: 'optin', opt_in_marketing_url: url };
    assert.equal((await visit.post(path, choice, 'put')).status, 200);
    const after = (await visit.get('/user.ljson')).json.user;
    assert.equal(after['is_opted_in_to_marketing'], true);
    assert.equal((after['marketing_preferences'] as Record<string, unknown>)['opt_in_marketing_url'], '/page');
    assert.equal((await visit.post(path, { ...choice, opt_in_marketing_at: 'optout' }, 'put')).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user['is_opted_in_to_marketing'], false);
  });

  it('MKT-06 MKT-07 are changed by the id of the user, too', async () => {
    const visit = server.visit();
    const { user } = (await visit.register('two@example.com')).json;
    const choice = {
      user_id: user.user_id,
      marketing_preferences: {
        is_opted_in_to_marketing: true,
        opt_in_marketing_at: 'optin',
        opt_in_marketing_url: '/',
      },
    };
    const { status } = await visit.post(`/custom_marketing_preferences/${user.user_id}`, choice, 'put');
    assert.equal(status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user['is_opted_in_to_marketing'], true);
  });

  it('keep the words that were agreed to only while nothing else was chosen', async () => {
    const visit = server.visit();
    const words = { opt_in_marketing: 'on', opt_in_marketing_statement: 'Email me news', opt_in_terms: 'on' };
    const client = { ...registration('six@example.com'), marketing_preferences: words };
    const { user } = (await visit.post('/user.ljson', { client })).json;
    const kept = async () => {
      const { database } = server.services;
      const id = Number(user['marketing_preference_id']);
      return (await database.select().from(marketingPreferences).where(eq(marketingPreferences.id, id)))[0]?.statement;
    };
    assert.equal(await kept(), 'Email me news');
    const path = `/marketing_preferences/${String(user['marketing_preference_id'])}`;
    for (const choice of ['optout', 'optin']) await visit.post(path, { opt_in_marketing_at: choice }, 'put');
    assert.equal(await kept(), '');
  });

  it('MKT-10 are refused when signed out', async () => {
    const choice = { user_id: 1, opt_in_marketing_at: 'optin' };
    assert.equal((await server.visit().post('/marketing_preferences/1', choice, 'put')).status, 401);
    assert.equal((await server.visit().post('/custom_marketing_preferences/1', choice, 'put')).status, 401);
  });

  it('T17 of another user cannot be changed', async () => {
    const other = (await server.visit().register('three@example.com')).json.user;
    const visit = server.visit();
    await visit.register('four@example.com');
    const choice = { user_id: other.user_id, opt_in_marketing_at: 'optin' };
    const id = String(other['marketing_preference_id']);
    assert.equal((await visit.post(`/marketing_preferences/${id}`, choice, 'put')).status, 403);
    assert.equal((await visit.post(`/custom_marketing_preferences/${other.user_id}`, choice, 'put')).status, 403);
  });

  it('are refused when the choice is neither', async () => {
    const visit = server.visit();
    await visit.register('five@example.com');
    for (const choice of ['maybe', '', null]) {
      const { status, json } = await visit.post('/marketing_preferences/1', { opt_in_marketing_at: choice }, 'put');
      assert.equal(status, 422);
      assert.equal(json.errors.length, 1);
    }
  });
});
