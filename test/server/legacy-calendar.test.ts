import assert from 'node:assert/strict';
import { it } from 'node:test';

import { serverForTests } from './support/start';

const server = serverForTests();

it('LEG-04 the stand-in of the older calendars is a script at their address', async () => {
  const answer = await fetch(`${server.url}/legacy_asset_bundles/legacy_calendar.js`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type')!, /^text\/javascript/);
  assert.match(await answer.text(), /HFBooking/);
});
