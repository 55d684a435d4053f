import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

import { eq, sql } from 'drizzle-orm';

import { alertMail } from '../../demo/server/mail/alert-mail';
import { sendAlerts } from '../../demo/server/mail/alerts';
import { folderMailer, type Mail } from '../../demo/server/mail/mail';
import { properties, savedSearches, type NewProperty, type SavedSearch } from '../../demo/server/schema';
import { encodePolygon, polygonToAddress } from '../../src/domain/polygon';
import { blankSearch } from '../../src/domain/search';
import { homes } from './support/agency-data';
import { endAll, exitCode, firstLine, run } from './support/process';
import { freshFolder, noSuchMailbox, serverForTests } from './support/start';
import type { Visit } from './support/visit';

const server = serverForTests();
const day = 24 * 60 * 60 * 1000;
const sample = homes[0]!;
let visitors = 0;
let newest = 1000;

/** A visitor who saved a search, and the mails to them. */
async function searcher(query: string, frequency = 'I') {
  visitors += 1;
  const email = `alerted-${visitors}@example.com`;
  const visit = server.visit();
  await visit.register(email);
  const { id } = (await visit.post(`/search?${query}`)).json;
  if (frequency !== 'I') await choose(visit, id, frequency);
  return { visit, email, id, mails: () => server.mails.filter(({ to }) => to === email) };
}

const choose = (visit: Visit, id: number, frequency: string) =>
  visit.post(`/saved_searches?id=${id}&alert_frequency=${frequency}`, {}, 'put');

/** The agency adds a home, now by default. */
async function arrives(fields: Partial<NewProperty> = {}) {
  newest += 1;
  const now = new Date();
  const home = { ...sample, id: newest, createdAt: now, updatedAt: now, launchedAt: now, ...fields };
  await server.services.database.insert(properties).values(home);
  return newest;
}

