import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isNotNull, sql } from 'drizzle-orm';

import { sendPasswordResets } from '../../demo/server/password-resets';
import { passwordResets } from '../../demo/server/schema';
import { noSuchMailbox, serverForTests, until } from './support/start';
import type { Visit } from './support/visit';

const server = serverForTests();

async function linkMailedTo(email: string): Promise<string> {
  const before = server.mails.length;
  await server.visit().post('/reset_passwords', { email });
  await until(() => server.mails.length > before);
  return /http:\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? 'no link';
}

async function follow(visit: Visit, link: string) {
  const page = await visit.get(link);
  const token = /name="authenticity_token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  return visit.send('POST', link, new URLSearchParams({ authenticity_token: token }));
}

describe('a forgotten password', () => {
  it('ACC-57 is asked for by form data', async () => {
    const visit = server.visit();
    await visit.register('form@example.com');
    const form = new FormData();
    form.set('email', 'form@example.com');
    form.set('authenticity_token', visit.token ?? '');
    assert.equal((await visit.send('POST', '/reset_passwords', form)).status, 200);
  });

  it('ACC-59 gets a link by mail, which leads signed in to the form for a new one', async () => {
    await server.visit().register('forgot@example.com');
    const link = await linkMailedTo('FORGOT@example.com');
    assert.equal(server.mails.at(-1)?.to, 'forgot@example.com');
    const visit = server.visit();
    const answer = await follow(visit, link);
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), '/#/user/forgotten_password');
    assert.equal((await visit.get('/user.ljson')).json.user['email'], 'forgot@example.com');
  });

  it('T11 is not reset by opening the link, as mail programs do', async () => {
    await server.visit().register('scanner@example.com');
    const link = await linkMailedTo('scanner@example.com');
    const scanner = server.visit();
    await scanner.get(link);
    await scanner.get(link);
    assert.equal((await scanner.get('/user.ljson')).json.user.user_id, null);
    assert.equal((await follow(server.visit(), link)).headers.get('location'), '/#/user/forgotten_password');
  });

  it('has a link that works once, and ends the others', async () => {
    await server.visit().register('once@example.com');
    const first = await linkMailedTo('once@example.com');
    const second = await linkMailedTo('once@example.com');
    assert.notEqual(first, second);
    assert.match((await follow(server.visit(), second)).headers.get('location') ?? '', /forgotten_password/);
    for (const used of [first, second]) {
      const visit = server.visit();
      const { status, text } = await follow(visit, used);
      assert.equal(status, 410);
      assert.match(text, /This link no longer works/);
      assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
    }
  });

  it('has a link that still works when the session that it began could not be kept', async () => {
    const { database } = server.services;
    await server.visit().register('unlucky@example.com');
    const link = await linkMailedTo('unlucky@example.com');
    await database.execute('alter table sessions add constraint none_now check (false) not valid');
    assert.equal((await follow(server.visit(), link)).status, 500);
    await database.execute('alter table sessions drop constraint none_now');
    const visit = server.visit();
    assert.equal((await follow(visit, link)).status, 303);
    assert.equal((await visit.get('/user.ljson')).json.user['email'], 'unlucky@example.com');
  });

  it('T13 ends all other sessions by its link: an intruder may have one', async () => {
    const intruder = server.visit();
    await intruder.register('shared@example.com');
    const owner = server.visit();
    assert.equal((await follow(owner, await linkMailedTo('shared@example.com'))).status, 303);
    assert.equal((await intruder.get('/user.ljson')).json.user.user_id, null);
    assert.notEqual((await owner.get('/user.ljson')).json.user.user_id, null);
  });

  it('has one link that works of two used at once', async () => {
    await server.visit().register('twice@example.com');
    for (let time = 0; time < 10; time += 1) {
      const links = [await linkMailedTo('twice@example.com'), await linkMailedTo('twice@example.com')];
      const answers = await Promise.all(links.map((link) => follow(server.visit(), link)));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 410]);
    }
  });

  it('has no link any more once the password was changed', async () => {
    const visit = server.visit();
    await visit.register('changed@example.com');
    const link = await linkMailedTo('changed@example.com');
    const password = 'Quite-New-Word-1';
    await visit.post('/user.ljson', { password, password_confirmation: password }, 'put');
    assert.equal((await follow(server.visit(), link)).status, 410);
  });

  it('T13 T14 has no link any more once the account has another email address', async () => {
    const visit = server.visit();
    await visit.register('left@example.com');
    const kept = await linkMailedTo('left@example.com');
    await visit.post('/user.ljson', { town: 'Bath', email: 'Left@example.com' }, 'put');
    assert.equal((await follow(server.visit(), kept)).status, 303);
    await visit.signIn('left@example.com');
    const lost = await linkMailedTo('left@example.com');
    await visit.post('/user.ljson', { email: 'arrived@example.com' }, 'put');
    assert.equal((await follow(server.visit(), lost)).status, 410);
  });

  it('T22 has a link that is kept by no cache and told to no other site', async () => {
    const { headers } = await server.visit().get('/reset_passwords/anything');
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('referrer-policy'), 'strict-origin');
  });

  it('T07 has a link to this site, whatever host a request names', async () => {
    const visit = server.visit();
    await visit.register('host@example.com');
    server.mails.length = 0;
    const evil = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email: 'host@example.com', authenticity_token: visit.token });
    await visit.send('POST', '/reset_passwords', body, evil);
    await until(() => server.mails.length > 0);
    assert.ok(server.mails[0]?.text.includes(`${server.url}/reset_passwords/`), server.mails[0]?.text);
  });

  it('ACC-60 with the honeypot filled in sends no mail', async () => {
    const visit = server.visit();
    await visit.register('trap@example.com');
    server.mails.length = 0;
    await visit.post('/reset_passwords', { email: 'trap@example.com', body: 'spam' });
    await new Promise((done) => setTimeout(done, 200));
    assert.equal(server.mails.length, 0);
  });
});

