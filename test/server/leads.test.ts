import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { eq, sql } from 'drizzle-orm';

import { demoAgency } from '../../demo/server/demo-agency';
import { tidy } from '../../demo/server/housekeeping';
import { sendLeadMails } from '../../demo/server/mail/lead-mails';
import { leads } from '../../demo/server/schema';
import { dayInWords, readDay, visitWeeks, type DateValue } from '../../src/domain/visit-days';
import { smallAgency } from './support/agency-data';
import { noSuchMailbox, serverForTests, until } from './support/start';

const bath = { lat: 51.3811, lng: -2.359 };
/** The small agency, whose Bath branch is in the area of its postcodes. */
const seed = async () => {
  const agency = smallAgency();
  return { ...agency, branches: agency.branches.map((each) => (each.id === 1 ? { ...each, ...bath } : each)) };
};
/** Not the first, which is past after midnight. */
const [, closed, day] = visitWeeks(new Date(), 2).flat() as [DateValue, DateValue, DateValue];
const server = serverForTests({ seed, agency: { ...demoAgency, closedDays: [closed.fullDate] } });
const bookingOn = ({ dayAsNumber, monthAsNumber, yearAsNumber }: DateValue) => ({
  booking_day: dayAsNumber,
  booking_month: monthAsNumber,
  booking_year: yearAsNumber,
});
const valuation = (changes: Record<string, Record<string, unknown>> = {}) => ({
  lead_client: {
    first_name: 'Siân',
    last_name: 'Evans',
    body: '',
    email: 'sian@example.com',
    tel_home: '01632 960001',
    do_not_contact: '1',
    street_address: '14 Rivers Street',
    town: 'Warminster',
    county: '',
    postcode: 'BA12 6AA',
    ...changes['lead_client'],
  },
  lead: {
    valuation_reason: 'selling',
    message: 'Mind the dog.',
    is_valuation_request: '1',
    branch_id: '1',
    channel: 'selling',
    ...changes['lead'],
  },
  lead_booking: {
    book_viewing: '1',
    booking_time: '9:00, 14:00',
    ...bookingOn(day),
    ...changes['lead_booking'],
  },
  marketing_preferences: { opt_in_terms: 'on', ...changes['marketing_preferences'] },
});
const keptFor = (email: string) => server.services.database.select().from(leads).where(eq(leads.email, email));
const mailsTo = (to: string) => server.mails.filter((mail) => mail.to === to);

