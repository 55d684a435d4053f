import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { eq } from 'drizzle-orm';

import { defaultLimits } from '../../demo/server/limits';
import { leads } from '../../demo/server/schema';
import { smallAgency } from './support/agency-data';
import { serverForTests, until } from './support/start';

const seed = async () => smallAgency();
const server = serverForTests({ seed });
type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const client = {
  first_name: 'Siân',
  last_name: 'Evans',
  body: '',
  email: 'sian@example.com',
  tel_home: '01632 960001',
  do_not_contact: '1',
};
const message = (lead: object, { lead_client, ...changes }: Changes = {}) => ({
  lead_client: { ...client, ...lead_client },
  lead: { message: 'Property ref: 7, 14 Rivers Street\nMay I come?', ...lead },
  market_preferences: { opt_in_terms: 'on' },
  marketing_preferences: { opt_in_terms: 'on' },
  ...changes,
});
const toAda = { agency_employee_id: '1', channel: 'letting' };
const toBath = { branch_id: '1', is_branch_lead: 1 };
const keptFor = (email: string) => server.services.database.select().from(leads).where(eq(leads.email, email));
const mailsTo = (to: string) => server.mails.filter((mail) => mail.to === to);

describe('a message to a person or an office', () => {
  it('LED-24 LED-33 LED-34 to a person is kept and mailed to them, and the visitor gets an answer without their words', async () => {
    const email = 'to-ada@example.com';
    assert.equal((await server.visit().post('/leads', message(toAda, { lead_client: { email } }))).status, 200);
    const [lead, ...more] = await keptFor(email);
    assert.deepEqual(
      [more.length, lead?.kind, lead?.staffId, lead?.branchId, lead?.channel, lead?.telHome],
      [0, 'staff', 1, 1, 'letting', '01632960001'],
    );
    await until(() => mailsTo('ada@hartwellvane.example').length === 1 && mailsTo(email).length === 1);
    const [toPerson] = mailsTo('ada@hartwellvane.example');
    assert.equal(toPerson?.replyTo, email);
    assert.match(toPerson?.text ?? '', /Siân Evans[\s\S]*letting[\s\S]*01632960001[\s\S]*May I come\?/);
    assert.match(mailsTo(email)[0]?.text ?? '', /Call Ada Hart on 01632/, 'the number of whom they wrote to');
    assert.doesNotMatch(mailsTo(email)[0]?.text ?? '', /Siân|May I/, 'no free text goes to an address nobody checked');
  });

  it('LED-17 takes a number as people write it, and keeps its digits', async () => {
    const numbers = { '+44 (0)7700 900-123': '+447700900123', '(020) 7946-0958': '02079460958' };
    for (const [index, [tel_home, kept]] of Object.entries(numbers).entries()) {
      const email = `number-${index}@example.com`;
      const person = { email, tel_home, last_name: 'Lee2' };
      assert.equal((await server.visit().post('/leads', message(toAda, { lead_client: person }))).status, 200);
      assert.equal((await keptFor(email))[0]?.telHome, kept);
    }
  });

  it('LED-36 LED-37 LED-38 to a branch or a department goes to the branch', async () => {
    const department = { branch_id: '1', lead_type: 'branch_department_enquiry', branch_department_id: 'lettings' };
    for (const [index, lead] of [toBath, department, { branch_id: '1' }].entries()) {
      const email = `to-bath-${index}@example.com`;
      assert.equal((await server.visit().post('/leads', message(lead, { lead_client: { email } }))).status, 200);
      const [kept] = await keptFor(email);
      assert.deepEqual(
        [kept?.kind, kept?.branchId, kept?.departmentId],
        ['office', 1, index === 1 ? 'lettings' : null],
      );
      await until(() => mailsTo('bath@hartwellvane.example').some(({ replyTo }) => replyTo === email));
    }
  });

  it('LED-35 takes the agreement to the terms under either name, and wants it', async () => {
    const agreed = { opt_in_terms: 'on' };
    for (const [index, given] of [{ market_preferences: agreed }, { marketing_preferences: agreed }].entries()) {
      const {
        market_preferences: _,
        marketing_preferences: __,
        ...rest
      } = message(toBath, {
        lead_client: { email: `either-${index}@example.com` },
      });
      assert.equal((await server.visit().post('/leads', { ...rest, ...given })).status, 200);
      const { status, json } = await server.visit().post('/leads', rest);
      assert.deepEqual([status, json.errors], [422, ['You must agree to our terms & conditions']]);
    }
  });

  it('LED-29 LED-30 names what is wrong, and needs no message', async () => {
    const wrong = message(toAda, { lead_client: { first_name: '', last_name: '<b>', email: 'x', tel_home: '1' } });
    const { status, json } = await server.visit().post('/leads', wrong);
    assert.equal(status, 422);
    assert.deepEqual(json.errors, [
      'Please enter a valid first name',
      'Please enter a valid last name',
      'Please enter a valid email',
      'Please enter a valid phone number',
    ]);
    const silent = message({ ...toAda, message: '' }, { lead_client: { email: 'silent@example.com' } });
    assert.equal((await server.visit().post('/leads', silent)).status, 200);
  });

  it('LED-37 takes the longest message of the form in full, with the line of the property before it, and none longer', async () => {
    const email = 'lengthy@example.com';
    const write = (text: string, line = 'Property ref: HV-7, 14 Rivers Street, Bath\n') =>
      server.visit().post('/leads', message({ ...toAda, message: line + text }, { lead_client: { email } }));
    const longest = 'x'.repeat(2000);
    for (const line of [undefined, '']) {
      const { status, json } = await write(`${longest}x`, line);
      assert.deepEqual([status, json.errors], [422, ['Your message must be 2,000 characters or fewer']]);
    }
    assert.equal((await write('', `Property ref: ${'x'.repeat(2000)}\n`)).status, 422);
    assert.equal((await write(longest)).status, 200);
    const [lead] = await keptFor(email);
    assert.equal(lead?.message, `Property ref: HV-7, 14 Rivers Street, Bath\n${longest}`);
  });

  it('LED-20 with the honeypot filled in is answered like any other and dropped', async () => {
    const body = message(toAda, { lead_client: { email: 'robot@example.com', body: 'buy now' } });
    assert.equal((await server.visit().post('/leads', body)).status, 200);
    assert.equal((await keptFor('robot@example.com')).length, 0);
  });

  it('LED-34 to nobody we know is refused', async () => {
    const { status } = await server.visit().post('/leads', message({ agency_employee_id: '99' }));
    assert.equal(status, 422);
    assert.equal((await server.visit().post('/leads', message({}))).status, 422);
  });

  it('LED-13 remembers where somebody asked to hear of marketing, and of nobody else', async () => {
    const email = 'keen@example.com';
    const marketing_preferences = {
      opt_in_terms: 'on',
      opt_in_marketing: 'on',
      opt_in_marketing_url: 'https://example.com/properties/7/sales?q=secret#x',
    };
    await server.visit().post('/leads', message(toBath, { lead_client: { email }, marketing_preferences }));
    assert.equal((await keptFor(email))[0]?.optInMarketingUrl, '/properties/7/sales');
    assert.equal((await keptFor('to-ada@example.com'))[0]?.optInMarketingUrl, null);
  });

  it('F54 is kept once, however often it is sent', async () => {
    const body = message(toAda, { lead_client: { email: 'twice@example.com' } });
    for (let time = 0; time < 3; time++) assert.equal((await server.visit().post('/leads', body)).status, 200);
    assert.equal((await keptFor('twice@example.com')).length, 1);
  });
});

