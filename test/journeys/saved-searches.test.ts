import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';

import { sendAlerts } from '../../demo/server/mail/alerts';
import { places, properties, type Property } from '../../demo/server/schema';
import { decodePolygon } from '../../src/domain/polygon';
import { parseSearchQuery } from '../../src/domain/search-address';
import { fillInRegistration, open, panelOf, signIn, type Person } from './account';
import { Letterbox } from './mail';
import { newcomer, runAgency, violations, visit } from './visit';

const day = 24 * 60 * 60 * 1000;
const listOf = (page: Page) => panelOf(page).locator('agency-saved-searches');
const saver = (page: Page) => page.locator('agency-save-search').first();

/** What a mail program shows of the mails to an address: their headers and the plain text part. */
function shownTo(to: string, letters: readonly string[]) {
  return letters
    .filter((letter) => letter.includes(`To: ${to}`))
    .map((letter) => {
      const head = letter.slice(0, letter.indexOf('\n\n')).replace(/\n\s+/g, ' ');
      const [, boundary = ''] = /boundary="([^"]+)"/.exec(head) ?? [];
      const plain = letter.split(`--${boundary}`).find((part) => /^\s*Content-Type: text\/plain/m.test(part)) ?? '';
      const decoded = plain
        .replace(/=\n/g, '')
        .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
      return { head, text: decoded };
    });
}

