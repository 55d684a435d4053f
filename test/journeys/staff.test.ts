import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';

import { staff } from '../../demo/server/schema';
import { runAgency, violations, visit } from './visit';

describe('finding somebody who works for the agency', () => {
  const agency = runAgency({ properties: 30 });

  /** The path, query and hash of the page. */
  const address = (page: Page) => page.url().slice(agency.url.length);
  const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents();

  it('STF-06 STF-07 STF-12 STF-13 STF-15 STF-19 leads from the list through its pages and filters to one of them', async () => {
    const { page, complaints } = await visit(await agency.newContext(), `${agency.url}/staff`);
    await page.locator('agency-staff-search[data-state="ready"]').waitFor();
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Get in touch');
    assert.equal((await names(page)).length, 12);
    assert.deepEqual(await violations(page), []);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Page 2 of 5').waitFor();
    assert.equal(address(page), '/staff?page=2');
    await page.getByRole('link', { name: 'Prev' }).click();
    await page.getByText('Page 1 of 5').waitFor();
    assert.equal(address(page), '/staff');

    await page.getByRole('combobox', { name: 'Location' }).selectOption('Bath');
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Lettings');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Your search results' }).waitFor();
    assert.match(address(page), /^\/staff\?name_to_filter_by=&branch=\d+&department=lettings$/);
    assert.equal(await page.getByRole('combobox', { name: 'Service' }).inputValue(), 'lettings');
    const found = await page.locator('.agency-staff-place').allTextContents();
    assert.match(await page.title(), new RegExp(`^${found.length} (person|people) found \\|`));
    assert.ok(found.length > 0 && found.every((place) => place === 'Works in Bath, Lettings'), found.join());

    const [name = ''] = await page.locator('.agency-staff-link').allTextContents();
    await page.getByRole('combobox', { name: 'Location' }).selectOption('All Locations');
    await page.getByRole('combobox', { name: 'Service' }).selectOption('All Services');
    await page.getByRole('searchbox', { name: 'Name' }).fill(name.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/staff?name_to_filter_by=${name.toLowerCase().replace(' ', '+')}`);
    await page.locator('agency-staff-search[data-state="ready"]').waitFor();
    assert.equal((await names(page)).length, 1);
    await page.locator('.agency-staff-link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    assert.equal(address(page), `/staff/${name.toLowerCase().replace(' ', '-')}`);
    assert.deepEqual(complaints, []);
  });

  it('STF-11 finds people by the words of their name in any order, and with any apostrophe', async () => {
    const { database } = agency.services;
    const [person] = await database.select().from(staff).limit(1);
    const { id, firstName, surname } = person!;
    await database.update(staff).set({ surname: 'D’Arcy' }).where(eq(staff.id, id));
    for (const words of [`${firstName} d'arcy`, `D’ARCY ${firstName}`, ` ${firstName}   darcy `, firstName]) {
      const page = await fetch(`${agency.url}/staff?name_to_filter_by=${encodeURIComponent(words)}`);
      assert.match(await page.text(), new RegExp(`${firstName} D’Arcy`), words);
    }
    const none = await fetch(`${agency.url}/staff?name_to_filter_by=${firstName}+${surname}`);
    assert.doesNotMatch(await none.text(), new RegExp(`${firstName} D’Arcy`));
    await database.update(staff).set({ surname }).where(eq(staff.id, id));
  });

  it('STF-06 STF-11 STF-12 STF-14 works without scripts', async () => {
    const { page } = await visit(await agency.newContext({ javaScriptEnabled: false }), `${agency.url}/staff`);
    assert.equal((await names(page)).length, 12);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('2 / 5').waitFor();
    await page.getByLabel('Location').selectOption('Frome');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Your search results' }).waitFor();
    assert.equal((await names(page)).length, 5);
    await page.getByLabel('Name').fill('Nobody');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText("Sorry we couldn't find a staff member that matched your search.").waitFor();
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Location').selectOption('All Locations');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'All our staff' }).waitFor();
  });
});