describe('a password forgotten while the mail server is down', () => {
  let failure: Error | undefined;
  const site = serverForTests({
    mailer: {
      async send(mail) {
        if (failure) throw failure;
        site.mails.push(mail);
      },
    },
  });
  const forget = async (email: string) => {
    await site.visit().register(email);
    await site.visit().post('/reset_passwords', { email });
    await site.services.background.finish();
    failure = undefined;
  };
  /** As if the pause after a failure were over. */
  const round = async () => {
    const over = { mailClaimedUntil: sql`now() - interval '1 second'` };
    await site.services.database.update(passwordResets).set(over).where(isNotNull(passwordResets.mailClaimedUntil));
    await sendPasswordResets(site.services);
    return site.mails.splice(0);
  };

  it('F54 ACC-59 gets a link that works with the next round, and only one', async () => {
    failure = new Error('No answer from sian@example.com');
    await forget('late@example.com');
    assert.deepEqual(site.mails.splice(0), []);
    assert.doesNotMatch(site.logged.join(), /@/, 'the log says nothing personal');
    await sendPasswordResets(site.services);
    assert.deepEqual(site.mails.splice(0), [], 'not at once');
    const [mail, ...more] = await round();
    assert.deepEqual([mail?.to, more.length], ['late@example.com', 0]);
    const link = /http:\S+/.exec(mail!.text)![0];
    assert.equal((await follow(site.visit(), link)).headers.get('location'), '/#/user/forgotten_password');
    assert.deepEqual(await round(), []);
  });

  it('F54 ACC-59 gets none after an hour, nor at an address that was refused', async () => {
    failure = new Error('No answer');
    await forget('too-late@example.com');
    await site.services.database.update(passwordResets).set({ expiresAt: sql`now() - interval '1 minute'` });
    assert.deepEqual(await round(), []);
    failure = noSuchMailbox();
    await forget('mistyped@example.com');
    assert.deepEqual(await round(), []);
  });
});

for (const siteUrl of ['', 'https://agency.example', 'https://agency.example/']) {
  describe(`a forgotten password where the address of the site is '${siteUrl}'`, () => {
    const site = serverForTests({ siteUrl });

    it('ACC-59 gets a link that works', async () => {
      const visit = site.visit();
      await visit.register('linked@example.com');
      await visit.post('/reset_passwords', { email: 'linked@example.com' });
      await site.services.background.finish();
      const start = `${siteUrl ? 'https://agency.example' : site.url}/reset_passwords/`;
      assert.ok(site.mails[0]?.text.includes(`\n${start}`), site.mails[0]?.text);
    });
  });
}
