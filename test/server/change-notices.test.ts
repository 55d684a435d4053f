import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { sql } from 'drizzle-orm';

import { tidy } from '../../demo/server/housekeeping';
import { sendChangeNotices } from '../../demo/server/mail/change-notices';
import { changeNotices } from '../../demo/server/schema';
import { noSuchMailbox, serverForTests } from './support/start';
import type { Visit } from './support/visit';

const choose = (visit: Visit, password = 'Quite-New-Word-1') =>
  visit.post('/user.ljson', { password, password_confirmation: password }, 'put');
const edit = (visit: Visit, fields: Record<string, string>) => visit.post('/user.ljson', fields, 'put');

describe('the owner of an account', () => {
  const site = serverForTests({ limits: { changesByAccount: { attempts: 5, minutes: 60 } } });
  const mailsAfter = async (change: () => Promise<unknown>) => {
    site.mails.length = 0;
    await change();
    await site.services.background.finish();
    return site.mails.splice(0);
  };

  it('ACC-65 is told by mail that their password was changed, and how to get the account back', async () => {
    const visit = site.visit();
    await visit.register('pat@example.com');
    const [mail, ...more] = await mailsAfter(() => choose(visit));
    assert.deepEqual([mail?.to, more.length], ['pat@example.com', 0]);
    assert.equal(mail?.subject, 'Your password for Hartwell Vane was changed');
    assert.ok(mail.text.includes(`\n${site.url}/#/user/forgotten_password\n`), mail.text);
    assert.doesNotMatch(mail.text, /Quite/);
  });

  it('ACC-42 is told at the address they had that another took its place, but not which', async () => {
    const visit = site.visit();
    await visit.register('old@example.com');
    const [mail, ...more] = await mailsAfter(() => edit(visit, { email: 'new@example.com' }));
    assert.deepEqual([mail?.to, more.length], ['old@example.com', 0]);
    assert.equal(mail?.subject, 'The email address of your account with Hartwell Vane was changed');
    assert.doesNotMatch(mail.text, /new@|Zoë/);
  });

  it('ACC-42 ACC-67 is told of nothing where neither was changed', async () => {
    await site.visit().register('taken@example.com');
    const visit = site.visit();
    await visit.register('same@example.com');
    const mails = await mailsAfter(async () => {
      await edit(visit, { town: 'Bath', email: 'same@example.com' });
      await edit(visit, { email: 'Same@Example.com' });
      await edit(visit, { email: 'taken@example.com' });
      await choose(visit, 'weak');
    });
    assert.deepEqual(mails, []);
  });

  it('ACC-42 may change the case of their email address as often as they like', async () => {
    const visit = site.visit();
    await visit.register('case@example.com');
    for (let time = 0; time < 3; time += 1)
      for (const email of ['Case@example.com', 'case@Example.com'])
        assert.equal((await edit(visit, { email })).json.user['email'], email);
  });

  it('T14 gets only a few such mails, since the address may be of somebody else: no further change is taken', async () => {
    const visit = site.visit();
    await visit.register('flood@example.com');
    const statuses: number[] = [];
    const mails = await mailsAfter(async () => {
      for (let time = 1; time <= 6; time += 1) statuses.push((await choose(visit, `Quite-New-Word-${time}`)).status);
      statuses.push((await edit(visit, { email: 'dry@example.com' })).status);
    });
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
    assert.equal(mails.length, 5);
    assert.equal((await site.visit().signIn('flood@example.com', 'Quite-New-Word-5')).status, 200);
  });
});

describe('the owner of an account that is changed while the mail server is down', () => {
  let failure: Error | undefined;
  const site = serverForTests({
    mailer: {
      async send(mail) {
        if (failure) throw failure;
        site.mails.push(mail);
      },
    },
  });
  const change = async (email: string) => {
    const visit = site.visit();
    await visit.register(email);
    await choose(visit);
    await site.services.background.finish();
    failure = undefined;
  };
  /** As if the pause after a failure were over. */
  const round = async () => {
    await site.services.database.update(changeNotices).set({ mailClaimedUntil: sql`now() - interval '1 second'` });
    await sendChangeNotices(site.services);
    return site.mails.splice(0).map(({ to }) => to);
  };
  const kept = () => site.services.database.$count(changeNotices);

  it('F54 ACC-65 is told with the next round, and once', async () => {
    failure = new Error('No answer from sian@example.com');
    await change('late@example.com');
    assert.doesNotMatch(site.logged.join(), /@/, 'the log says nothing personal');
    await sendChangeNotices(site.services);
    assert.deepEqual(site.mails, [], 'not at once');
    assert.deepEqual(await round(), ['late@example.com']);
    assert.deepEqual(await round(), []);
  });

  it('F54 ACC-37 is told with the next round that somebody tried to register with their address', async () => {
    await site.visit().register('owner@example.com');
    failure = new Error('No answer');
    await site.visit().register('owner@example.com');
    await site.services.background.finish();
    failure = undefined;
    assert.deepEqual(await round(), ['owner@example.com']);
  });

  it('F54 ACC-65 is not told after some days, nor at an address that was refused', async () => {
    failure = noSuchMailbox();
    await change('mistyped@example.com');
    assert.equal(await kept(), 0);
    failure = new Error('No answer');
    await change('too-late@example.com');
    assert.equal(await kept(), 1);
    await site.services.database.update(changeNotices).set({ createdAt: sql`now() - interval '6 days'` });
    await tidy(site.services);
    assert.equal(await kept(), 0);
  });
});