describe('a saved search', () => {
  const letterbox = new Letterbox();
  const agency = runAgency({ mailFolder: letterbox.folder });
  let newest = 500_000;

  /** The agency adds a home like an existing one. */
  async function arrives(like: Property, fields: Partial<Property>) {
    newest += 1;
    const now = new Date();
    const { searchWords: _, ...home } = like;
    await agency.services.database
      .insert(properties)
      .values({ ...home, id: newest, createdAt: now, updatedAt: now, launchedAt: now, ...fields });
    return newest;
  }

  const mailsTo = async ({ email }: Person) => shownTo(email, await letterbox.all());

  it('SAV-16 SAV-22 SAV-23 SAV-24 SAV-28 goes from a search by place to a mail about a new home, and to its end', async () => {
    const { database } = agency.services;
    const [bath] = await database.select().from(places).where(eq(places.name, 'Bath'));
    const homes = await database.select().from(properties).where(eq(properties.channel, 'sales'));
    const inBath = homes.find(({ placeId, priceValue }) => placeId === bath!.id && priceValue !== null)!;
    const person = newcomer();
    const { page, complaints } = await visit(await agency.newContext(), `${agency.url}/`);

    await page.locator('.agency-search-submit').waitFor();
    const where = page.getByRole('combobox').first();
    await where.pressSequentially('Bath', { delay: 40 });
    await page
      .getByRole('option', { name: /^Bath, / })
      .first()
      .click();
    await page.locator('.agency-search-submit').click();
    await page.waitForURL(`**/search?*place_id=${bath!.id}*`);
    await page.goto(`${page.url()}${page.url().includes('fragment=') ? '/' : '&fragment='}from-2-bed`);
    await saver(page).getByRole('button', { name: 'Save this search' }).click();
    await saver(page).getByRole('button', { name: 'Search saved' }).waitFor();
    await saver(page).getByText('Kept on this device only.').waitFor();
    assert.deepEqual(await violations(page), []);

    await saver(page).getByRole('link', { name: 'register' }).click();
    await fillInRegistration(page, person);
    await open(page, '#/user/saved-searches');
    await listOf(page).getByRole('heading', { name: '1 Saved Search' }).waitFor();
    await listOf(page).getByRole('link', { name: '2+ bedroom homes for sale in Bath, Somerset' }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('savedSearches')), '[]');
    await listOf(page).getByLabel('Email me new homes').selectOption('Weekly');
    await listOf(page).getByText('Emails: weekly.').waitFor({ state: 'attached' });
    assert.deepEqual(await violations(page), []);
    await page.reload();
    assert.equal(await listOf(page).getByLabel('Email me new homes').inputValue(), 'W');

    await sendAlerts(agency.services);
    assert.deepEqual(await mailsTo(person), [], 'nothing is new yet');
    const fitting = await arrives(inBath, { bedrooms: 3 });
    await arrives(inBath, { bedrooms: 1 });
    await sendAlerts(agency.services);
    const [mail, ...others] = await mailsTo(person);
    assert.deepEqual(others, []);
    assert.match(mail!.head, /^Subject: 1 new home: 2\+ bedroom homes for sale in Bath, Somerset$/m);
    assert.deepEqual(
      [...mail!.text.matchAll(/\/properties\/(\d+)\//g)].map(([, id]) => Number(id)),
      [fitting],
    );
    const linkTo = (path: string) => new RegExp(`^(${agency.url}${path}\\S*)$`, 'm').exec(mail!.text)![1]!;

    const reader = await visit(await agency.newContext(), linkTo(`/properties/${fitting}/`));
    await reader.page.getByRole('heading', { level: 1 }).first().waitFor();
    await reader.page.goto(linkTo('/search'));
    await reader.page
      .getByRole('heading', { name: /homes for sale in Bath/ })
      .first()
      .waitFor();

    await arrives(inBath, { bedrooms: 4 });
    await sendAlerts(agency.services, new Date(Date.now() + 5 * day));
    assert.equal((await mailsTo(person)).length, 1, 'one mail a week');
    await reader.page.goto(linkTo('/alerts/stop/'));
    assert.deepEqual(await violations(reader.page), []);
    await sendAlerts(agency.services, new Date(Date.now() + 8 * day));
    assert.equal((await mailsTo(person)).length, 2, 'to look at the link changes nothing');
    await reader.page.getByRole('button', { name: 'Stop the alert' }).click();
    await reader.page.getByRole('heading', { name: 'This email alert has been stopped' }).waitFor();
    assert.deepEqual(await violations(reader.page), []);
    await arrives(inBath, { bedrooms: 5 });
    await sendAlerts(agency.services, new Date(Date.now() + 60 * day));
    assert.equal((await mailsTo(person)).length, 2);
    await page.reload();
    assert.equal(await listOf(page).getByLabel('Email me new homes').inputValue(), 'N');
    assert.deepEqual(complaints, []);
  });

  it('SRC-18 SAV-16 SAV-28 may be for an area that was drawn with keys alone', async () => {
    const { database } = agency.services;
    const [like] = await database.select().from(properties).where(eq(properties.channel, 'sales'));
    const person = newcomer();
    const context = await agency.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, complaints } = await visit(context, `${agency.url}/search?channel=sales&q=Bath&is_query_search=true`);
    const map = page.locator('agency-search-map');
    const keys = page.keyboard;

    await map.getByRole('button', { name: 'Draw an area' }).focus();
    await keys.press('Enter');
    const corners = map.getByRole('button', { name: /^Point \d/ });
    await keys.press('Enter');
    for (const [index, key] of ['Shift+ArrowRight', 'Shift+ArrowDown'].entries()) {
      const { x, y } = (await corners.first().boundingBox())!;
      await keys.press(key);
      await page.waitForFunction(
        ([label, left, top]) => {
          const now = document.querySelector(`[aria-label^="${label}"]`)!.getBoundingClientRect();
          return Math.hypot(now.left - left, now.top - top) > 150;
        },
        ['Point 1 of', x, y] as const,
      );
      await keys.press('Enter');
      await corners.nth(index + 1).waitFor();
    }
    assert.deepEqual(await violations(page), []);
    await map.getByRole('button', { name: 'Search this area' }).focus();
    await keys.press('Enter');
    await page.waitForURL(/poly-/);
    const { poly = '' } = parseSearchQuery(new URL(page.url()).search);
    const ring = decodePolygon(poly)!;
    assert.equal(ring.length, 3);

    await saver(page).getByRole('button', { name: 'Save this search' }).focus();
    await keys.press('Enter');
    await saver(page).getByRole('button', { name: 'Search saved' }).waitFor();
    await open(page, '#/user/register');
    await fillInRegistration(page, person);
    await open(page, '#/user/saved-searches');
    await listOf(page).getByRole('link', { name: 'Homes for sale in the area drawn on the map' }).waitFor();
    await listOf(page).getByLabel('Email me new homes').selectOption('Weekly');
    await listOf(page).getByText('Emails: weekly.').waitFor({ state: 'attached' });

    await sendAlerts(agency.services);
    const middle = (axis: 0 | 1) => ring.reduce((sum, corner) => sum + corner[axis], 0) / ring.length;
    const within = await arrives(like!, { lat: middle(0), lng: middle(1) });
    await arrives(like!, { lat: ring[0]![0] + 1, lng: ring[0]![1] });
    await sendAlerts(agency.services);
    const [mail] = await mailsTo(person);
    assert.deepEqual(
      [...mail!.text.matchAll(/\/properties\/(\d+)\//g)].map(([, id]) => Number(id)),
      [within],
    );
    assert.deepEqual(complaints, []);
  });

  it('SAV-25 SAV-26 SAV-27 SAV-28 is the same on every device, and none is lost when two are brought together', async () => {
    const person = newcomer();
    const search = (q: string) => `${agency.url}/search?channel=sales&q=${q}&is_query_search=true`;
    const save = async (page: Page) => {
      await saver(page).getByRole('button', { name: 'Save this search' }).click();
      await saver(page).getByRole('button', { name: 'Search saved' }).waitFor();
    };
    const titles = (page: Page) => listOf(page).locator('li a').allTextContents();
    const listed = async (page: Page, count: string) => {
      await open(page, '#/user/saved-searches');
      await listOf(page).getByRole('heading', { name: count, exact: true }).waitFor();
    };

    const { page: laptop } = await visit(await agency.newContext(), search('Wells'));
    await save(laptop);
    await laptop.goto(search('Frome'));
    await save(laptop);
    await open(laptop, '#/user/register');
    await fillInRegistration(laptop, person);

    const { page: phone } = await visit(
      await agency.newContext({ viewport: { width: 390, height: 844 } }),
      search('Frome'),
    );
    await save(phone);
    await phone.goto(search('Devizes'));
    await save(phone);
    await signIn(phone, person);
    await panelOf(phone)
      .getByRole('heading', { name: `Hello ${person.firstName}` })
      .waitFor();
    await listed(phone, '3 Saved Searches');
    assert.deepEqual((await titles(phone)).sort(), [
      'Homes for sale in Devizes',
      'Homes for sale in Frome',
      'Homes for sale in Wells',
    ]);
    assert.deepEqual(await violations(phone), []);

    await laptop.reload();
    await listed(laptop, '3 Saved Searches');
    await listOf(laptop).getByRole('button', { name: 'Remove Homes for sale in Frome' }).click();
    await laptop.getByText('Saved search removed').waitFor();
    await listed(laptop, '2 Saved Searches');
    await phone.reload();
    await listed(phone, '2 Saved Searches');

    await listOf(laptop).getByRole('button', { name: 'Undo: keep Homes for sale in Frome' }).click();
    await listed(laptop, '3 Saved Searches');
    await phone.reload();
    await listed(phone, '3 Saved Searches');

    await listOf(phone).getByRole('link', { name: 'Homes for sale in Devizes' }).click();
    await phone.waitForURL(/q=Devizes/);
    await saver(phone).getByRole('button', { name: 'Search saved' }).waitFor();
    await open(phone, '#/user');
    await panelOf(phone).getByRole('button', { name: 'Sign out' }).click();
    await panelOf(phone).getByRole('heading', { name: 'Keep what you find' }).waitFor();
    await listed(phone, '0 Saved Searches');
    await laptop.reload();
    await listed(laptop, '3 Saved Searches');
  });
});
