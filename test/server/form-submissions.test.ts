import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { eq } from 'drizzle-orm';

import { leads } from '../../demo/server/schema';
import { serverForTests } from './support/start';

const server = serverForTests();
const good = {
  f_id: 'new-homes-enquiry',
  redirect_url: '/properties/1/sales?from=list',
  hfhp: '',
  'form_submission[do_not_contact]': '1',
  'form_submission[development_of_interest]': 'Mill Yard',
  'form_submission[development_id]': '1',
  'form_submission[first_name]': 'Siân',
  'form_submission[last_name]': 'Evans',
  'form_submission[email]': 'sian@example.com',
  'form_submission[tel_home]': '01632 960001',
  'form_submission[current_home_address]': '14 Rivers Street, Bath, BA1 2QA',
  'form_submission[message]': 'Is there a garden?',
  'marketing_preferences[opt_in_terms]': 'on',
  'lead_client[do_not_contact]': '1',
};
/** Posts the form as a browser does, with a token by default. */
const send = async (changes: Readonly<Record<string, string>> = {}, from = server) => {
  const visit = from.visit();
  const { authenticity_token } = (await visit.get('/authenticity_token.ljson')).json;
  const body = new URLSearchParams({ authenticity_token, ...good, ...changes });
  return visit.send('POST', '/form_submissions', body);
};
/** Posts the form; returns where it redirects. */
const post = async (changes: Readonly<Record<string, string>> = {}, from = server) => {
  const { status, headers } = await send(changes, from);
  return { status, location: headers.get('location') };
};
const keptFor = (email: string) => server.services.database.select().from(leads).where(eq(leads.email, email));
const sent = '/properties/1/sales?from=list#flash/welcome-lead-sent';

describe('an interest in new homes', () => {
  it('NHE-15 NHE-16 NHE-17 is kept, told to the branch of the property, and answered by the page that was named', async () => {
    assert.deepEqual(await post(), { status: 303, location: sent });
    const [lead, ...more] = await keptFor('sian@example.com');
    assert.equal(more.length, 0);
    assert.deepEqual(
      [lead?.kind, lead?.branchId, lead?.firstName, lead?.telHome, lead?.streetAddress],
      ['new-homes', 1, 'Siân', '01632960001', '14 Rivers Street, Bath, BA1 2QA'],
    );
    await server.services.background.finish();
    const mail = server.mails.find(({ replyTo }) => replyTo === 'sian@example.com')!;
    assert.equal(mail.to, 'bath@hartwellvane.example');
    assert.match(mail.text, /Interested in: Mill Yard \(property 1\)\s+Is there a garden\?/);
  });

  it('T06 adds no lines of its own before what we say of the sender', async () => {
    const email = 'forger@example.com';
    const forged = 'Evans\r\n\nTelephone: 0900\u2028Email: x';
    await post({
      'form_submission[email]': email,
      'form_submission[current_home_address]': forged,
      'form_submission[development_of_interest]': forged,
      'form_submission[message]': 'Telephone: 0901',
    });
    await server.services.background.finish();
    const { text } = server.mails.find(({ replyTo }) => replyTo === email)!;
    assert.deepEqual(text.match(/^Telephone: \d+$/gmu), ['Telephone: 01632960001', 'Telephone: 0901']);
    assert.match(text, /^Lives at: Evans Telephone: 0900 Email: x$/m);
  });

  it('NHE-17 is kept with the longest message of the form in full', async () => {
    const [email, longest] = ['lengthy@example.com', 'x'.repeat(2000)];
    // Browsers send each line break as two characters.
    const typed = longest.replace('xx', 'x\n');
    const posted = typed.replace('\n', '\r\n');
    const changes = { 'form_submission[email]': email, 'form_submission[message]': posted };
    assert.equal((await post(changes)).location, sent);
    assert.ok((await keptFor(email))[0]?.message.endsWith(`\n${typed}`));
  });

  it('NHE-14 F38 sent twice is kept once', async () => {
    const twice = { 'form_submission[email]': 'twice@example.com' };
    assert.deepEqual(
      [await post(twice), await post(twice)].map(({ location }) => location),
      [sent, sent],
    );
    assert.equal((await keptFor('twice@example.com')).length, 1);
  });

  it('NHE-18 with the honeypot filled in is answered like any other and dropped', async () => {
    const robot = { 'form_submission[email]': 'robot@example.com', hfhp: 'buy now' };
    assert.equal((await post(robot)).location, sent);
    assert.equal((await keptFor('robot@example.com')).length, 0);
  });

  it('NHE-11 NHE-13 NHE-16 is refused without what it needs, without a token, and by another name', async () => {
    const refused = '/properties/1/sales?from=list#flash/lead-sending-error-validation';
    const broken: Record<string, string>[] = [
      { 'form_submission[email]': 'x' },
      { 'form_submission[message]': 'x'.repeat(2001) },
      { 'marketing_preferences[opt_in_terms]': '' },
    ];
    for (const changes of broken) assert.deepEqual(await post(changes), { status: 303, location: refused });
    assert.match((await post({ f_id: 'other' })).location!, /#flash\/lead-sending-error$/);
    assert.notEqual((await post({ authenticity_token: 'none' })).status, 303);
    assert.equal((await keptFor('x')).length, 0);
  });

  it('F09 NHE-11 is told which fields are wrong where no script would show it', async () => {
    const { status, text } = await send({
      answer: 'page',
      'form_submission[email]': 'sian@',
      'form_submission[tel_home]': '1',
    });
    assert.equal(status, 422);
    const reasons = [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, reason]) => reason);
    assert.deepEqual(reasons, ['Please enter a valid email', 'Please enter a valid phone number']);
  });

  it('T07 NHE-16 leads to no other site', async () => {
    for (const redirect_url of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      '/.//evil.example/',
      '\t//evil.example',
      'javascript:alert(1)',
      'evil.example',
      '/\r\nX: 1//',
      '',
    ]) {
      const { location } = await post({ redirect_url, hfhp: 'robot' });
      const { origin } = new URL(location!, server.url);
      assert.equal(origin, new URL(server.url).origin, redirect_url);
      assert.doesNotMatch(location!, /^\/\/|[\r\n\\]/);
    }
  });
});

describe('an interest in new homes where the server wants more', () => {
  const captcha = { siteKey: 'site-key', version: '3', secret: 'shared', service: '/recaptcha' };
  const guarded = serverForTests({ captcha, limits: { leadsByAddress: { attempts: 2, minutes: 60 } } });
  it('CAP-11 T14 is answered with a message when it is no person’s, or one too many', async () => {
    assert.match((await post({}, guarded)).location!, /#flash\/recaptcha-invalid$/);
    assert.match((await post({}, guarded)).location!, /#flash\/recaptcha-invalid$/);
    assert.match((await post({}, guarded)).location!, /#flash\/lead-sending-error$/);
  });
});