describe('a request for a valuation', () => {
  it('VAL-37 VAL-38 VAL-39 is kept with everything that was asked, and both sides are written to', async () => {
    const { status } = await server.visit().post('/leads', valuation());
    assert.equal(status, 200);
    const [lead, ...more] = await keptFor('sian@example.com');
    assert.equal(more.length, 0);
    assert.deepEqual(
      [lead?.streetAddress, lead?.postcode, lead?.channel, lead?.branchId, lead?.bookingDay, lead?.bookingTimes],
      ['14 Rivers Street', 'BA12 6AA', 'selling', 1, day.fullDate, ['9:00', '14:00']],
    );
    await until(() => mailsTo('sian@example.com').length === 1 && mailsTo('bath@hartwellvane.example').length === 1);
    const [branchMail] = mailsTo('bath@hartwellvane.example');
    assert.equal(branchMail?.replyTo, 'sian@example.com');
    assert.match(branchMail?.text ?? '', /14 Rivers Street.*BA12 6AA/);
    assert.ok(branchMail?.text.includes(`${dayInWords(day, 'full')} at 9:00 or 14:00`));
    assert.match(branchMail?.text ?? '', /Mind the dog/);
    const [visitorMail] = mailsTo('sian@example.com');
    assert.match(visitorMail?.text ?? '', /Our Bath office will call or email you/);
    assert.doesNotMatch(visitorMail?.text ?? '', /dog|Siân|Rivers/, 'no free text goes to an address nobody checked');
  });

  it('VAL-39 T06 is confirmed without what stands around a postcode', async () => {
    const lead_client = { email: 'victim@example.com', postcode: 'BA12 6AA казино.рф' };
    assert.equal((await server.visit().post('/leads', valuation({ lead_client }))).status, 200);
    assert.equal((await keptFor('victim@example.com'))[0]?.postcode, 'BA12 6AA');
    await until(() => mailsTo('victim@example.com').length === 1);
    assert.doesNotMatch(mailsTo('victim@example.com')[0]!.text, /казино/);
  });

  it('VAL-38 is kept with the longest message of the form in full, and refused with a longer one', async () => {
    const [email, longest] = ['lengthy@example.com', 'x'.repeat(2000)];
    const ask = (message: string) =>
      server.visit().post('/leads', valuation({ lead: { message }, lead_client: { email } }));
    const { status, json } = await ask(`${longest}x`);
    assert.deepEqual([status, json.errors], [422, ['Your message must be 2,000 characters or fewer']]);
    assert.equal((await ask(longest)).status, 200);
    assert.equal((await keptFor(email))[0]?.message, longest);
  });

  it('VAL-38 is kept with the longest email address in full, since a shorter one is of somebody else', async () => {
    const email = `sian@${`${'a'.repeat(60)}.`.repeat(4)}uk`;
    assert.equal((await server.visit().post('/leads', valuation({ lead_client: { email } }))).status, 200);
    assert.equal((await keptFor(email)).length, 1);
  });

  it('VAL-14 needs no time', async () => {
    const { lead_booking: _, ...rest } = valuation({ lead_client: { email: 'single@example.com' } });
    assert.equal((await server.visit().post('/leads', rest)).status, 200);
    const [lead] = await keptFor('single@example.com');
    assert.deepEqual([lead?.bookingDay, lead?.bookingTimes], [null, []]);
  });

  for (const [title, change, error] of [
    ['VAL-23 a first name', { lead_client: { first_name: '<b>' } }, 'Please enter a valid first name'],
    ['VAL-24 a telephone', { lead_client: { tel_home: '12345' } }, 'Please enter a valid phone number'],
    ['VAL-25 an email address', { lead_client: { email: 'sian@' } }, 'Please enter a valid email'],
    ['VAL-27 a street', { lead_client: { street_address: ' ' } }, 'Please enter a valid street'],
    ['VAL-28 a town', { lead_client: { town: '' } }, 'Please enter a valid town'],
    ['VAL-29 a postcode', { lead_client: { postcode: '' } }, 'Please enter a valid postcode'],
    ['VAL-30 a county that is one', { lead_client: { county: '123' } }, 'Please enter a valid county'],
    ['VAL-32 the terms', { marketing_preferences: { opt_in_terms: '' } }, 'You must agree to our terms & conditions'],
    ['VAL-09 a time', { lead_booking: { booking_time: '3:00' } }, 'Please select a valid time slot'],
    ['VAL-39 a day that exists', { lead_booking: { booking_month: 13 } }, 'Please select a valid time slot'],
    [
      'VAL-39 val-02 a day to come',
      { lead_booking: bookingOn(readDay('2020-01-06')!) },
      'Please select a valid time slot',
    ],
    [
      'VAL-39 val-02 a working day',
      { lead_booking: bookingOn(readDay('2099-11-28')!) },
      'Please select a valid time slot',
    ],
    ['VAL-39 val-02 a day that is open', { lead_booking: bookingOn(closed) }, 'Please select a valid time slot'],
  ] as const) {
    it(`${title} is needed`, async () => {
      const { status, json } = await server.visit().post('/leads', valuation(change));
      assert.equal(status, 422);
      assert.deepEqual(json.errors, [error]);
    });
  }

  it('VAL-36 TOK-03 is not taken without the token of the page', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await server.visit().send('POST', '/leads', JSON.stringify(valuation()), headers);
    assert.equal(status, 403);
  });

  it('F54 is kept once, however often it is sent', async () => {
    const body = valuation({ lead_client: { email: 'twice@example.com' } });
    const visit = server.visit();
    const answers = await Promise.all([visit, server.visit(), server.visit()].map((each) => each.post('/leads', body)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal((await keptFor('twice@example.com')).length, 1);
    await server.services.background.finish();
    assert.equal(mailsTo('twice@example.com').length, 1);
  });

  it('F54 is kept once also when midnight is between, and again after a day', async () => {
    const email = 'midnight@example.com';
    const body = valuation({ lead_client: { email } });
    const sentHoursAgo = (hours: number) =>
      server.services.database
        .update(leads)
        .set({ createdAt: new Date(Date.now() - hours * 3_600_000), receivedOn: sql`current_date - 1` })
        .where(eq(leads.email, email));
    await server.visit().post('/leads', body);
    for (const [hours, times] of [
      [23, 1],
      [25, 2],
    ] as const) {
      await sentHoursAgo(hours);
      assert.equal((await server.visit().post('/leads', body)).status, 200);
      assert.equal((await keptFor(email)).length, times);
    }
  });

  it('LED-20 with the honeypot filled in is answered like any other and dropped', async () => {
    const body = valuation({ lead_client: { email: 'robot@example.com', body: 'buy now' } });
    assert.equal((await server.visit().post('/leads', body)).status, 200);
    assert.equal((await keptFor('robot@example.com')).length, 0);
    assert.deepEqual(mailsTo('robot@example.com'), []);
  });

  it('VAL-38 without a branch, or with one there is not, goes to the nearest', async () => {
    for (const [index, branch_id] of [undefined, '99', 'x'].entries()) {
      const email = `nearest-${index}@example.com`;
      await server.visit().post('/leads', valuation({ lead: { branch_id }, lead_client: { email } }));
      assert.equal((await keptFor(email))[0]?.branchId, 1);
    }
  });

  it('T25 is forgotten after a year', async () => {
    await server.visit().post('/leads', valuation({ lead_client: { email: 'old@example.com' } }));
    const { database } = server.services;
    const longAgo = new Date(Date.now() - 370 * 24 * 60 * 60 * 1000);
    await database.update(leads).set({ createdAt: longAgo }).where(eq(leads.email, 'old@example.com'));
    await tidy(server.services);
    assert.equal((await keptFor('old@example.com')).length, 0);
    assert.notEqual((await keptFor('sian@example.com')).length, 0);
  });

  it('LED-01 anything else is not taken for one', async () => {
    const { status } = await server.visit().post('/leads', valuation({ lead: { is_valuation_request: '0' } }));
    assert.equal(status, 422);
  });
});

describe('requests from one address', () => {
  const limited = serverForTests({ seed, limits: { leadsByAddress: { attempts: 2, minutes: 60 } } });
  it('T14 are limited', async () => {
    const visit = limited.visit();
    const send = (number: number) =>
      visit.post('/leads', valuation({ lead_client: { email: `many-${number}@example.com` } }));
    assert.equal((await send(1)).status, 200);
    assert.equal((await send(2)).status, 200);
    assert.equal((await send(3)).status, 429);
  });
});

describe('a lead that comes while the mail server is down', () => {
  const refused = new Set<string>();
  const missing = new Set(['nobody@example.com']);
  let locked = false;
  const failing = serverForTests({
    seed,
    mailer: {
      async send(mail) {
        if (missing.has(mail.to)) throw noSuchMailbox();
        if (refused.has(mail.to)) throw new Error(`No room for ${mail.to}`);
        if (locked) throw Object.assign(new Error('Bad password'), { responseCode: 535, command: 'AUTH PLAIN' });
        failing.mails.push(mail);
      },
    },
  });
  const branch = 'bath@hartwellvane.example';
  const sent = () => failing.mails.splice(0).map(({ to }) => to);
  /** As if the pause after a failure were over. */
  const round = async () => {
    await failing.services.database.update(leads).set({ mailClaimedUntil: null });
    await sendLeadMails(failing.services);
  };
  const send = async (email: string) => {
    const body = valuation({ lead_client: { email } });
    for (let time = 0; time < 2; time += 1) assert.equal((await failing.visit().post('/leads', body)).status, 200);
    await failing.services.background.finish();
    return sent();
  };

  it('F54 VAL-38 is mailed to both sides by the next round, and only once', async () => {
    const email = 'patient@example.com';
    for (const to of [branch, email]) refused.add(to);
    assert.deepEqual(await send(email), []);
    refused.clear();
    await failing.services.database.update(leads).set({ mailClaimedUntil: null });
    await Promise.all([sendLeadMails(failing.services), sendLeadMails(failing.services)]);
    assert.deepEqual(sent(), [branch, email]);
    await round();
    assert.deepEqual(sent(), []);
  });

  it('F54 VAL-38 is not mailed again to an address that the mail server refuses for good', async () => {
    assert.deepEqual(await send('nobody@example.com'), [branch]);
    const [lead] = await failing.services.database.select().from(leads).where(eq(leads.email, 'nobody@example.com'));
    assert.deepEqual(lead!.mailsDue, []);
  });

  it('F54 VAL-38 is mailed to both once the mail server lets the agency in again', async () => {
    locked = true;
    assert.deepEqual(await send('locked@example.com'), []);
    locked = false;
    await round();
    assert.deepEqual(sent(), [branch, 'locked@example.com']);
  });

  it('F54 VAL-38 is mailed again to the branch, whose mailbox may be mended after it was refused for good', async () => {
    missing.add(branch);
    assert.deepEqual(await send('mended@example.com'), ['mended@example.com']);
    missing.delete(branch);
    await round();
    assert.deepEqual(sent(), [branch]);
  });

  it('F54 VAL-38 is tried again after pauses that grow with its age to an hour, for five days', async () => {
    const email = 'waiting@example.com';
    const write = (lead: { createdAt?: Date; mailClaimedUntil?: null }) =>
      failing.services.database.update(leads).set(lead).where(eq(leads.email, email));
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    refused.add(email);
    await send(email);
    await write({ createdAt: hoursAgo(10) });
    await round();
    refused.clear();
    const [{ mailClaimedUntil } = {}] = await failing.services.database
      .select()
      .from(leads)
      .where(eq(leads.email, email));
    const pause = (mailClaimedUntil!.getTime() - Date.now()) / 3_600_000;
    assert.ok(pause > 0.9 && pause < 1.1, `${pause} hours`);
    await sendLeadMails(failing.services);
    assert.deepEqual(sent(), []);
    await write({ createdAt: hoursAgo(5 * 24 + 1) });
    await round();
    assert.deepEqual(sent(), []);
    await write({ createdAt: hoursAgo(5 * 24 - 1) });
    await round();
    assert.deepEqual(sent(), [email]);
  });

  it('F54 VAL-38 is mailed once to the side that can be reached', async () => {
    const email = 'unreachable@example.com';
    refused.add(email);
    assert.deepEqual(await send(email), [branch]);
    await round();
    assert.deepEqual(sent(), []);
    refused.clear();
    await round();
    assert.deepEqual(sent(), [email]);
    assert.doesNotMatch(failing.logged.join(), /@|No room/, 'the log says nothing personal');
  });

  it('F54 VAL-38 is mailed by another instance when the one that took it ended', async () => {
    const email = 'left@example.com';
    refused.add(branch);
    assert.deepEqual(await send(email), [email]);
    refused.clear();
    const claim = (minutes: number) =>
      failing.services.database.update(leads).set({ mailClaimedUntil: new Date(Date.now() + minutes * 60_000) });
    await claim(1);
    await sendLeadMails(failing.services);
    assert.deepEqual(sent(), []);
    await claim(-1);
    await sendLeadMails(failing.services);
    assert.deepEqual(sent(), [branch]);
  });
});

describe('a server that needs a proof of the captcha service', () => {
  const captcha = { siteKey: 'site-key', version: '3', secret: 'shared', service: '/recaptcha' };
  const guarded = serverForTests({ seed, captcha });
  it('CAP-11 T14 refuses a valuation without one, and takes it with one', async () => {
    const visit = guarded.visit();
    const refused = await visit.post('/leads', valuation());
    assert.deepEqual([refused.status, refused.json.code], [422, 'recaptcha_invalid']);
    const token = (await visit.get('/recaptcha/token?key=site-key')).text;
    assert.equal((await visit.post('/leads', { ...valuation(), 'g-recaptcha-response': token })).status, 200);
  });
});