/** Sends the alerts due some days from now. */
const round = (days = 0) => sendAlerts(server.services, new Date(Date.now() + days * day));
const idsIn = (mail: Mail | undefined) =>
  [...(mail?.text ?? '').matchAll(/\/properties\/(\d+)\//g)].map(([, id]) => Number(id));
const linkIn = (mail: Mail | undefined, path: string) =>
  new RegExp(`^${server.url}(${path}\\S*)$`, 'm').exec(mail?.text ?? '')?.[1] ?? '';
const frequencyOf = async (id: number) => {
  const { database } = server.services;
  const [row] = await database.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row?.alertFrequency;
};

describe('alerts', () => {
  after(endAll);

  it('SAV-22 tell of homes that are new and fit the search, once', async () => {
    await arrives({ bedrooms: 3 });
    const { mails } = await searcher('channel=sales&place_id=bath&fragment=from-2-bed');
    await round();
    assert.deepEqual(mails(), [], 'nothing is new');
    const fitting = [await arrives({ bedrooms: 3 }), await arrives({ bedrooms: 2 })];
    await arrives({ bedrooms: 1 });
    await arrives({ channel: 'lettings', status: 'To let' });
    await round();
    assert.equal(mails().length, 1);
    assert.deepEqual(idsIn(mails()[0]).sort(), fitting);
    await round();
    assert.equal(mails().length, 1, 'nothing is new any more');
    const next = await arrives({ bedrooms: 5 });
    await round();
    assert.deepEqual(idsIn(mails()[1]), [next]);
  });

  it('SAV-22 tell once of the other homes of a mail while one of them is withdrawn', async () => {
    const { email } = await searcher('channel=sales&place_id=bath&fragment=from-4-bed');
    const homes = [await arrives({ bedrooms: 4 }), await arrives({ bedrooms: 5 })];
    const sent: number[][] = [];
    const mailer = {
      async send(mail: Mail) {
        if (mail.to !== email) return;
        sent.push(idsIn(mail).sort());
        await server.services.database.delete(properties).where(eq(properties.id, homes[0]!));
      },
    };
    for (let time = 0; time < 2; time += 1) await sendAlerts({ ...server.services, mailer });
    assert.deepEqual(sent, [homes]);
  });

  it('SAV-22 say what is searched for and which homes there are, with links to them, the search, the account and an end', async () => {
    const { mails, email } = await searcher('channel=sales&place_id=bath&fragment=from-2-bed/up-to-600000');
    const id = await arrives({ displayAddress: '7 Lansdown <b>Crescent</b> & Mews' });
    await round();
    const [mail] = mails();
    assert.equal(mail?.subject, '1 new home: 2+ bedroom homes for sale in Bath, Somerset, up to £600,000');
    assert.match(mail.text, /7 Lansdown <b>Crescent<\/b> & Mews\nGuide price £500,000, 3 bedrooms, terraced house/);
    assert.equal(linkIn(mail, '/properties/'), `/properties/${id}/sales`);
    const newestFirst = 'from-2-bed/up-to-600000/most-recent-first';
    assert.equal(linkIn(mail, '/search'), `/search?channel=sales&place_id=bath&fragment=${newestFirst}`);
    assert.equal(linkIn(mail, '/#'), '/#/user/saved-searches');
    assert.match(linkIn(mail, '/alerts/stop/'), /^\/alerts\/stop\/\d+-[\da-f]{32}\.[\w-]{43}$/);
    for (const path of ['/properties/', '/search', '/#', '/alerts/stop/']) {
      assert.ok(mail.html?.includes(`href="${server.url}${linkIn(mail, path).replaceAll('&', '&amp;')}"`), path);
    }
    assert.match(mail.html ?? '', /7 Lansdown &lt;b&gt;Crescent&lt;\/b&gt; &amp; Mews/);
    assert.doesNotMatch(mail.html ?? '', /<img|<script/);
    assert.doesNotMatch(mail.text + mail.html + mail.stopUrl, new RegExp(`${email}|Zoë`), 'nothing about the reader');
    assert.equal(
      (await server.visit().get(linkIn(mail, '/search'))).status,
      404,
      'the site is not part of this server',
    );
  });

  it('SAV-22 name what is searched for as its trade does', async () => {
    const { mails } = await searcher('channel=sales&fragment=tag-auction');
    await arrives({ tags: ['auction'] });
    await round();
    const [mail] = mails();
    assert.match(mail?.subject ?? '', /^1 new lot: /);
    for (const part of [mail?.text, mail?.html]) {
      assert.match(part ?? '', /See every lot in this search/);
      assert.doesNotMatch((part ?? '').replace(/<[^>]*>/g, ''), /\bhomes?\b/i);
    }
  });

  it('SAV-22 give the rent of a student let per person per week, as a card does', async () => {
    const { mails } = await searcher('channel=lettings&place_id=bath');
    const rented = {
      channel: 'lettings',
      status: 'To let',
      priceValue: 2600,
      priceQualifier: 'pcm',
      bedrooms: 4,
    } as const;
    await arrives({ ...rented, tags: ['student'] });
    await arrives({ ...rented, tags: ['student'], pppwPrice: 165 });
    await arrives(rented);
    await round();
    const [mail] = mails();
    for (const words of [mail?.text ?? '', mail?.html ?? '']) {
      assert.deepEqual(words.match(/£[\d,]+ p\w+/g)?.sort(), ['£150 pppw', '£165 pppw', '£2,600 pcm']);
    }
  });

  it('SAV-22 find the very homes that the search finds', async () => {
    const area = polygonToAddress(
      encodePolygon([
        [51.3, -2.5],
        [51.3, -2.2],
        [51.5, -2.2],
        [51.5, -2.5],
      ]),
    );
    const queries = [
      'channel=sales',
      'channel=lettings&fragment=pets',
      'channel=sales&q=Brighton&is_query_search=true',
      'channel=sales&q=BA12&is_query_search=true',
      'channel=sales&q=periscope&is_query_search=true',
      `channel=sales&fragment=poly-${area}`,
      'channel=sales&place_id=bath&fragment=within-5-miles',
      'channel=sales&branch_id=2',
      'channel=sales&fragment=from-2-bed/up-to-4-bed/up-to-600000',
      'channel=sales&fragment=tag-new-home,garden',
      'channel=sales&fragment=tag-!new-home',
      'channel=sales&fragment=status-sold',
      'channel=sales&fragment=auction-date-2026-12-03',
      'channel=lettings&fragment=short-lets',
      'channel=sales&fragment=from-2-acres/min-sq-ft-500',
      'channel=sales&place_id=nowhere',
    ];
    const searchers = [];
    for (const query of queries) searchers.push({ query, ...(await searcher(query)) });
    const arrived = new Set<number>();
    for (const { id: _, createdAt: _created, updatedAt: _updated, launchedAt: _launched, ...home } of homes) {
      arrived.add(await arrives(home));
    }
    await round();
    for (const { query, mails } of searchers) {
      const { json } = await server.visit().get(`/search.ljson?${query}&count=50`);
      const found = json.properties.map(({ property_id: id }) => id).filter((id) => arrived.has(id));
      assert.deepEqual(idsIn(mails()[0]).sort(), found.sort(), query);
      assert.equal(mails().length, found.length > 0 ? 1 : 0, query);
    }
    assert.ok(searchers.filter(({ mails }) => mails().length > 0).length > 10, 'the test itself finds something');
  });

  for (const [frequency, early, late] of [
    ['W', 6.8, 7],
    ['M', 27.8, 31],
  ] as const) {
    it(`SAV-22 go out ${frequency === 'W' ? 'once a week' : 'once a month'} at most, and then tell of all that came meanwhile`, async () => {
      const { mails } = await searcher('channel=sales&fragment=tag-moated', frequency);
      const moated = () => arrives({ tags: ['moated'] });
      const first = await moated();
      await round();
      assert.deepEqual(idsIn(mails()[0]), [first]);
      const meanwhile = [await moated()];
      await round(early);
      meanwhile.push(await moated());
      await round(early);
      assert.equal(mails().length, 1);
      await round(late);
      assert.deepEqual(idsIn(mails()[1]).sort(), meanwhile);
      await round(late);
      assert.equal(mails().length, 2);
    });
  }

  it('SAV-22 never go out for those who want none, and begin afresh when they want them again', async () => {
    const { visit, id, mails } = await searcher('channel=sales&fragment=tag-thatched', 'N');
    await arrives({ tags: ['thatched'] });
    await round();
    await round(400);
    assert.deepEqual(mails(), []);
    await choose(visit, id, 'W');
    await round();
    assert.deepEqual(mails(), [], 'not what came in between');
    const fresh = await arrives({ tags: ['thatched'] });
    await round();
    assert.deepEqual(idsIn(mails()[0]), [fresh]);
  });

  it('SAV-22 tell of a home that reaches us days after the agency took it on, and of none twice', async () => {
    const { id, mails } = await searcher('channel=sales&fragment=tag-late');
    const longAgo = new Date(Date.now() - 30 * day);
    await server.services.database.update(savedSearches).set({ alertsSince: longAgo }).where(eq(savedSearches.id, id));
    const punctual = await arrives({ tags: ['late'] });
    await round();
    const late = await arrives({ tags: ['late'], createdAt: new Date(Date.now() - 3 * day) });
    await round(1);
    await round(40);
    assert.deepEqual(mails().map(idsIn), [[punctual], [late]]);
  });

  it('show twenty homes and count the rest', async () => {
    const { mails } = await searcher('channel=sales&fragment=tag-estate');
    for (let number = 0; number < 23; number += 1) await arrives({ tags: ['estate'] });
    await round();
    assert.equal(idsIn(mails()[0]).length, 20);
    assert.match(mails()[0]?.text ?? '', /^23 new homes[\s\S]*^and 3 more$/m);
    await round();
    assert.equal(mails().length, 1);
  });

  it('a mail that fails is tried in the next round, and keeps no other from going out', async () => {
    const unlucky = await searcher('channel=sales&fragment=tag-unlucky');
    const lucky = await searcher('channel=sales&fragment=tag-unlucky');
    const id = await arrives({ tags: ['unlucky'] });
    server.logged.length = 0;
    const mailer = {
      async send(mail: Mail) {
        if (mail.to === unlucky.email) throw new Error(`No room for ${mail.to}`);
        server.mails.push(mail);
      },
    };
    assert.deepEqual(await sendAlerts({ ...server.services, mailer }), { mails: 1, failures: 1 });
    assert.deepEqual(unlucky.mails(), []);
    assert.equal(lucky.mails().length, 1);
    assert.doesNotMatch(server.logged.join(), /@|unlucky/, 'the log says nothing personal');
    assert.match(server.logged.join(), /alert failed.*"mails":1,"failures":1/);
    await round();
    assert.deepEqual(idsIn(unlucky.mails()[0]), [id]);
    assert.equal(lucky.mails().length, 1);
  });

  /** How often an alert is tried in three rounds where the mail server answers with a failure. */
  const triesAt = async (failure: Error) => {
    let tries = 0;
    const mailer = {
      async send() {
        tries += 1;
        throw failure;
      },
    };
    for (let time = 0; time < 3; time += 1) await sendAlerts({ ...server.services, mailer });
    return tries;
  };

  for (const [title, tag, failure] of [
    ['the address', 'bouncing', noSuchMailbox()],
    ['what they say', 'unwanted', Object.assign(new Error('Unwanted'), { responseCode: 554, command: 'DATA' })],
  ] as const) {
    it(`wait for a day after the mail server refused ${title}`, async () => {
      const { id, mails } = await searcher(`channel=sales&fragment=tag-${tag}`);
      await arrives({ tags: [tag] });
      assert.equal(await triesAt(failure), 1);
      const dayLater = { alertClaimedUntil: sql`${savedSearches.alertClaimedUntil} - interval '24 hours 1 second'` };
      await server.services.database.update(savedSearches).set(dayLater).where(eq(savedSearches.id, id));
      await round();
      assert.equal(mails().length, 1);
    });
  }

  it('go out as soon as the mail server lets the agency in again', async () => {
    const { mails } = await searcher('channel=sales&fragment=tag-locked');
    await arrives({ tags: ['locked'] });
    assert.equal(
      await triesAt(Object.assign(new Error('Bad password'), { responseCode: 535, command: 'AUTH PLAIN' })),
      3,
    );
    await round();
    assert.equal(mails().length, 1);
  });

  it('are sent once, however many rounds run at once', async () => {
    const searchers = [];
    for (let number = 0; number < 6; number += 1)
      searchers.push(await searcher('channel=sales&fragment=tag-contested'));
    await arrives({ tags: ['contested'] });
    const slow = {
      ...server.services,
      mailer: {
        async send(mail: Mail) {
          await new Promise((done) => setTimeout(done, 20));
          server.mails.push(mail);
        },
      },
    };
    const rounds = await Promise.all([sendAlerts(slow), sendAlerts(slow), sendAlerts(slow)]);
    assert.deepEqual(
      searchers.map(({ mails }) => mails().length),
      searchers.map(() => 1),
    );
    assert.equal(
      rounds.reduce((total, { mails }) => total + mails, 0),
      searchers.length,
    );
  });

  it('leave a search to the instance that is at it, until that must have failed', async () => {
    const { id, mails } = await searcher('channel=sales&fragment=tag-claimed');
    await arrives({ tags: ['claimed'] });
    const claimed = { alertClaimedUntil: new Date(Date.now() + day / 48) };
    await server.services.database.update(savedSearches).set(claimed).where(eq(savedSearches.id, id));
    await round();
    assert.deepEqual(mails(), []);
    const abandoned = { alertClaimedUntil: new Date(Date.now() - 1000) };
    await server.services.database.update(savedSearches).set(abandoned).where(eq(savedSearches.id, id));
    await round();
    assert.equal(mails().length, 1);
  });

  it('are not sent twice in a round that takes longer than a claim', async () => {
    const { mails } = await searcher('channel=sales&fragment=tag-tardy');
    await arrives({ tags: ['tardy'] });
    const slow = {
      ...server.services,
      mailer: {
        async send(mail: Mail) {
          server.mails.push(mail);
          await round();
        },
      },
    };
    await sendAlerts(slow, new Date(Date.now() - day / 24));
    assert.equal(mails().length, 1);
  });

  it('leave alone the claim of another instance on a search that was taken from them', async () => {
    const { id } = await searcher('channel=sales&fragment=tag-retaken');
    await arrives({ tags: ['retaken'] });
    const retaken = { alertClaimedUntil: new Date(Date.now() + day) };
    const claimOfOther = eq(savedSearches.id, id);
    const mailer = {
      send: async () => void (await server.services.database.update(savedSearches).set(retaken).where(claimOfOther)),
    };
    await sendAlerts({ ...server.services, mailer });
    const [row] = await server.services.database.select().from(savedSearches).where(claimOfOther);
    assert.deepEqual(row?.alertClaimedUntil, retaken.alertClaimedUntil);
  });

  it('stop after the mail under way when the server stops, and go on in the next round', async () => {
    const searchers = [];
    for (let number = 0; number < 3; number += 1) searchers.push(await searcher('channel=sales&fragment=tag-stopped'));
    await arrives({ tags: ['stopped'] });
    const stop = new AbortController();
    const mailer = {
      async send(mail: Mail) {
        server.mails.push(mail);
        stop.abort();
      },
    };
    assert.equal((await sendAlerts({ ...server.services, mailer }, new Date(), stop.signal)).mails, 1);
    await round();
    assert.deepEqual(
      searchers.map(({ mails }) => mails().length),
      [1, 1, 1],
    );
  });

  it('T14 go out to one user five in a round at most, and the others in the next', async () => {
    const { visit, mails } = await searcher('channel=sales&fragment=tag-popular');
    for (let beds = 1; beds <= 6; beds += 1)
      await visit.post(`/search?channel=sales&fragment=tag-popular/from-${beds}-bed`);
    await arrives({ tags: ['popular'], bedrooms: 9 });
    await round();
    assert.equal(mails().length, 5);
    await round();
    assert.equal(mails().length, 7);
    await round();
    assert.equal(mails().length, 7);
  });

  it('T06 carry no link that a search was made to hold', async () => {
    const searchers = [];
    for (const query of [
      'q=-evil.example&is_query_search=true',
      'fragment=auction-date-http:%252F%252Fevil.example%252Fx',
      'fragment=auction-date-www.evil.example',
      'fragment=auction-date-a@evil.example',
      `fragment=auction-date-${encodeURIComponent('evil。例え')}`,
      'fragment=auction-date-soon%250aBcc: all%250a',
    ]) {
      searchers.push(await searcher(`channel=sales&${query}`));
    }
    await arrives();
    await round();
    for (const { mails } of searchers) {
      const words = `${mails()[0]?.subject} ${mails()[0]?.text.split('\n')[0]} ${/<h1[\s\S]*?<\/p>/.exec(mails()[0]?.html ?? '')?.[0].replace(/<[^>]*>/g, '')}`;
      assert.match(words, /1 new home/);
      assert.doesNotMatch(words, /evil[.。]|^\s*Bcc/m);
    }
  });
});

describe('the words of an alert', () => {
  const subjectFor = (q: string) =>
    alertMail(
      { agency: server.services.agency, secret: 'secret', siteUrl: 'https://agency.example' },
      {
        to: 'reader@example.com',
        saved: { userId: 1, fingerprint: '', alertFrequency: 'I' } as SavedSearch,
        search: { ...blankSearch, q, isQuerySearch: true },
        place: undefined,
        homes: [],
      },
    ).subject;

  it('T27 are cut off where a search goes on without end, and a link at the end of a long word stays out', () => {
    assert.equal(subjectFor('x'.repeat(100_000)).length, '0 new homes: '.length + 200);
    assert.equal(subjectFor(`${'x'.repeat(400)}.evil.example Bath`), '0 new homes: Homes for sale in … Bath');
  });
});

describe('the link that stops an alert', () => {
  it('asks first: opening it, as scanners of mails do, changes nothing', async () => {
    const { id, mails } = await searcher('channel=sales&fragment=tag-asked');
    await arrives({ tags: ['asked'] });
    await round();
    const link = linkIn(mails()[0], '/alerts/stop/');
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await server.visit().send(method, link);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
    }
    assert.equal(await frequencyOf(id), 'I');
  });

  it('works without signing in, from any place, and says nothing of whose it is', async () => {
    const { id, email, mails, visit } = await searcher('channel=sales&q=Bath&is_query_search=true');
    await arrives();
    await round();
    const link = linkIn(mails()[0], '/alerts/stop/');
    const stranger = server.visit({ 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' });
    const shown = await stranger.get(link);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await stranger.send('POST', link, 'List-Unsubscribe=One-Click', form);
    assert.equal(stopped.status, 200);
    assert.equal(await frequencyOf(id), 'N');
    assert.doesNotMatch(shown.text + stopped.text, new RegExp(`${email}|Bath|Zoë|Hart-Vane`));
    assert.equal(stranger.cookies.size, 0);
    assert.match(stopped.text, /stopped/);
    await arrives();
    await round(40);
    assert.equal(mails().length, 1, 'no more mails');
    const { text } = await visit.get('/saved_searches.ljson');
    assert.equal((JSON.parse(text) as object[]).length, 1, 'the search stays');
    assert.equal((await stranger.send('POST', link, 'again', form)).status, 200, 'again does no harm');
  });

  it('works for nobody who only guesses it', async () => {
    const { id, mails } = await searcher('channel=sales&fragment=tag-guessed');
    const { id: other, mails: otherMails } = await searcher('channel=sales&fragment=tag-guessed');
    await arrives({ tags: ['guessed'] });
    await round();
    const tokenIn = (mail: Mail | undefined) => linkIn(mail, '/alerts/stop/').split('/')[3] ?? '';
    const token = tokenIn(mails()[0]);
    const [subject, seal] = token.split('.') as [string, string];
    const [otherSubject] = tokenIn(otherMails()[0]).split('.') as [string];
    assert.notEqual(otherSubject, subject);
    for (const guess of [
      `${otherSubject}.${seal}`,
      `${subject}.${'A'.repeat(43)}`,
      `${subject}.${'é'.repeat(43)}`,
      `${subject}.`,
      subject,
      `.${seal}`,
      `${token}A`,
      '%00',
      'x'.repeat(5000),
    ]) {
      for (const method of ['GET', 'POST']) {
        assert.equal((await server.visit().send(method, `/alerts/stop/${guess}`)).status, 404, guess.slice(0, 60));
      }
    }
    assert.equal(await frequencyOf(id), 'I');
    assert.equal(await frequencyOf(other), 'I');
  });

  it('says that there is nothing to stop when the search is gone', async () => {
    const { id, visit, mails } = await searcher('channel=sales&fragment=tag-gone');
    await arrives({ tags: ['gone'] });
    await round();
    await visit.post(`/searches/${id}`, {}, 'delete');
    for (const method of ['GET', 'POST']) {
      const { status, text } = await server.visit().send(method, linkIn(mails()[0], '/alerts/stop/'));
      assert.equal(status, 200);
      assert.match(text, /no longer saved/);
      assert.doesNotMatch(text, /Stop the alert|in your account/);
    }
  });

  it('stops them also after the search was removed and saved again', async () => {
    const query = 'channel=sales&fragment=tag-undone';
    const { id, visit, mails } = await searcher(query);
    await arrives({ tags: ['undone'] });
    await round();
    await visit.post(`/searches/${id}`, {}, 'delete');
    const { id: newId } = (await visit.post(`/search?${query}`)).json;
    assert.match((await server.visit().get(linkIn(mails()[0], '/alerts/stop/'))).text, /Stop the alert/);
    await server.visit().send('POST', linkIn(mails()[0], '/alerts/stop/'));
    assert.equal(await frequencyOf(newId), 'N');
  });

  it('does not ask again once they are stopped', async () => {
    const { id, visit, mails } = await searcher('channel=sales&fragment=tag-quiet');
    await arrives({ tags: ['quiet'] });
    await round();
    await choose(visit, id, 'N');
    const { text } = await server.visit().get(linkIn(mails()[0], '/alerts/stop/'));
    assert.match(text, /This email alert has been stopped/);
    assert.doesNotMatch(text, /Stop the alert/);
  });

  it('is told to mail programs, which show a button for it', async () => {
    const { mails } = await searcher('channel=sales&fragment=tag-button');
    await arrives({ tags: ['button'] });
    await round();
    const folder = await freshFolder();
    await folderMailer(folder, server.services.agency).send(mails()[0]!);
    const [file = ''] = await readdir(folder);
    const letter = (await readFile(join(folder, file), 'utf8')).replace(/\n\s+/g, ' ');
    assert.match(letter, new RegExp(`^List-Unsubscribe: <${mails()[0]?.stopUrl?.replaceAll('.', '\\.')}>$`, 'm'));
    assert.match(letter, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    assert.match(letter, /^Content-Type: multipart\/alternative/m);
  });
});

describe('the program that sends alerts', () => {
  const program = 'demo/server/send-alerts.ts';

  it('does one round and says how it went; a folder in use is left alone', async () => {
    const folder = await freshFolder();
    await mkdir(join(folder, 'database'), { recursive: true });
    const env = { DATABASE_URL: undefined, DATABASE_FOLDER: join(folder, 'database'), DATA_DIR: folder, PORT: '0' };
    const first = run('test/server/support/small-server.ts', env);
    assert.match(await firstLine(first), /^http/);
    first.kill('SIGTERM');
    await exitCode(first);
    const sending = run(program, env);
    assert.equal(await firstLine(sending), '0 emails sent, 0 failed');
    assert.equal(await exitCode(sending), 0);
    await writeFile(join(folder, 'server.pid'), String(process.pid));
    const refused = run(program, env);
    assert.match(await firstLine(refused), /^No emails were sent: .* is in use by process/);
    assert.equal(await exitCode(refused), 1);
  });
});
