import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { analyticsFrom } from '../../demo/server/analytics';
import { defaultLimits } from '../../demo/server/limits';
import { serverForTests } from './support/start';

const path = '/ajax-events/logs';
const analytics = { head: '<script>let inHead</script>', body: '<script>let inBody</script>' };
const server = serverForTests({ analytics });
const told = () => server.logged.filter((line) => line.includes('"event":"consent"'));

describe('consent', () => {
  it('CKY-05 is answered with the code for the body and for the head of a page', async () => {
    const { status, json } = await server.visit().get('/analytics_code');
    assert.equal(status, 200);
    assert.deepEqual(json, { analytics_code: analytics.body, head_analytics_code: analytics.head });
  });

  it('CKY-05 takes the code from the environment, be it one of both only', () => {
    assert.equal(analyticsFrom({}), undefined);
    assert.deepEqual(analyticsFrom({ ANALYTICS_CODE: '<p>' }), { head: '', body: '<p>', hosts: [] });
    assert.deepEqual(analyticsFrom({ HEAD_ANALYTICS_CODE: '<p>' }), { head: '<p>', body: '', hosts: [] });
  });

  it('CKY-08 T24 notes what was answered and nothing about who did', async () => {
    server.logged.length = 0;
    const visit = server.visit();
    for (const status of ['allow', 'deny'])
      assert.equal((await visit.post(path, { cookieconsent_status: status, email: 'canary@example.com' })).status, 204);
    assert.deepEqual(
      told().map((line) => JSON.parse(line) as object),
      [
        { event: 'consent', status: 'allow' },
        { event: 'consent', status: 'deny' },
      ],
    );
  });

  it('CKY-08 takes no other words', async () => {
    server.logged.length = 0;
    for (const status of ['', 'maybe', 7, null, ['allow'], { allow: true }, 'allow\n{"event":"forged"}'])
      assert.equal((await server.visit().post(path, { cookieconsent_status: status })).status, 422);
    assert.deepEqual(told(), []);
  });

  it('T11 takes no answer of another site, or without a token', async () => {
    const body = JSON.stringify({ cookieconsent_status: 'allow' });
    const json = { 'Content-Type': 'application/json' };
    assert.equal((await server.visit().send('POST', path, body, json)).status, 403);
    const elsewhere = { ...json, 'Sec-Fetch-Site': 'cross-site' };
    assert.equal((await server.visit().send('POST', path, body, elsewhere)).status, 403);
  });
});

describe('consent told again and again', () => {
  const strict = serverForTests({ limits: defaultLimits });

  it('T27 is refused after a hundred times, with the seconds to wait', async () => {
    const visit = strict.visit();
    const { attempts } = defaultLimits.consentByAddress;
    for (let time = 0; time < attempts; time++)
      assert.equal((await visit.post(path, { cookieconsent_status: 'deny' })).status, 204);
    const refused = await visit.post(path, { cookieconsent_status: 'deny' });
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
  });
});
