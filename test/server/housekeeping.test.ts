import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { count, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { demoAgency } from '../../demo/server/demo-agency';
import { tidy } from '../../demo/server/housekeeping';
import { folderMailer } from '../../demo/server/mail/mail';
import { passwordResets, rateLimits, sessions } from '../../demo/server/schema';
import { freshFolder, serverForTests, until } from './support/start';

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

describe('mails in a folder', () => {
  it('T25 are kept for a year, as the leads in them are', async () => {
    const folder = await freshFolder();
    const mailer = folderMailer(folder, demoAgency);
    await mailer.send({ to: 'ada@example.com', subject: 'New', text: 'New' });
    const [fresh = ''] = await readdir(folder);
    const daysAgo = (days: number) =>
      new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().replaceAll(':', '-');
    const [younger, older] = [`${daysAgo(360)}-abcdef.eml`, `${daysAgo(370)}-abcdef.eml`];
    for (const name of [younger, older, '1.txt']) await writeFile(join(folder, name), '');
    await tidy({ ...server.services, mailer });
    assert.deepEqual((await readdir(folder)).sort(), ['1.txt', younger, fresh]);
    await tidy({ ...server.services, mailer: folderMailer(join(folder, 'none'), demoAgency) });
  });
});