/** The fields of a form by their names with brackets. */
const viewing = (changes: Readonly<Record<string, string>> = {}) => ({
  'lead[lead_type]': 'email_portal_lead',
  'lead[message]': 'Saturday, after ten',
  ...Object.fromEntries(Object.entries(client).map(([name, value]) => [`lead_client[${name}]`, value])),
  'marketing_preferences[opt_in_terms]': 'on',
  ...changes,
});
const page = '/properties/1/sales?from=search';
const accept = 'text/html,application/xhtml+xml';

/** Sends a form as a browser does from the page of a home. */
async function sendForm(
  on: typeof server,
  fields: Readonly<Record<string, string>>,
  { path = '/properties/1/sales/leads', token = true, referrer = page } = {},
) {
  const visit = on.visit();
  const { authenticity_token: given } = (await visit.get('/authenticity_token.ljson')).json;
  const authenticity_token = token ? given : 'forged';
  const body = new URLSearchParams({ authenticity_token, ...fields }).toString();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: accept,
    Referer: referrer.startsWith('/') ? visit.url + referrer : referrer,
  };
  return visit.send('POST', path, body, headers);
}
const leadsTo = ({ status, headers }: Awaited<ReturnType<typeof sendForm>>) => [status, headers.get('location')];

describe('a wish to see a home', () => {
  it('LED-09 LED-10 LED-11 is kept with the home and the address, mailed to both sides, and leads back to the page', async () => {
    const email = 'viewer@example.com';
    const fields = viewing({
      'lead_client[email]': email,
      'lead_client[house_number]': '14',
      'lead_client[street_address]': 'Rivers Street',
      'lead_client[postcode]': 'BA1 2QA',
    });
    assert.deepEqual(leadsTo(await sendForm(server, fields)), [303, `${page}#flash/welcome-lead-sent`]);
    const [lead, ...more] = await keptFor(email);
    assert.equal(more.length, 0);
    assert.deepEqual(
      [lead?.kind, lead?.propertyId, lead?.branchId, lead?.channel, lead?.streetAddress, lead?.postcode],
      ['viewing', 1, 1, 'sales', '14 Rivers Street', 'BA1 2QA'],
    );
    await until(
      () =>
        mailsTo(email).length === 1 && mailsTo('bath@hartwellvane.example').some(({ replyTo }) => replyTo === email),
    );
    const [toBranch] = mailsTo('bath@hartwellvane.example').filter(({ replyTo }) => replyTo === email);
    assert.equal(toBranch?.subject, 'Viewing: 14 Rivers Street, Bath');
    assert.match(toBranch?.text ?? '', /Saturday, after ten/);
    assert.match(mailsTo(email)[0]?.text ?? '', /to see 14 Rivers Street, Bath/);
    assert.doesNotMatch(mailsTo(email)[0]?.text ?? '', /Saturday/);
  });

  it('LED-09 that is not right, or for no home we have, leads back with an error', async () => {
    const wrong = await sendForm(server, viewing({ 'lead[message]': ' ', 'lead_client[email]': 'no@example.com' }));
    assert.deepEqual(leadsTo(wrong), [303, `${page}#flash/lead-sending-error-validation`]);
    const lengthy = await sendForm(server, viewing({ 'lead[message]': 'x'.repeat(2001) }));
    assert.deepEqual(leadsTo(lengthy), [303, `${page}#flash/lead-sending-error-validation`]);
    for (const path of ['/properties/999/sales/leads', '/properties/1/lettings/leads'])
      assert.deepEqual(leadsTo(await sendForm(server, viewing(), { path })), [303, `${page}#flash/lead-sending-error`]);
    assert.equal((await keptFor('no@example.com')).length, 0);
  });

  it('LED-20 with the honeypot filled in leads back like any other and is dropped', async () => {
    const sent = await sendForm(
      server,
      viewing({ 'lead_client[body]': 'buy', 'lead_client[email]': 'bot@example.com' }),
    );
    assert.deepEqual(leadsTo(sent), [303, `${page}#flash/welcome-lead-sent`]);
    assert.equal((await keptFor('bot@example.com')).length, 0);
  });

  it('TOK-03 LED-10 without the token of the page leads back and says so', async () => {
    const sent = await sendForm(server, viewing({ 'lead_client[email]': 'forged@example.com' }), { token: false });
    assert.deepEqual(leadsTo(sent), [303, `${page}#flash/invalid-authenticity-token`]);
    assert.equal((await keptFor('forged@example.com')).length, 0);
  });

  it('TOK-03 F09 without JavaScript leads to the page anew where its token is too old: going back brings that again', async () => {
    const sent = await sendForm(server, viewing({ answer: 'page' }), { token: false });
    assert.equal(sent.status, 422);
    assert.match(sent.text, /Copy it, then send it from\s+<a href="\/properties\/1\/sales\?from=search">/);
  });

  it('T07 leads nowhere but to a page of this site', async () => {
    for (const referrer of ['https://evil.example/x', '//evil.example', 'nonsense']) {
      const sent = await sendForm(server, viewing({ 'lead_client[email]': 'away@example.com' }), { referrer });
      assert.equal(sent.headers.get('location'), '/#flash/welcome-lead-sent', referrer);
    }
  });

  describe('behind a proxy that passes on a host name of its own', () => {
    const site = 'https://www.hartwellvane.example';
    const proxied = serverForTests({ seed, siteUrl: site });
    it('LED-10 leads back to the page', async () => {
      const sent = await sendForm(proxied, viewing(), { referrer: site + page });
      assert.deepEqual(leadsTo(sent), [303, `${page}#flash/welcome-lead-sent`]);
    });
  });

  it('F09 is answered with a page where no script would show a message', async () => {
    const plain = { answer: 'page', 'lead_client[email]': 'plain@example.com' };
    const thanks = await sendForm(server, viewing(plain));
    assert.equal(thanks.status, 200);
    assert.match(thanks.text, /Thank you[\s\S]*href="\/properties\/1\/sales\?from=search"/);
    const refused = await sendForm(server, viewing({ ...plain, 'lead_client[tel_home]': '1' }));
    assert.equal(refused.status, 422);
    assert.match(refused.text, /There is a problem[\s\S]*Please enter a valid phone number/);
  });
});

