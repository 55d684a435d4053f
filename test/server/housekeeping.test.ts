import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { count, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { tidy } from '../../demo/server/housekeeping';
import { passwordResets, rateLimits, sessions } from '../../demo/server/schema';
import { serverForTests, until } from './support/start';

const server = serverForTests();

async function rows(table: PgTable): Promise<number> {
  const [row] = await server.services.database.select({ count: count() }).from(table);
  return row?.count ?? 0;
}

describe('what has expired', () => {
  it('no longer signs anybody in, and is removed', async () => {
    const { database } = server.services;
    const visit = server.visit();
    await visit.register('expired@example.com');
    await visit.post('/reset_passwords', { email: 'expired@example.com' });
    await until(() => server.mails.length > 0);
    await tidy(server.services);
    assert.deepEqual([await rows(sessions), await rows(passwordResets), (await rows(rateLimits)) > 0], [1, 1, true]);

    const past = sql`now() - interval '1 second'`;
    await database.update(sessions).set({ expiresAt: past });
    await database.update(passwordResets).set({ expiresAt: past });
    await database.update(rateLimits).set({ windowEndsAt: past });
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
    await tidy(server.services);
    assert.deepEqual([await rows(sessions), await rows(passwordResets), await rows(rateLimits)], [0, 0, 0]);
  });
});