describe('many wishes from one address', () => {
  const limited = serverForTests({ seed, limits: { leadsByAddress: { attempts: 1, minutes: 60 } } });
  it('T14 are limited, and lead back with an error', async () => {
    assert.deepEqual(leadsTo(await sendForm(limited, viewing())), [303, `${page}#flash/welcome-lead-sent`]);
    assert.deepEqual(leadsTo(await sendForm(limited, viewing())), [303, `${page}#flash/lead-sending-error`]);
    assert.equal((await limited.visit().post('/leads', message(toBath))).status, 429);
  });
});

describe('many wishes with one email address', () => {
  const keen = serverForTests({ seed, limits: defaultLimits });
  it('T14 all reach the branch, and few are answered, so that nobody is flooded with mail', async () => {
    for (let wish = 1; wish <= 6; wish += 1) {
      const sent = await sendForm(keen, viewing({ 'lead[message]': `On day ${wish}` }));
      assert.deepEqual(leadsTo(sent), [303, `${page}#flash/welcome-lead-sent`]);
    }
    await keen.services.background.finish();
    assert.equal(keen.mails.filter(({ to }) => to === 'bath@hartwellvane.example').length, 6);
    assert.equal(keen.mails.filter(({ to }) => to === client.email).length, 5);
  });
});

describe('a server that needs a proof of the captcha service', () => {
  const captcha = { siteKey: 'site-key', version: '3', secret: 'shared', service: '/recaptcha' };
  const guarded = serverForTests({ seed, captcha });
  it('LED-08 LED-32 CAP-11 refuses both without one', async () => {
    assert.deepEqual(leadsTo(await sendForm(guarded, viewing())), [303, `${page}#flash/recaptcha-invalid`]);
    const visit = guarded.visit();
    assert.equal((await visit.post('/leads', message(toBath))).json.code, 'recaptcha_invalid');
    const token = (await visit.get('/recaptcha/token?key=site-key')).text;
    assert.equal((await visit.post('/leads', { ...message(toBath), 'g-recaptcha-response': token })).status, 200);
  });
});
